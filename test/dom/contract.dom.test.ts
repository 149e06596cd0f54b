import { describe, expect, it } from '@jest/globals';
import { domTarget } from '../../src/dom/index.js';
import { itKeepsTheContract } from '../adapters/contract.js';

describe('an HTML element', () => {
  itKeepsTheContract(
    [
      ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
      ...(['skewX', 'skewY', 'width', 'height', 'opacity', 'color', 'visible', 'flippedX', 'flippedY'] as const),
      ...(['spriteFrame', 'percentage', 'eye', 'remove'] as const),
    ],
    () => {
      const element = document.createElement('div');
      element.style.cssText = 'width: 100px; height: 50px';
      document.body.append(element);
      const target = domTarget(element);
      return {
        target,
        push: (distance) => (domTarget(element).x += distance),
        isThere: () => element.isConnected,
      };
    },
  );

  it('has one target', () => {
    const element = document.createElement('div');
    expect(domTarget(element)).toBe(domTarget(element));
    expect(domTarget(element).element).toBe(element);
    expect(domTarget(element).style('--glow')).toBe(domTarget(element).style('--glow'));
  });

  it('must be there', () => {
    expect(() => domTarget(document.querySelector<HTMLElement>('#nobody')!)).toThrow(
      'domTarget: element must be an object, got null',
    );
  });
});
