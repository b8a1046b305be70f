import { expect, test } from 'vitest';
import type { Played, Profile } from '../../wire';
import { recordsOf } from './results';

const played = (game: string, won: boolean): Played => ({ table: '', game, ended: 0, players: [], seat: 0, won, score: 0, replay: '' });

test('games are counted one by one, rated or not', () => {
  const profile: Profile = {
    person: { id: 'a', name: 'Ann', account: true },
    ratings: [{ game: 'bang', games: 9, mu: 25, sigma: 8, shown: 1 }],
    played: [played('risk_halo', false), played('bang', true), played('risk_halo', true)],
  };
  expect(recordsOf(profile).map(({ game, played: many, won, rating }) => [game, many, won, rating?.games ?? null])).toEqual([
    ['risk_halo', 2, 1, null],
    ['bang', 1, 1, 9],
  ]);
});
