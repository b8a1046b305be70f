// BANG! as the table page knows it.
import type { IconName } from '../../draw/icons';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import { suited } from '../../ui/marked';
import type { Answer, Event } from '../../messages';
import { say } from '../../words/words.svelte';
import type { Asking, Face, Group, Line, Tone } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import english from './en.ftl?raw';
import { cardFacts, cardWords, characterOf, ownSeat, seatOf, weaponOf } from './facts';
import { motions } from './motions';
import './style.css';
import { things } from './things';

type At = Position<'bang'>;

const COATS = ['#7a3f2a', '#3f5a63', '#5b6b3a', '#6e4a7a', '#8a6a2e', '#7a2f3a', '#44506e'];

/** The card that an answer is about. */
const cardOf = (answer: Answer<'bang'>): number | null => ('card' in answer ? answer.card : null);

const PLAIN_GLYPHS: Partial<Record<Answer<'bang'>['kind'], IconName>> = {
  pass: 'heart',
  use_barrel: 'barrel',
  use_sid: 'cards',
  from_deck: 'cards',
  from_discard: 'cards',
  from_hand: 'panic',
  choose: 'people',
};

function group({ answer, text }: { answer: Answer<'bang'>; text: string }, at: At): Group {
  const card = cardOf(answer);
  if (card === null) return { key: 'plain', title: say('bang-turn'), glyph: PLAIN_GLYPHS[answer.kind] ?? 'check' };
  return { key: `card:${card}`, title: suited(` ${text === '' ? '' : cardWords(at, card)}`).trim(), glyph: cardFacts(at, card).glyph };
}

function label({ answer, text }: { answer: Answer<'bang'>; text: string }, at: At): string {
  switch (answer.kind) {
    case 'play_at':
      return at.names[answer.target] ?? '';
    case 'take_from_hand':
      return say('bang-hand-of', { name: at.names[answer.target] ?? '' });
    case 'take_laid':
      return say('bang-card-of', { name: at.names[answer.target] ?? '', card: cardWords(at, answer.laid) });
    default:
      return suited(text);
  }
}

/** What the bar says while a card is chosen. */
function choosing(table: Table<'bang'>, card: number): Asking {
  const { at } = table;
  const facts = cardFacts(at, card);
  const targets = table.left.filter((option) => 'target' in option.answer);
  if (targets.length === 0) {
    return { mark: { glyph: facts.glyph }, kicker: say('your-turn'), sub: facts.effect, prompt: say('bang-once-more', { card: facts.name }) };
  }
  const own = ownSeat(at);
  const seats = new Set(targets.map((option) => ('target' in option.answer ? option.answer.target : -1)));
  const sub = say('bang-reach', {
    reach: at.view.figures.reach[own.seat] ?? 1,
    weapon: weaponOf(at, own.seat),
    can: seats.size,
    all: at.view.seats.filter((seat) => seat.alive && seat.seat !== own.seat).length,
  });
  const takes = targets.some((option) => option.answer.kind !== 'play_at');
  const prompt = say(takes ? 'bang-whose' : 'bang-at-whom', { card: facts.name });
  return { mark: { glyph: facts.glyph }, kicker: say('your-turn'), sub: facts.key === 'bang' ? sub : facts.effect, prompt };
}

function asking(table: Table<'bang'>): Asking {
  const { at, question } = table;
  const touched = table.left[0] && table.touched.length > 0 ? cardOf(table.left[0].answer) : null;
  if (touched !== null && question?.about.kind === 'play') return choosing(table, touched);
  const about = question?.about;
  if (about && 'card' in about && 'by' in about && about.by !== null && about.by !== undefined) {
    const name = at.names[about.by] ?? '';
    return { mark: { seat: about.by }, kicker: say('bang-plays', { name, card: cardWords(at, about.card) }), sub: cardFacts(at, about.card).effect };
  }
  return { mark: { glyph: 'bang' }, kicker: say('your-turn'), sub: about?.kind === 'play' ? say('bang-glow') : '' };
}

const LINES: Partial<Record<Event<'bang'>['kind'], readonly [IconName, Tone]>> = {
  play_card: ['cards', 'big'],
  lay: ['cards', 'big'],
  draw: ['plus', 'plain'],
  discard: ['cross', 'plain'],
  drop: ['cat_balou', 'plain'],
  steal: ['panic', 'plain'],
  grab: ['panic', 'plain'],
  inherit: ['panic', 'plain'],
  take: ['plus', 'plain'],
  flip: ['cards', 'plain'],
  verdict: ['check', 'plain'],
  open_store: ['store', 'plain'],
  hit: ['heart', 'hurt'],
  regain: ['heart', 'good'],
  cancel: ['missed', 'good'],
  out: ['skull', 'hurt'],
  explode: ['dynamite', 'hurt'],
  pass_on: ['dynamite', 'plain'],
  jail: ['jail', 'plain'],
  reward: ['plus', 'good'],
  penalty: ['cross', 'hurt'],
  show_role: ['eye', 'plain'],
  end: ['sheriff', 'big'],
};
/** What is not worth a line: it is seen on the table. */
const SILENT: readonly Event<'bang'>['kind'][] = ['figures', 'shuffle_deck', 'shuffle_roles', 'load', 'offer', 'seat_characters'];

function line(event: Event<'bang'>, at: At): Line | null {
  if (SILENT.includes(event.kind)) return null;
  if (event.kind === 'play_card' || event.kind === 'lay') {
    return { glyph: cardFacts(at, event.card).glyph, tone: 'big' };
  }
  const [glyph, tone] = LINES[event.kind] ?? ['spark', 'plain'];
  return { glyph, tone };
}

const namesOf = new WeakMap<object, readonly string[]>();

export const face: Face<'bang'> = {
  id: 'bang',
  title: 'BANG!',
  words: { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) },
  Board,
  Dock,
  things,
  asking,
  group,
  label,
  line,
  motions,
  portrait: (seat, at) => ({
    who: characterOf(at, seat)?.name ?? at.names[seat] ?? '',
    style: 'west',
    tone: COATS[seatOf(at, seat).seat % COATS.length]!,
  }),
  names(at) {
    const known = namesOf.get(at.catalogue) ?? at.catalogue.cards.map((card) => card.text);
    namesOf.set(at.catalogue, known);
    return known;
  },
};
