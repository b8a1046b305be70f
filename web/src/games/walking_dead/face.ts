// The Walking Dead as the table page knows it.
import type { IconName } from '../../draw/icons';
import type { Answer, Event } from '../../messages';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import type { Asking, Face, Group, Line, OptionOf, Tone } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import english from './en.ftl?raw';
import { characterOf, faceFacts } from './facts';
import { motions } from './motions';
import './style.css';
import { canonical, placesIn, things, throwable } from './things';

type At = Position<'walking_dead'>;
type Worded = Pick<OptionOf<'walking_dead'>, 'answer' | 'text'>;

const COATS = ['#5b5a43', '#6b4a35', '#44525a', '#59633a', '#5a4358', '#6b5a2e', '#4a4a4a', '#3f5548'];

const GLYPHS: Record<Answer<'walking_dead'>['kind'], IconName> = {
  reroll: 'dice',
  keep: 'check',
  pass: 'cross',
  hit: 'target',
  double: 'target',
  heal: 'aid',
  clear: 'walker',
  take: 'walker',
  shed: 'walker',
};

function group({ answer }: Worded, at: At): Group {
  const glyph = GLYPHS[answer.kind];
  if (answer.kind === 'reroll') {
    const count = placesIn(answer.dice).length;
    return { key: `reroll ${count}`, title: say('wd-again-group', { count }), glyph };
  }
  if ('target' in answer) return { key: `seat ${answer.target}`, title: at.names[answer.target] ?? '', glyph };
  return { key: answer.kind, title: say('wd-keep-group'), glyph };
}

function label({ answer, text }: Worded, at: At): string {
  if (answer.kind !== 'reroll') return text;
  return placesIn(answer.dice)
    .map((place) => faceFacts(at, at.view.dice[place]!).name)
    .join(' + ');
}

function asking(table: Table<'walking_dead'>): Asking {
  const { at, question } = table;
  const about = question?.about;
  if (about?.kind === 'reroll') {
    const sub = `${say('wd-throws', { count: about.left })} · ${say('wd-tap')}`;
    return { mark: { glyph: 'dice' }, kicker: say('wd-your-roll'), sub, prompt: say('wd-which') };
  }
  if (about?.kind === 'aim') return { mark: { glyph: faceFacts(at, about.die).glyph }, kicker: say('wd-your-dice') };
  if (about && 'by' in about && about.by !== null) {
    return { mark: { seat: about.by }, kicker: say('wd-by', { name: at.names[about.by] ?? '' }) };
  }
  return { mark: { glyph: about?.kind === 'clear' ? 'walker' : 'aid' }, kicker: say('wd-your-dice') };
}

const LINES: Partial<Record<Event<'walking_dead'>['kind'], readonly [IconName, Tone]>> = {
  roll: ['dice', 'plain'],
  aim: ['target', 'big'],
  grenade: ['grenade', 'big'],
  infected: ['infection', 'hurt'],
  take_walker: ['walker', 'plain'],
  return_walkers: ['walker', 'good'],
  shed_walkers: ['walker', 'good'],
  overrun: ['walker', 'hurt'],
  walkers_instead: ['walker', 'plain'],
  lose: ['heart', 'hurt'],
  gain: ['aid', 'good'],
  out: ['skull', 'hurt'],
  show_role: ['eye', 'plain'],
  end: ['sheriff', 'big'],
};
/** What is not worth a line: it is seen on the table. */
const SILENT: readonly Event<'walking_dead'>['kind'][] = ['figures', 'keep_dice', 'shuffle_roles', 'take_health'];

function line(event: Event<'walking_dead'>): Line | null {
  if (SILENT.includes(event.kind)) return null;
  const [glyph, tone] = LINES[event.kind] ?? ['spark', 'plain'];
  return { glyph, tone };
}

const NAMES = ['Walkers', 'Walker', 'Infection', 'First Aid', 'Grenade'];

export const face: Face<'walking_dead'> = {
  id: 'walking_dead',
  title: 'The Walking Dead',
  words: { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) },
  Board,
  Dock,
  things,
  sets: { kinds: ['reroll'], members: throwable, canonical },
  amounts: ['walkers'],
  asking,
  group,
  label,
  line,
  motions,
  portrait: (seat, at) => ({
    who: characterOf(at, seat)?.name ?? at.names[seat] ?? '',
    style: 'camp',
    tone: COATS[seat % COATS.length]!,
  }),
  names: () => NAMES,
};
