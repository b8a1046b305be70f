// RISK as the table page knows it.
import type { IconName } from '../../draw/icons';
import type { Answer, Event } from '../../messages';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import type { Asking, Face, Group, Line, OptionOf, Tone } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import english from './en.ftl?raw';
import { cardOf, factionOf, nameOf } from './facts';
import { motions } from './motions';
import './style.css';
import { land, things } from './things';

type At = Position<'risk_halo'>;
type Worded = Pick<OptionOf<'risk_halo'>, 'answer' | 'text'> & Partial<Pick<OptionOf<'risk_halo'>, 'note'>>;

const GLYPHS: Partial<Record<Answer<'risk_halo'>['kind'], IconName>> = {
  attack: 'target',
  roll: 'dice',
  defend: 'shield',
  attack_until: 'dice',
  move_in: 'run',
  move: 'run',
  move_from: 'run',
  move_to: 'run',
  use: 'card',
  turn_in: 'card',
  place: 'plus',
  claim: 'objective',
  hero_to: 'hero',
  put_token: 'teleport',
  accomplish: 'objective',
};

function group({ answer }: Worded, at: At): Group {
  const glyph = GLYPHS[answer.kind] ?? 'check';
  if (answer.kind === 'attack') {
    const note = say('rh-units-note', { units: at.view.units[answer.source] ?? 0 });
    return { key: `from ${answer.source}`, title: say('rh-from-group', { name: nameOf(at, answer.source) }), glyph, note };
  }
  if ('card' in answer) return { key: 'cards', title: say('rh-cards-group'), glyph: 'card' };
  if ('territory' in answer) {
    const region = at.catalogue.map.regions[at.catalogue.map.territories[answer.territory]!.region]!;
    return { key: `region ${region.id}`, title: region.name, glyph };
  }
  return { key: 'turn', title: say('rh-turn'), glyph };
}

function label({ answer, text, note }: Worded, at: At): string {
  if (answer.kind === 'attack') {
    const name = nameOf(at, answer.target);
    if (note?.kind === 'strength') return say('rh-chance', { name, against: note.against, chance: note.chance });
    return name;
  }
  if ('card' in answer && answer.kind !== 'accomplish') return cardOf(at, answer.card).name;
  if ('territory' in answer && !('units' in answer)) return nameOf(at, answer.territory);
  return text;
}

function asking(table: Table<'risk_halo'>): Asking {
  const { at, question } = table;
  const about = question?.about;
  if (about?.kind === 'attack') {
    const sources = new Set(table.options.flatMap(({ answer }) => (answer.kind === 'attack' ? [answer.source] : [])));
    const touched = [...sources].find((source) => table.touched.includes(land(source)));
    const sub = say('rh-attack-sub', { conquered: at.view.conquered, sources: sources.size });
    if (touched === undefined) return { mark: { glyph: 'target' }, kicker: say('rh-your-attack'), sub };
    const prompt = say('rh-from', { name: nameOf(at, touched), units: at.view.units[touched] ?? 0 });
    return { mark: { glyph: 'target' }, kicker: say('rh-your-attack'), sub, prompt };
  }
  if (about && 'by' in about) {
    const target = 'target' in about ? nameOf(at, about.target) : 'territory' in about ? nameOf(at, about.territory) : '';
    return { mark: { seat: about.by }, kicker: say('rh-invades', { name: at.names[about.by] ?? '', target }) };
  }
  return { mark: { glyph: at.view.battle ? 'dice' : 'objective' }, kicker: say('your-turn') };
}

const LINES: Partial<Record<Event<'risk_halo'>['kind'], readonly [IconName, Tone]>> = {
  invade: ['target', 'big'],
  dice: ['dice', 'plain'],
  losses: ['cross', 'hurt'],
  conquer: ['objective', 'big'],
  move_in: ['run', 'plain'],
  defend: ['shield', 'plain'],
};
/** What is not worth a line: it is seen on the map. */
const SILENT: readonly Event<'risk_halo'>['kind'][] = ['figures'];

function line(event: Event<'risk_halo'>): Line | null {
  if (SILENT.includes(event.kind)) return null;
  const [glyph, tone] = LINES[event.kind] ?? ['spark', 'plain'];
  return { glyph, tone };
}

const namesOf = new WeakMap<object, readonly string[]>();

export const face: Face<'risk_halo'> = {
  id: 'risk_halo',
  title: 'Risk · Halo',
  words: { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) },
  Board,
  Dock,
  things,
  amounts: ['units', 'dice'],
  asking,
  group,
  label,
  line,
  motions,
  portrait: (seat, at) => ({ who: `${factionOf(at, seat)} ${at.names[seat]}`, style: 'helm', tone: `var(--seat-${seat})` }),
  names(at) {
    const known = namesOf.get(at.catalogue) ?? at.catalogue.map.territories.map((one) => one.name);
    namesOf.set(at.catalogue, known);
    return known;
  },
};

