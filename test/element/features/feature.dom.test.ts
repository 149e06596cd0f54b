import { afterEach, expect, it } from '@jest/globals';
import { domTarget } from '../../../src/dom/index.js';
import { addProperties, hostOf } from '../../../src/element/features/feature.js';

afterEach(() => document.body.replaceChildren());

it('adds properties to a target, and shows each change before it takes effect', () => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  const shown: unknown[] = [];
  addProperties(hostOf('withLight', target), { light: 1, shade: 2 }, (next, before) => {
    if (next.light < 0) throw new RangeError('too dark');
    shown.push([{ ...before }, next]);
  });
  const lit = target as typeof target & { light: number; shade: number };
  lit.light = 5;
  expect(() => (lit.light = -1)).toThrow('too dark');
  expect([lit.light, lit.shade]).toEqual([5, 2]);
  expect(shown).toEqual([
    [
      { light: 1, shade: 2 },
      { light: 5, shade: 2 },
    ],
  ]);
});

it('rejects anything but the target of an element', () => {
  expect(() => hostOf('withLight', { element: document.body } as never)).toThrow(
    new TypeError('withLight: target must be domTarget(element) of rx-motion/dom, got an object'),
  );
});
