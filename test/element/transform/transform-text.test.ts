import { describe, expect, it } from '@jest/globals';
import { type TransformNumbers, transformText } from '../../../src/element/transform/transform-text.js';

const still = {
  ...{ x: 0, y: 0, z: 0, rotation: 0, rotationX: 0, rotationY: 0 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1, skewX: 0, skewY: 0, flippedX: false, flippedY: false, view: '' },
};

function textOf(numbers: Partial<TransformNumbers>, outer = '', inner = ''): string {
  return transformText({ ...still, ...numbers }, outer, inner);
}

describe('a transform in CSS', () => {
  it.each<[string, Partial<TransformNumbers>]>([
    ['none', {}],
    ['translate(1.5px, -2px)', { x: 1.5, y: -2 }],
    ['translate(1px, 2px) translateZ(3px)', { x: 1, y: 2, z: 3 }],
    ['rotate(30deg)', { rotation: 30 }],
    ['scale(2, 0.5)', { scaleX: 2, scaleY: 0.5 }],
    ['rotateY(20deg) rotateX(10deg)', { rotationX: 10, rotationY: 20 }],
    ['scale(2, 0.5) scaleZ(3)', { scaleX: 2, scaleY: 0.5, scaleZ: 3 }],
    ['skew(10deg, 20deg)', { skewX: 10, skewY: 20 }],
    ['scale(1, -1)', { flippedY: true }],
    ['matrix3d(1)', { view: 'matrix3d(1)' }],
  ])('is %s', (text, numbers) => {
    expect(textOf(numbers)).toBe(text);
  });

  it('has all parts in the order in which they apply', () => {
    const all = { x: 1, y: 2, rotation: 30, scaleX: 2, skewX: 10, flippedX: true, view: 'view()' };
    expect(textOf(all, 'translate(-50%, 0px)', 'scale(9)')).toBe(
      'translate(-50%, 0px) translate(1px, 2px) rotate(30deg) scale(2, 1) skew(10deg, 0deg) view() scale(-1, 1) scale(9)',
    );
  });
});
