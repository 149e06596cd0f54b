import { describe, expect, it } from '@jest/globals';
import { type TransformNumbers, transformText } from '../../../src/dom/transform/transform-text.js';

const still = {
  ...{ x: 0, y: 0, z: 0, rotation: 0, rotationX: 0, rotationY: 0, rotationSkewY: 0 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1, skewX: 0, skewY: 0, flippedX: false, flippedY: false, view: '' },
};

function textOf(numbers: Partial<TransformNumbers>, own: { baseX?: string; inner?: string } = {}): string {
  return transformText({ ...still, ...numbers }, { baseX: '', baseY: '', inner: '', ...own });
}

describe('a transform in CSS', () => {
  it.each<[string, Partial<TransformNumbers>]>([
    ['none', {}],
    ['translate(1.5px, -2px)', { x: 1.5, y: -2 }],
    ['translate3d(1px, 2px, 3px)', { x: 1, y: 2, z: 3 }],
    ['rotate(30deg)', { rotation: 30, rotationSkewY: 30 }],
    ['scale(2, 0.5)', { scaleX: 2, scaleY: 0.5 }],
    ['scale3d(2, 0.5, 3)', { scaleX: 2, scaleY: 0.5, scaleZ: 3 }],
    ['skew(10deg, 20deg)', { skewX: 10, skewY: 20 }],
    ['scale(1, -1)', { flippedY: true }],
    ['matrix3d(1)', { view: 'matrix3d(1)' }],
  ])('is %s', (text, numbers) => {
    expect(textOf(numbers)).toBe(text);
  });

  it('adds to a length that depends on a size', () => {
    expect(textOf({}, { baseX: '-50%' })).toBe('translate(calc(-50% + 0px), 0px)');
    expect(textOf({ x: 1, y: -2 }, { baseX: 'min(50%, 9px)' })).toBe('translate(calc(min(50%, 9px) + 1px), -2px)');
  });

  it('rotates in space about one axis', () => {
    expect(textOf({ rotationX: 0, rotationY: 180 })).toMatch(/^rotate3d\(0, 1, 0, 3\.14159\d*rad\)$/);
    const [x, y, z, angle] = textOf({ rotationX: 90 }).slice('rotate3d('.length).split(', ').map(parseFloat);
    expect([y, z]).toEqual([0, 0]);
    expect(x).toBeGreaterThan(0);
    expect(angle).toBeCloseTo(Math.PI / 2, 12);
  });

  it('rotates the horizontal axis alone within a rotation and a scale', () => {
    expect(textOf({ rotationSkewY: 90, scaleX: 2 })).toMatch(/^scale\(2, 1\) matrix\(\S+, 2, 0, 1, 0, 0\)$/);
    expect(textOf({ rotationSkewY: 90, scaleY: 0 })).toMatch(/^scale\(1, 0\) matrix\(\S+, 0, 0, 1, 0, 0\)$/);
  });

  it('has all parts in the order in which they apply', () => {
    const all = { x: 1, y: 2, rotation: 30, rotationSkewY: 30, scaleX: 2, skewX: 10, flippedX: true, view: 'view()' };
    expect(textOf(all, { inner: 'scale(9)' })).toBe(
      'translate(1px, 2px) rotate(30deg) scale(2, 1) skew(10deg, 0deg) view() scale(-1, 1) scale(9)',
    );
  });
});
