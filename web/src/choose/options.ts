// Rows of a question as the options that they stand for.
import type { AnyAnswer, AnyRow } from '../messages';

/** One answer that may be given now. `row` is where it stands, `text` says it in words. */
export interface Option<A extends AnyAnswer = AnyAnswer, N = unknown> {
  readonly code: number;
  readonly answer: A;
  readonly note: N | null;
  readonly text: string;
  readonly row: number;
}

/** The code of a value of a row. */
export function codeOf(row: AnyRow, value: number): number {
  const first = row.values?.[0] ?? value;
  return row.code + (value - first) * (row.unit ?? 0);
}

/** Every option of these rows, in their order. `texts` has the words of each row's values. */
export function optionsOf<A extends AnyAnswer, N>(
  rows: readonly AnyRow<A, N>[],
  texts: readonly (readonly string[])[] = [],
): Option<A, N>[] {
  return rows.flatMap((row, at) => {
    const notes = row.notes ?? [];
    const said = texts[at] ?? [];
    const { field, values } = row;
    if (!field || !values) {
      return [{ code: row.code, answer: row.answer, note: notes[0] ?? null, text: said[0] ?? row.answer.kind, row: at }];
    }
    return values.map((value, index) => ({
      code: codeOf(row, value),
      answer: { ...row.answer, [field]: value },
      note: (notes.length === 1 ? notes[0] : notes[index]) ?? null,
      text: said[index] ?? row.answer.kind,
      row: at,
    }));
  });
}
