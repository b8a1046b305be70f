// A game without a board of its own: its table is made from its catalogue, its view and its options.
import { thing, type Thing } from '../../choose/choice';
import type { Answer, GameId } from '../../messages';
import { capital } from '../../ui/marked';
import { say } from '../../words/words.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { partsOf } from './parts';

const NO_WORDS = { en: '', de: () => Promise.resolve('') };

/** Every part of an answer is a thing, in the order in which the game declares them. */
export const things = (answer: Answer<GameId>): Thing[] => partsOf(answer).map(([part, value]) => thing(part, value));

export function genericFace(game: string): Face<GameId> {
  return {
    id: game as GameId,
    title: capital(game.replaceAll('_', ' ')),
    words: NO_WORDS,
    Board,
    Dock,
    things,
    asking: () => ({ mark: { glyph: 'table' }, kicker: say('your-turn') }),
    group: ({ answer }) => ({ key: answer.kind, title: capital(answer.kind.replaceAll('_', ' ')), glyph: 'check' }),
    label: ({ text }) => text,
    line: () => ({ glyph: 'spark', tone: 'plain' }),
    portrait: (seat, at) => ({ who: at.names[seat] ?? '', style: 'camp', tone: `var(--seat-${seat % 8})` }),
    names: () => [],
  };
}
