// Flashpoint as the table page knows it.
import type { IconName } from '../../draw/icons';
import type { Event } from '../../messages';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import type { Asking, Face, Group, Line, Tone, Worded } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import english from './en.ftl?raw';
import { activeOf, cellOf, cubeName, glyphOf, shortName, tagOf, teamOf } from './facts';
import { motions } from './motions';
import './style.css';
import { things } from './things';

type At = Position<'flashpoint'>;
type Option = Worded<'flashpoint'>;

/** The weapon that a shot is fired with. */
function weaponOf(note: Option['note'], at: At): string | null {
  if (note?.kind !== 'aim' && note?.kind !== 'cube_aim') return null;
  return at.catalogue.weapons.find((weapon) => weapon.lines.some((line) => line.id === note.line))?.name ?? null;
}

function group({ answer, note }: Option, at: At): Group {
  if ('cube' in answer && (answer.kind === 'move' || answer.kind === 'enter')) {
    const level = cellOf(at, answer.cube).level + 1;
    return { key: `level ${level}`, title: say('fp-level-group', { level }), glyph: 'level' };
  }
  if (answer.kind === 'shoot_at' || answer.kind === 'shoot_cube') {
    const reach = note?.kind === 'aim' || note?.kind === 'cube_aim' ? { note: say('fp-range', { range: note.reach }) } : {};
    return { key: `arm ${answer.arm}`, title: weaponOf(note, at) ?? tagOf(at, activeOf(at) ?? 0), glyph: glyphOf(answer.kind), ...reach };
  }
  return { key: answer.kind === 'stand' ? 'stand' : 'plain', title: say('fp-plain'), glyph: glyphOf(answer.kind) };
}

/** At whom, how it is fired, and the dice. */
function shot(answer: { mode: number }, target: string, note: Option['note'], at: At): string {
  const mode = answer.mode > 0 ? say('fp-mode', { mode: at.catalogue.modes[answer.mode] ?? '' }) : '';
  const dice = note?.kind === 'aim' || note?.kind === 'cube_aim' ? `${note.dice} × ${note.need}+` : '';
  return [target, mode, dice].filter(Boolean).join(' · ');
}

function label({ answer, text, note }: Option, at: At): string {
  if (answer.kind === 'shoot_at' && !answer.ammo) return shot(answer, tagOf(at, answer.target), note, at);
  if (answer.kind === 'shoot_cube') return shot(answer, cubeName(at, answer.cube), note, at);
  if (answer.kind === 'move') return `${cubeName(at, answer.cube)} ${at.catalogue.places[answer.place]?.name ?? ''}`;
  if (answer.kind === 'enter') return cubeName(at, answer.cube);
  return text;
}

const MOVES: readonly string[] = ['move', 'deploy', 'place'];

function asking(table: Table<'flashpoint'>): Asking {
  const { at, question } = table;
  const active = activeOf(at);
  const name = active === null ? '' : `${shortName(at, at.view.models[active]!)} ${tagOf(at, active)}`;
  const kind = question?.about.kind ?? '';
  if (MOVES.includes(kind) && active !== null) {
    const cubes = new Set(table.options.flatMap(({ answer }) => ('cube' in answer ? [answer.cube] : [])));
    return { mark: { glyph: 'run' }, kicker: say('fp-moves', { tag: name }), ...(cubes.size > 0 ? { sub: say('fp-cubes', { count: cubes.size }) } : {}) };
  }
  const glyph: IconName = kind.includes('shoot') || kind === 'target' ? 'target' : kind.includes('dice') || kind === 'reroll' ? 'dice' : 'cube';
  return { mark: { glyph }, kicker: active === null ? say('your-turn') : say('fp-acts', { tag: name }) };
}

const LINES: Partial<Record<Event<'flashpoint'>['kind'], readonly [IconName, Tone]>> = {
  activate: ['play', 'big'],
  act: ['bolt', 'plain'],
  move: ['run', 'plain'],
  fall: ['run', 'hurt'],
  push_model: ['run', 'plain'],
  shot: ['target', 'big'],
  fight: ['duel', 'big'],
  roll: ['dice', 'plain'],
  roll_command: ['dice', 'plain'],
  pool: ['dice', 'plain'],
  die: ['dice', 'plain'],
  spend: ['dice', 'plain'],
  hits: ['bolt', 'hurt'],
  lose_shields: ['shield', 'hurt'],
  regain_shields: ['shield', 'good'],
  heal: ['aid', 'good'],
  wound: ['heart', 'hurt'],
  kill: ['skull', 'hurt'],
  explosion: ['grenade', 'hurt'],
  lay_item: ['cache', 'plain'],
  pick_up_item: ['cache', 'plain'],
  pick_up_weapon: ['gun', 'plain'],
  drop_weapon: ['gun', 'plain'],
  score: ['objective', 'good'],
  round: ['clock', 'plain'],
  end: ['objective', 'big'],
};
/** What is not worth a line: it is seen on the board. */
const SILENT: readonly Event<'flashpoint'>['kind'][] = ['figures'];

function line(event: Event<'flashpoint'>): Line | null {
  if (SILENT.includes(event.kind)) return null;
  const [glyph, tone] = LINES[event.kind] ?? ['spark', 'plain'];
  return { glyph, tone };
}

const TAGS = ['A', 'B'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((number) => `${letter}${number}`));
const ARMOUR = { a: '#3f79b8', b: '#b8503a' };

export const face: Face<'flashpoint'> = {
  id: 'flashpoint',
  title: 'Flashpoint',
  words: { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) },
  Board,
  Dock,
  things,
  asking,
  group,
  label,
  line,
  motions,
  short: ({ answer }, at) => ('cube' in answer ? cubeName(at, answer.cube) : null),
  portrait: (seat, at) => ({ who: at.names[seat] ?? '', style: 'helm', tone: ARMOUR[teamOf(at, seat)] }),
  names: () => TAGS,
};

