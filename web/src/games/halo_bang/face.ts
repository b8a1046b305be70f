// Halo BANG! as the table page knows it.
import type { IconName } from '../../draw/icons';
import type { Answer, Event } from '../../messages';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import type { Asking, Face, Group, Line, OptionOf, Tone } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import english from './en.ftl?raw';
import { cardFacts, seatOf, teamOf, weaponsLeft } from './facts';
import { motions } from './motions';
import './style.css';
import { things } from './things';

type At = Position<'halo_bang'>;
type Worded = Pick<OptionOf<'halo_bang'>, 'answer' | 'text'>;

/** Armour in the shades of a team. */
const ARMOUR: Record<string, readonly string[]> = {
  blue: ['#3f79b8', '#5b8fc4', '#3a6a9e'],
  red: ['#b8503a', '#a8442f', '#c8694f'],
  oni: ['#6f62a8'],
};

const PLAIN_GLYPHS: Partial<Record<Answer<'halo_bang'>['kind'], IconName>> = {
  take_damage: 'bolt',
  pay: 'tag',
  turn_overshield: 'plus',
  from_deck: 'cards',
  from_discard: 'cards',
};

const cardOf = (answer: Answer<'halo_bang'>): number | null => ('card' in answer ? answer.card : null);

function group({ answer }: Worded, at: At): Group {
  const card = cardOf(answer);
  if (card === null) return { key: 'plain', title: say('hb-turn'), glyph: PLAIN_GLYPHS[answer.kind] ?? 'check' };
  const { name, glyph, range, damage } = cardFacts(at, card);
  const note = range === null ? {} : { note: `${say('hb-range')} ${range} · ${say('hb-damage')} ${damage}` };
  return { key: `card:${card}`, title: name, glyph, ...note };
}

function label({ answer, text }: Worded, at: At): string {
  switch (answer.kind) {
    case 'attack_with':
    case 'play_on':
    case 'play_for':
      return at.names[answer.target] ?? '';
    case 'play_on_hand':
      return say('hb-hand-of', { name: at.names[answer.target] ?? '' });
    case 'play_on_laid':
      return say('hb-card-of', { name: at.names[answer.target] ?? '', card: cardFacts(at, answer.laid).name });
    default:
      return text;
  }
}

function asking(table: Table<'halo_bang'>): Asking {
  const { at, question } = table;
  const kicker = say('hb-phase', { phase: at.view.phase });
  const answer = table.touched.length > 0 ? table.left[0]?.answer : undefined;
  const card = answer ? cardOf(answer) : null;
  if (answer && card !== null) {
    const facts = cardFacts(at, card);
    const asks = answer.kind === 'attack_with' ? 'hb-attack' : 'target' in answer ? 'hb-at-whom' : 'hb-once-more';
    const sub =
      facts.range === null
        ? facts.effect
        : `${say('hb-range')} ${facts.range} · ${say('hb-damage')} ${facts.damage} · ${say('hb-weapons-left', { count: weaponsLeft(at) })}`;
    return { mark: { glyph: facts.glyph }, kicker, sub, prompt: say(asks, { card: facts.name }) };
  }
  const about = question?.about;
  if (about && 'by' in about) {
    const { name } = cardFacts(at, about.card);
    return {
      mark: { seat: about.by },
      kicker: say('hb-plays', { name: at.names[about.by] ?? '', card: name }),
      sub: say('hb-would-cost', { damage: about.damage }),
    };
  }
  return { mark: { glyph: 'target' }, kicker, sub: say('hb-weapons-left', { count: weaponsLeft(at) }) };
}

const LINES: Partial<Record<Event<'halo_bang'>['kind'], readonly [IconName, Tone]>> = {
  draw: ['plus', 'plain'],
  track: ['plus', 'plain'],
  attack: ['target', 'big'],
  play_card: ['cards', 'big'],
  lay: ['boost', 'big'],
  shield: ['shield', 'good'],
  damage: ['bolt', 'hurt'],
  regain: ['regen', 'good'],
  respawn: ['spark', 'good'],
  kill: ['skull', 'hurt'],
  lose_tag: ['tag', 'hurt'],
  steal: ['panic', 'plain'],
  discard: ['cross', 'plain'],
  discard_at_random: ['cross', 'plain'],
  remove: ['cross', 'plain'],
  pass_odd_ball: ['oddball', 'plain'],
  reveal: ['eye', 'plain'],
  end: ['tag', 'big'],
};
/** What is not worth a line: it is seen on the table. */
const SILENT: readonly Event<'halo_bang'>['kind'][] = ['figures', 'phase', 'discard_played', 'shuffle_deck', 'shuffle_multipliers', 'brace'];

function line(event: Event<'halo_bang'>, at: At): Line | null {
  if (SILENT.includes(event.kind)) return null;
  if (event.kind === 'play_card' || event.kind === 'lay') return { glyph: cardFacts(at, event.card).glyph, tone: 'big' };
  const [glyph, tone] = LINES[event.kind] ?? ['spark', 'plain'];
  return { glyph, tone };
}

const namesOf = new WeakMap<object, readonly string[]>();

export const face: Face<'halo_bang'> = {
  id: 'halo_bang',
  title: 'Halo BANG!',
  words: { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) },
  Board,
  Dock,
  things,
  asking,
  group,
  label,
  line,
  motions,
  portrait(seat, at) {
    const shades = ARMOUR[teamOf(at, seat).key] ?? ARMOUR['oni']!;
    const { spartan } = seatOf(at, seat);
    return { who: `${spartan} ${at.names[seat]}`, style: 'helm', tone: shades[seat % shades.length]! };
  },
  names(at) {
    const known = namesOf.get(at.catalogue) ?? at.catalogue.cards.map((card) => card.name);
    namesOf.set(at.catalogue, known);
    return known;
  },
};
