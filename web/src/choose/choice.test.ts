import { describe, expect, test } from 'vitest';
import { armed, back, begin, exactly, left, menu, open, plain, ready, toggle, touch, type About, type Choice } from './choice';
import type { AnyAnswer } from '../messages';
import { codeOf, optionsOf } from './options';

const about = (option: string, ...things: string[]): About<string> => ({ option, things });

const TURN = begin([
  about('end turn'),
  about('Beer', 'card:7'),
  about('BANG! at Theo', 'card:1', 'seat:1'),
  about('BANG! at Wren', 'card:1', 'seat:4'),
  about('Cat Balou: hand of Theo', 'card:2', 'seat:1'),
  about('Cat Balou: Barrel of Theo', 'card:2', 'seat:1', 'laid:1:60'),
  about('Cat Balou: Scope of Theo', 'card:2', 'seat:1', 'laid:1:61'),
  about('Cat Balou: Mustang of Wren', 'card:2', 'seat:4', 'laid:4:62'),
]);

function after(choice: Choice<string>, ...things: string[]): Choice<string> {
  for (const one of things) {
    const next = touch(choice, one);
    if (next.to !== 'choice') throw new Error(`${one} led to ${next.to}`);
    choice = next.choice;
  }
  return choice;
}

describe('what glows', () => {
  test('at first every source', () => {
    expect([...open(TURN)]).toEqual(['card:7', 'card:1', 'card:2']);
    expect(plain(TURN)).toEqual(['end turn']);
  });
  test('then the targets of the source that was touched', () => {
    expect([...open(after(TURN, 'card:1'))]).toEqual(['seat:1', 'seat:4']);
  });
  test('a target touched first lights the sources that reach it', () => {
    expect([...open(after(TURN, 'seat:4'))]).toEqual(['card:1', 'card:2']);
  });
});

describe('what a touch leads to', () => {
  test('a target with one option left is sent', () => {
    expect(touch(after(TURN, 'card:1'), 'seat:4')).toEqual({ to: 'answer', option: 'BANG! at Wren' });
  });
  test('a target with one option left is sent although its part was not named', () => {
    expect(touch(after(TURN, 'card:2'), 'seat:4')).toEqual({ to: 'answer', option: 'Cat Balou: Mustang of Wren' });
  });
  test('a thing without a target is armed, and sent when touched again', () => {
    const beer = after(TURN, 'card:7');
    expect(armed(beer)).toBe('Beer');
    expect(touch(beer, 'card:7')).toEqual({ to: 'answer', option: 'Beer' });
  });
  test('several options at a target are a menu', () => {
    const theo = after(TURN, 'card:2', 'seat:1');
    expect(menu(theo)).toHaveLength(3);
    expect(ready(theo)).toEqual(['Cat Balou: hand of Theo']);
    expect(touch(theo, 'laid:1:61')).toEqual({ to: 'answer', option: 'Cat Balou: Scope of Theo' });
  });
  test('another source begins anew', () => {
    expect(after(TURN, 'card:1', 'card:7').touched).toEqual(['card:7']);
  });
  test('a source touched again is let go', () => {
    expect(after(TURN, 'card:1', 'card:1').touched).toEqual([]);
  });
  test('what no option is about does nothing', () => {
    expect(touch(after(TURN, 'card:1'), 'seat:6')).toEqual({ to: 'nothing' });
  });
  test('one step back', () => {
    expect(back(after(TURN, 'card:2', 'seat:1')).touched).toEqual(['card:2']);
    expect(left(back(back(after(TURN, 'card:2', 'seat:1'))))).toHaveLength(8);
  });
});

describe('sets', () => {
  const DICE = begin([about('keep'), about('throw 0', 'die:0'), about('throw 2', 'die:2'), about('throw 0 2', 'die:0', 'die:2')]);
  test('a set is sent as it stands', () => {
    const one = toggle(DICE, 'die:2');
    expect(exactly(one)).toBe('throw 2');
    const two = toggle(one, 'die:0');
    expect(exactly(two)).toBe('throw 0 2');
    expect(exactly(toggle(two, 'die:2'))).toBe('throw 0');
    expect(exactly(DICE)).toBeNull();
  });
});

describe('rows', () => {
  const row = { answer: { kind: 'play_at', card: 15, target: 2 }, code: 661, field: 'target', values: [2, 3, 5], unit: 128 };
  test('the code of a value', () => {
    expect([2, 3, 5].map((value) => codeOf(row, value))).toEqual([661, 789, 1045]);
  });
  test('a row is its options', () => {
    const options = optionsOf<AnyAnswer, null>([{ answer: { kind: 'end_turn' }, code: 240 }, row], [['end turn'], ['at Ines', 'at Jonah', 'at Kofi']]);
    expect(options.map((o) => [o.code, o.text])).toEqual([
      [240, 'end turn'],
      [661, 'at Ines'],
      [789, 'at Jonah'],
      [1045, 'at Kofi'],
    ]);
    expect(options[3]?.answer).toEqual({ kind: 'play_at', card: 15, target: 5 });
  });
  test('notes: one for each value, one for all, or none', () => {
    const noted = (notes: (string | null)[]) => optionsOf([{ ...row, notes }]).map((o) => o.note);
    expect(noted(['a', null, 'c'])).toEqual(['a', null, 'c']);
    expect(noted(['all'])).toEqual(['all', 'all', 'all']);
    expect(noted([])).toEqual([null, null, null]);
  });
});
