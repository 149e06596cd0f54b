import { describe, expect, it } from '@jest/globals';
import { PlaneLineBy, PlaneLineTo } from '../../src/lines/plane-line.js';

/** A target that lets a test do something when its x is written. */
function onX(happen: () => void): { x: number; y: number } {
  let value = 0;
  return {
    y: 0,
    get x() {
      return value;
    },
    set x(x) {
      value = x;
      happen();
    },
  };
}

describe('a line to a place', () => {
  it('owns x and y, and is at the place at its end, bit for bit', () => {
    const target = { x: 0.1, y: 0 };
    const line = new PlaneLineTo(target, 0.1, 0, 0.3, 8);
    line.update(0.5);
    expect(target).toEqual({ x: 0.2, y: 4 });
    target.x = 100;
    line.update(1);
    expect(target).toEqual({ x: 0.3, y: 8 });
  });

  it('does not write y when it is stopped by what writing x has set off', () => {
    const target = onX(() => {
      line.stop();
    });
    const line = new PlaneLineTo(target, 0, 0, 4, 4);
    line.update(0.5);
    expect([target.x, target.y]).toEqual([2, 0]);
  });
});

describe('a line by a distance', () => {
  it('adds to what else moves its target', () => {
    const target = { x: 1, y: 0 };
    const line = new PlaneLineBy(target, 1, 0, 11, 4);
    line.update(0.5);
    target.y += 7;
    line.update(1);
    expect(target).toEqual({ x: 11, y: 11 });
  });

  it('does not write y when it is stopped by what writing x has set off', () => {
    const target = onX(() => {
      line.stop();
    });
    const line = new PlaneLineBy(target, 0, 0, 4, 4);
    line.update(0.5);
    expect([target.x, target.y]).toEqual([2, 0]);
  });
});
