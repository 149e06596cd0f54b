import { describe, expect, it } from '@jest/globals';
import type { Graphics as Shape } from 'pixi.js';
import { pixiTarget } from '../../src/pixi/index.js';
import { itKeepsTheContract } from '../adapters/contract.js';
import { Container, Graphics } from './pixi.js';

/** A box of 100 by 50 on a stage. */
function box(): Shape {
  const graphics = new Graphics().rect(0, 0, 100, 50).fill(0xffffff);
  new Container().addChild(graphics);
  return graphics;
}

describe('a container of PixiJS', () => {
  itKeepsTheContract(
    [
      ...(['x', 'y', 'z', 'rotation', 'scaleX', 'scaleY', 'skewX', 'skewY', 'width', 'height'] as const),
      ...(['opacity', 'color', 'visible', 'flippedX', 'flippedY', 'rotationSkewX', 'rotationSkewY', 'remove'] as const),
    ],
    () => {
      const container = box();
      return {
        target: pixiTarget(container),
        push: (distance) => (container.x += distance),
        isThere: () => container.parent !== null,
      };
    },
  );

  it('has one target', () => {
    const container = new Container();
    expect(pixiTarget(container)).toBe(pixiTarget(container));
    expect(pixiTarget(container).container).toBe(container);
  });

  it('must be a container', () => {
    expect(() => pixiTarget({} as never)).toThrow(
      new TypeError('pixiTarget: container must be a PixiJS 8 container, got an object'),
    );
  });
});
