// Steps of a scenario or a replay as positions of the same table.
import type { Catalogue, GameId, LogLine, Step } from '../messages';
import { NOBODY, type Position } from './position';

export interface Told<G extends GameId> {
  readonly game: G;
  readonly names: readonly string[];
  readonly catalogue: Catalogue<G>;
  readonly seat: number | null;
}

/** The position at a step, with everything that was told until there. Nothing can be answered in it. */
export function positionAt<G extends GameId>(told: Told<G>, steps: readonly Step<G>[], at: number): Position<G> {
  const step = steps[at]!;
  const lines = steps.slice(0, at + 1).flatMap((one) => one.lines as LogLine<G>[]);
  const put = step.question && { ...step.question, question: { ...step.question.question, rows: null }, options: [] };
  return {
    game: told.game,
    names: told.names,
    bots: told.names.map(() => false),
    viewer: told.seat ?? NOBODY,
    catalogue: told.catalogue,
    view: step.view,
    put,
    refusals: [],
    lines,
    result: null,
  } as unknown as Position<G>;
}

/** What stands in the bar at a step: what was done and what came of it; where nothing did, who said what and why not. */
export function wordsOf<G extends GameId>(step: Step<G>, names: readonly string[]): string {
  const { given } = step;
  const lines = step.lines as readonly LogLine<GameId>[];
  if (given === null) return '';
  const said = `${names[given.seat] ?? ''}: ${given.words ?? given.answer?.kind ?? ''}`;
  if (given.refused) return `${said}. ${given.refused.text}`;
  const texts = lines.filter((line) => line.told.event.kind !== 'figures').map((line) => line.text);
  return texts.length > 0 ? [...new Set([texts.at(0), texts.at(-1)])].join(' ') : said;
}
