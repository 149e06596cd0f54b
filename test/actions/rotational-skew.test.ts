import { describe, expect, it } from '@jest/globals';
import { rotationalSkewBy, rotationalSkewTo } from 'rx-motion';
import { showing } from './showing.js';

describe('rotationalSkewTo', () => {
  it('rotates each axis the shorter way, as cocos2d-x does', () => {
    const show = showing(rotationalSkewTo(1, { x: 10, y: 350 }), { rotationSkewX: 350, rotationSkewY: 10 });
    expect({ ...show(0.5) }).toEqual({ rotationSkewX: 360, rotationSkewY: 0 });
    expect({ ...show(1) }).toEqual({ rotationSkewX: 370, rotationSkewY: -10 });
  });

  it('touches no axis that is not named', () => {
    const card = { rotationSkewX: 5, rotationSkewY: 0 };
    showing(rotationalSkewTo(1, { y: 90 }), card)(1);
    expect(card).toEqual({ rotationSkewX: 5, rotationSkewY: 90 });
  });
});

describe('rotationalSkewBy', () => {
  it('goes through full rotations, and back', () => {
    const card = { rotationSkewX: 5, rotationSkewY: 0 };
    const turns = rotationalSkewBy(1, { x: 720, y: -90 });
    showing(turns, card)(1);
    expect(card).toEqual({ rotationSkewX: 725, rotationSkewY: -90 });
    showing(turns.reverse(), card)(1);
    expect(card).toEqual({ rotationSkewX: 5, rotationSkewY: 0 });
  });
});
