import { describe, expect, test } from 'vitest';
import { lineOf, MOST_CODE, MOST_LETTERS, pack, spanOf, unpack } from './link';

const POSITION = '[given]\nseats = [\n  { name = "Ann", role = "Sheriff" },\n  { name = "Zoë" },\n]\n';

/** Letters that cannot be packed. */
const noise = (letters: number): string => {
  let seed = 7;
  return Array.from({ length: letters }, () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90))).join('');
};

describe('a position in an address', () => {
  test('comes back as it was, and needs no letter that an address may not have', async () => {
    const code = await pack(POSITION);
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpack(code)).toBe(POSITION);
  });
  test('that is too long is refused', async () => {
    await expect(pack(noise(MOST_LETTERS))).rejects.toThrow('too long');
    await expect(unpack('A'.repeat(MOST_CODE + 1))).rejects.toThrow('too long');
  });
  test('that unpacks to more than a position has is refused', async () => {
    await expect(unpack(await pack('x'.repeat(MOST_LETTERS + 1)))).rejects.toThrow('too long');
    await expect(unpack(await pack('x'.repeat(900_000)))).rejects.toThrow('too long');
  });
  test('that is none is refused', async () => {
    for (const code of ['', 'AAAA', '!!', 'hello world']) await expect(unpack(code)).rejects.toThrow();
  });
});

describe('a fault', () => {
  test('names its line', () => {
    expect(lineOf('Invalid value (at line 12, column 3)')).toBe(12);
    expect(lineOf('given.seats[2].life must be from 0 to 4, not 9')).toBeNull();
  });
  test('is found in the text', () => {
    expect(POSITION.slice(...spanOf(POSITION, 2))).toBe('seats = [');
    expect(POSITION.slice(...spanOf(POSITION, 99))).toBe('');
  });
});
