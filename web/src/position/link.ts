// A position in an address: its text, packed and written in letters that an address may have. No server is asked.

/** As many letters as the server takes. */
export const MOST_LETTERS = 6000;
/** Addresses that are longer are cut off by some programs. */
export const MOST_CODE = 4000;

const CHUNK = 8192;

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const part = read.value as Uint8Array;
    if (parts.length + part.length > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    for (let at = 0; at < part.length; at += CHUNK) parts.push(...part.subarray(at, at + CHUNK));
  }
  return Uint8Array.from(parts);
}

/** The text as a code for an address; a RangeError if it is too long for one. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'), MOST_CODE);
  const code = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (code.length > MOST_CODE) throw new RangeError('too long');
  return code;
}

/** The text of a code; an error if there is none in it, or more than a position has. */
export async function unpack(code: string): Promise<string> {
  if (code.length > MOST_CODE) throw new RangeError('too long');
  const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const told = await through(bytes, new DecompressionStream('deflate-raw'), 4 * MOST_LETTERS);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(told);
  if (text.length > MOST_LETTERS) throw new RangeError('too long');
  return text;
}

/** The line that a fault names, from 1 on, if it names one. */
export function lineOf(fault: string): number | null {
  const found = /\bline (\d+)/.exec(fault);
  return found ? Number(found[1]) : null;
}

/** From where to where a line goes in a text. */
export function spanOf(text: string, line: number): [number, number] {
  const before = text.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const end = text.indexOf('\n', before);
  return [Math.min(before, text.length), end < 0 ? text.length : end];
}
