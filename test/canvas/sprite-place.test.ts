import { describe, expect, it } from '@jest/globals';
import { SpritePlace } from '../../src/canvas/sprite-place.js';

class Noted extends SpritePlace {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

describe('the place of a sprite', () => {
  const numbers = ['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'scaleX', 'scaleY', 'skewX', 'skewY'] as const;

  it.each([...numbers, 'width', 'height', 'rotationZ', 'rotationSkewX', 'rotationSkewY'] as const)(
    'tells when %s changes, and only then',
    (name) => {
      const place = new Noted();
      place[name] = 5;
      const { changes } = place;
      expect(changes).toBeGreaterThan(0);
      place[name] = 5;
      expect([place[name], place.changes]).toEqual([5, changes]);
    },
  );

  it.each(['flippedX', 'flippedY'] as const)('tells when it is %s, and only then', (name) => {
    const place = new Noted();
    place[name] = false;
    expect(place.changes).toBe(0);
    place[name] = true;
    expect([place[name], place.changes]).toEqual([true, 1]);
  });

  it('turns its axes apart, until it is turned as a whole', () => {
    const place = new Noted();
    place.rotation = 10;
    expect([place.rotationZ, place.rotationSkewX, place.rotationSkewY]).toEqual([10, 10, 10]);
    place.rotationSkewX = 30;
    expect([place.rotation, place.rotationSkewX, place.rotationSkewY]).toEqual([30, 30, 10]);
    place.rotationSkewY = 20;
    expect([place.rotation, place.rotationSkewY]).toEqual([30, 20]);
    place.rotation = 40;
    expect([place.rotationSkewX, place.rotationSkewY]).toEqual([40, 40]);
  });
});
