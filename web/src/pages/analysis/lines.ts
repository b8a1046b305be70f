// An analysis as lines over time: how likely each side was to win, and how well the others knew a role.
import type { Analysis } from '../../wire';

/** A value at each question, and at the end of the game if it is known then. */
export interface Line {
  readonly name: string;
  /** Whose colour it has. */
  readonly seat: number;
  readonly values: readonly number[];
}

/** Chances are drawn as the mean of so many questions before, and after: single ones jump with the luck of the imagined games. */
const AROUND = 2;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Each value as the mean of its neighbours and itself. */
export const smooth = (values: readonly number[], around = AROUND): number[] =>
  values.map((_, at) => mean(values.slice(Math.max(0, at - around), at + around + 1)));

/** The seats that win together, in the order of the table. */
export function sidesOf(found: Analysis): { name: string; seats: number[] }[] {
  const sides = new Map<string, number[]>();
  for (const player of found.players) sides.set(player.side, [...(sides.get(player.side) ?? []), player.seat]);
  return [...sides.values()].map((seats) => ({ name: seats.map((seat) => found.names[seat] ?? '').join(', '), seats }));
}

/** How likely each side was to win, and at the end whether it has. */
export function chanceLines(found: Analysis): Line[] {
  return sidesOf(found).map(({ name, seats }) => {
    const hopes = smooth(found.decisions.map((decision) => mean(seats.map((seat) => decision.chances[seat] ?? 0))));
    const end = found.winners.length > 0 ? [seats.some((seat) => found.winners.includes(seat)) ? 1 : 0] : [];
    return { name, seat: seats[0] ?? 0, values: [...hopes, ...end] };
  });
}

/** What was believed of a seat at a question, as odds of the roles: by one seat, or by all others on average. */
export function believed(found: Analysis, at: number, seat: number, eyes: number | null): number[] {
  const told = found.decisions[at]?.beliefs ?? [];
  const seen = eyes === null ? told.filter((_, viewer) => viewer !== seat) : told.slice(eyes, eyes + 1);
  return found.roles.map((_, role) => mean(seen.map((of) => of[seat]?.[role] ?? 0)));
}

/** How likely the role that each seat had was held to be. */
export function beliefLines(found: Analysis, eyes: number | null): Line[] {
  return found.had
    .map((role, seat) => ({
      name: `${found.names[seat] ?? ''}: ${found.roles[role] ?? ''}`,
      seat,
      values: found.decisions.map((_, at) => believed(found, at, seat, eyes)[role] ?? 0),
    }))
    .filter((line) => line.seat !== eyes);
}

/** A line as the path of a drawing that is so wide and so high; 0 is at the bottom. */
export function pathOf(values: readonly number[], last: number, width: number, height: number): string {
  const x = (at: number): string => ((at / Math.max(1, last)) * width).toFixed(1);
  const y = (value: number): string => ((1 - value) * height).toFixed(1);
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
}

/** The question that is nearest to a place across the drawing, from 0 to 1. */
export const nearest = (across: number, last: number, most: number): number => Math.min(most, Math.max(0, Math.round(across * last)));
