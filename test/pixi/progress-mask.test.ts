import { describe, expect, it } from '@jest/globals';
import type { Graphics as Shape } from 'pixi.js';
import { pixiTarget } from '../../src/pixi/index.js';
import { Container, Graphics, Sprite, Texture } from './pixi.js';

const bar = { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } } as const;

/** A container with a box of 200 by 100 at (-10, -20), and a mask for it. */
function masked() {
  const container = new Container({ children: [new Graphics().rect(-10, -20, 200, 100).fill(0xffffff)] });
  const mask = new Graphics();
  const target = pixiTarget(container, { mask });
  return { container, mask, target };
}

/** Left, top, right and bottom of the drawing. */
function extent(shape: Shape): number[] {
  const { minX, minY, maxX, maxY } = shape.getLocalBounds();
  return [minX, minY, maxX, maxY];
}

describe('the mask of a container', () => {
  it('shows the part of its progress, and all of it without one', () => {
    const { container, mask, target } = masked();
    expect([mask.parent === container, container.mask ?? null]).toEqual([true, null]);
    target.progress = bar;
    target.percentage = 25;
    expect(container.mask === mask).toBe(true);
    expect(extent(mask)).toEqual([-10, -20, 40, 80]);
    target.percentage = 100;
    expect(extent(mask)).toEqual([-10, -20, 190, 80]);
    target.progress = undefined;
    expect(container.mask).toBeFalsy();
  });

  it('covers the content of the container, wherever that begins', () => {
    const container = new Container({ children: [new Graphics().rect(10, 20, 200, 100).fill(0xffffff)] });
    const mask = new Graphics();
    const target = pixiTarget(container, { mask });
    target.progress = bar;
    target.percentage = 25;
    expect(extent(mask)).toEqual([10, 20, 60, 120]);
    target.progress = undefined;
    expect([container.getLocalBounds().minX, container.getLocalBounds().minY]).toEqual([10, 20]);
  });

  it('keeps its part when its target is requested again', () => {
    const { container, mask, target } = masked();
    target.progress = bar;
    target.percentage = 25;
    expect(pixiTarget(container, { mask }).percentage).toBe(25);
    expect(extent(mask)).toEqual([-10, -20, 40, 80]);
  });

  it('is replaced by another mask, which shows the same part', () => {
    const { container, mask, target } = masked();
    target.progress = bar;
    target.percentage = 25;
    const other = new Graphics();
    expect(pixiTarget(container, { mask: other }).percentage).toBe(25);
    expect([mask.parent, container.mask === other]).toEqual([null, true]);
    expect(extent(other)).toEqual([-10, -20, 40, 80]);
    other.destroy();
    pixiTarget(container, { mask });
    expect([container.mask === mask, container.children.length]).toEqual([true, 2]);
    expect(extent(mask)).toEqual([-10, -20, 40, 80]);
  });

  it('keeps its shape when it gets a wrong one', () => {
    const { target } = masked();
    target.progress = bar;
    expect(() => (target.progress = { type: 'ring' } as never)).toThrow(RangeError);
    expect(target.progress).toBe(bar);
  });

  it('needs a container that can have children', () => {
    expect(() => pixiTarget(new Sprite(Texture.WHITE) as never, { mask: new Graphics() })).toThrow(
      new TypeError('pixiTarget: the container must be able to have children if a mask is given, got a sprite'),
    );
  });
});
