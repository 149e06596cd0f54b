import { expect, it } from '@jest/globals';
import { cssValues, to } from 'rx-motion';
import { numbersOf, partsOf } from '../../src/actions/parts.js';

interface Lamp {
  name: string;
  light: { power: number; place: { x: number } };
}
const lamp = (): Lamp => ({ name: '5px', light: { power: 1, place: { x: 2 } } });

it('lists values at any depth by their paths, in the order given', () => {
  const parts = partsOf<Lamp>('to', { light: { place: { x: 8 }, power: 4 }, name: '7px' }, cssValues());
  expect(parts.map(({ lens, value }) => [lens.name, value])).toEqual([
    ['light.place.x', 8],
    ['light.power', 4],
    ['name', '7px'],
  ]);
  const target = lamp();
  for (const { lens, value } of parts) lens.write(target, value as number);
  expect(target).toEqual({ name: '7px', light: { power: 4, place: { x: 8 } } });
});

it('looks up objects inside a target each time, and finds nothing in missing ones', () => {
  const [{ lens }] = partsOf<Lamp>('to', { light: { place: { x: 8 } } }) as [ReturnType<typeof partsOf<Lamp>>[0]];
  const target = lamp();
  expect(lens.read(target)).toBe(2);
  target.light = { power: 0, place: { x: 9 } };
  expect(lens.read(target)).toBe(9);
  expect(lens.read({ name: '', light: null } as never)).toBeUndefined();
});

it('are numbers only if all of them are', () => {
  expect(numbersOf(partsOf('to', { x: 1, deep: { y: 2 } }))?.values).toEqual([1, 2]);
  expect(numbersOf(partsOf('to', { x: 1, deep: { y: '2px' } }, cssValues()))).toBeUndefined();
});

it.each([
  [null, 'to: values must be an object, got null'],
  [{ light: null }, 'to: light must be an object, got null'],
  [{ light: { power: NaN } }, 'to: light.power must be a finite number, got NaN'],
  [{ light: { power: true } }, 'to: light.power must be a number, a string or an object, got true'],
  [{ light: { name: 'none' } }, 'to: light.name must be a CSS colour or a string with numbers, got "none"'],
])('names the path at which the values %p are wrong', (values, message) => {
  expect(() => partsOf('to', values as never, cssValues())).toThrow(message);
});

it('explains what a curve is if it finds a word in place of options', () => {
  expect(() => to(1, { x: 8 }, 'ease-out' as never)).toThrow(
    new TypeError('to: curve must be a function such as cubicOut of rx-motion, got "ease-out"'),
  );
  expect(() => to(1, { x: 8 }, 5 as never)).toThrow(new TypeError('to: options must be an object, got 5'));
});
