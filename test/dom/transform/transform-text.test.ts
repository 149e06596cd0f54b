import { describe, expect, it } from '@jest/globals';
import { planeText, restText, rotateText, scaleText, translateText } from '../../../src/dom/transform/transform-text.js';

const upright = { rotation: 0, rotationSkewY: 0, scaleX: 1, scaleY: 1 };
const straight = { ...upright, skewX: 0, skewY: 0, flippedX: false, flippedY: false, eye: { x: 0, y: 0, z: 1 } };

describe('transforms in CSS', () => {
  it('say a move, in the plane or in space, with what depends on a size', () => {
    expect(translateText(1.5, -2, 0, '', '')).toBe('1.5px -2px');
    expect(translateText(1, 2, 3, '', '')).toBe('1px 2px 3px');
    expect(translateText(1, -2, 0, 'min(50%, 9px)', '')).toBe('calc(min(50%, 9px) + 1px) -2px');
  });

  it('say a turn in the plane as an angle, and any other about an axis', () => {
    expect(rotateText(30, 0, 0)).toBe('30deg');
    expect(rotateText(0, 180, 0)).toMatch(/^1 0 \S+ 3.14159\d*rad$/);
    const [x, y, z, angle] = rotateText(0, 0, 90).split(' ').map(parseFloat);
    expect([x, z]).toEqual([0, 0]);
    expect(y).toBeGreaterThan(0);
    expect(angle).toBeCloseTo(Math.PI / 2, 12);
  });

  it('say a scale in the plane in two numbers', () => {
    expect(scaleText(2, 0.5, 1)).toBe('2 0.5');
    expect(scaleText(2, 0.5, 3)).toBe('2 0.5 3');
  });

  it('say nothing where there is nothing', () => {
    expect(restText(straight, '')).toBe('');
    expect(planeText(1, 2, 0, '')).toBe('translate(1px, 2px)');
  });

  it('say the rest in the order in which it works', () => {
    const turned = { ...upright, skewX: 10, skewY: 20, flippedX: true, flippedY: false, eye: { x: 1, y: 0, z: 0 } };
    const rest = restText(turned, 'scale(2)');
    expect(rest).toMatch(/^skew\(10deg, 20deg\) matrix3d\([^()]*\) scale\(-1, 1\) scale\(2\)$/);
    expect(planeText(1, 2, 30, rest)).toBe(`translate(1px, 2px) rotate(30deg) ${rest}`);
  });
});
