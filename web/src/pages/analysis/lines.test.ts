import { describe, expect, test } from 'vitest';
import type { Analysis, Decision, Performance } from '../../wire';
import { believed, beliefLines, chanceLines, nearest, pathOf, sidesOf, smooth } from './lines';

const decision = (number: number, chances: number[], beliefs: number[][][] = []): Decision => ({
  number,
  seat: 0,
  question: '',
  answer: 0,
  words: '',
  value: 0,
  options: [],
  loss: 0,
  error: 0,
  why: '',
  chances,
  beliefs,
});
const player = (seat: number, side: string): Performance => ({ seat, name: '', side, dealt: {}, won: false, decisions: 0, loss: 0, mistakes: [] });

const SURE = [[1, 0], [0, 1], [0.5, 0.5]];
const FOUND: Analysis = {
  game: 'bang',
  title: 'BANG!',
  names: ['Ann', 'Ben', 'Carl'],
  settings: {},
  result: '',
  winners: [0, 2],
  budget: 16,
  players: [player(0, 'law'), player(1, 'outlaws'), player(2, 'law')],
  decisions: [decision(0, [0.2, 0.5, 0.4], [SURE, SURE, [[0.6, 0.4], [0, 1], [1, 0]]]), decision(1, [1, 0, 1])],
  mistakes: [],
  turning: null,
  roles: ['Law', 'Outlaw'],
  had: [0, 1, 0],
};

test('each value as the mean of its neighbours', () => {
  expect(smooth([0, 1, 0], 1)).toEqual([0.5, 1 / 3, 0.5]);
});

describe('chances', () => {
  test('those who win together are one line, under their names', () => {
    expect(sidesOf(FOUND)).toEqual([
      { name: 'Ann, Carl', seats: [0, 2] },
      { name: 'Ben', seats: [1] },
    ]);
  });
  test('a line ends where the game did', () => {
    expect(chanceLines(FOUND).map((line) => line.values.at(-1))).toEqual([1, 0]);
    expect(chanceLines({ ...FOUND, winners: [] })[0]?.values).toHaveLength(2);
  });
});

describe('beliefs', () => {
  test('in the eyes of one, or of all others', () => {
    expect(believed(FOUND, 0, 0, 2)).toEqual([0.6, 0.4]);
    expect(believed(FOUND, 0, 0, null)).toEqual([0.8, 0.2]);
  });
  test('nobody doubts his own role', () => {
    expect(beliefLines(FOUND, 1).map((line) => line.name)).toEqual(['Ann: Law', 'Carl: Law']);
  });
});

test('a line is drawn from the left to the right', () => {
  expect(pathOf([0, 1, 0.5], 2, 100, 50)).toBe('M0.0 50.0L50.0 0.0L100.0 25.0');
  expect([nearest(-1, 10, 9), nearest(0.52, 10, 9), nearest(2, 10, 9)]).toEqual([0, 5, 9]);
});
