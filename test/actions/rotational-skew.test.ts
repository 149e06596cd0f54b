import { describe, expect, it } from '@jest/globals';
import { rotationalSkewTo } from 'rx-motion';
import { showing } from './showing.js';

describe('rotationalSkewTo', () => {
  it('rotates each axis the shorter way, as cocos2d-x does', () => {
    const show = showing(rotationalSkewTo(1, { x: 10, y: 350 }), { rotationSkewX: 350, rotationSkewY: 10 });
    expect({ ...show(0.5) }).toEqual({ rotationSkewX: 360, rotationSkewY: 0 });
    expect({ ...show(1) }).toEqual({ rotationSkewX: 370, rotationSkewY: -10 });
  });
});

describe('rotationalSkewBy', () => {});
