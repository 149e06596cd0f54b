import { describe, expect, it } from '@jest/globals';
import { DrawOrder } from '../../src/canvas/draw-order.js';
import { Sprite } from '../../src/canvas/index.js';

describe('the order in which a stage draws', () => {
  it('is by z, then as sprites were added', () => {
    const [a, b, c] = [new Sprite({ z: 1 }), new Sprite({ z: 0 }), new Sprite({ z: 1 })];
    expect(new DrawOrder().of(new Set([a, b, c]))).toEqual([b, a, c]);
  });

  it('is kept until a z changes, or sprites come or go', () => {
    const [a, b] = [new Sprite({ z: 0 }), new Sprite({ z: 1 })];
    const sprites = new Set([a, b]);
    const order = new DrawOrder();
    const first = order.of(sprites);
    expect(order.of(sprites)).toBe(first);
    a.z = 2;
    expect(order.of(sprites)).toEqual([b, a]);
    const c = new Sprite({ z: -1 });
    sprites.delete(a);
    sprites.add(c);
    order.forget();
    expect(order.of(sprites)).toEqual([c, b]);
  });
});
