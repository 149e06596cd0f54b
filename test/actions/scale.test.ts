import { describe, expect, it } from '@jest/globals';
import { scaleBy, scaleTo } from 'rx-motion';
import { showing } from './showing.js';

const box = () => ({ scaleX: 1, scaleY: 2, scaleZ: 3 });

it.each([
  { name: 'scaleTo with a number scales x and y', action: scaleTo(1, 4), end: { scaleX: 4, scaleY: 4, scaleZ: 3 } },
  { name: 'scaleTo scales only the named axes', action: scaleTo(1, { z: 0 }), end: { ...box(), scaleZ: 0 } },
  { name: 'scaleBy with a number multiplies x and y', action: scaleBy(1, 4), end: { scaleX: 4, scaleY: 8, scaleZ: 3 } },
  { name: 'scaleBy multiplies only the named axes', action: scaleBy(1, { z: -2 }), end: { ...box(), scaleZ: -6 } },
])('$name', ({ action, end }) => {
  expect({ ...showing(action as ReturnType<typeof scaleTo>, box())(1) }).toEqual(end);
});

describe('the reverse of scaleBy', () => {
  it('divides by the factors', () => {
    const show = showing(scaleBy(1, { x: 4, y: 0.5 }).reverse(), box());
    expect({ ...show(1) }).toEqual({ ...box(), scaleX: 0.25, scaleY: 4 });
  });

  it('is rejected if a factor is 0', () => {
    expect(() => scaleBy(1, 0).reverse()).toThrow(RangeError);
    expect(() => scaleBy(1, { x: 2, y: 0 }).reverse()).toThrow(RangeError);
  });
});
