import { describe, expect, it } from '@jest/globals';
import { skewBy, skewTo } from 'rx-motion';
import { showing } from './showing.js';

describe.each([
  { name: 'skewTo', action: skewTo(1, { x: 0, y: 0 }), end: { skewX: 0, skewY: 0 } },
  { name: 'skewBy', action: skewBy(1, { x: 0, y: 0 }), end: { skewX: 20, skewY: 40 } },
])('$name', ({ action, end }) => {
  it('drops half rotations of x and full ones of y at its start, as cocos2d-x does', () => {
    const show = showing(action, { skewX: 200, skewY: 400 });
    expect({ ...show(0) }).toEqual({ skewX: 20, skewY: 40 });
    expect({ ...show(1) }).toEqual(end);
    expect({ ...show(-1) }).toEqual({ skewX: 200, skewY: 400 });
  });
});

describe('skewTo', () => {
  it('goes the shorter way', () => {
    const show = showing(skewTo(1, { x: 350, y: -190 }), { skewX: 10, skewY: 0 });
    expect({ ...show(1) }).toEqual({ skewX: -10, skewY: 170 });
  });
});
