import { describe, expect, it } from '@jest/globals';
import { domTarget } from '../../../src/dom/index.js';
import { itKeepsTheContract } from '../../adapters/contract.js';

describe('an HTML element', () => {
  itKeepsTheContract(
    [
      ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
      ...(['skewX', 'skewY', 'width', 'height', 'opacity', 'color', 'visible', 'flippedX', 'flippedY'] as const),
      ...(['spriteFrame', 'percentage', 'rotationSkewX', 'rotationSkewY', 'eye', 'remove'] as const),
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
    const element = document.body.appendChild(document.createElement('div'));
    const target = domTarget(element);
    expect(target.element).toBe(element);
    expect(domTarget(element).style('--glow')).toBe(domTarget(element).style('--glow'));
    element.remove();
    expect(domTarget(element)).toBe(target);
  });

  it('must be there', () => {
    expect(() => domTarget(document.querySelector<HTMLElement>('#nobody')!)).toThrow(
      'domTarget: element must be an object, got null',
    );
  });

  it('must be in the document, where it looks like something', () => {
    const element = document.createElement('div');
    const message = 'domTarget: element must be in the document, got one that is not';
    expect(() => domTarget(element)).toThrow(message);
    document.body.append(element);
    domTarget(element);
    element.remove();
    expect(() => domTarget(element, { color: 'background-color' })).toThrow(message);
  });
});
