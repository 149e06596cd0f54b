import { afterEach, describe, expect, it } from '@jest/globals';
import { flush } from '../../src/dom/index.js';
import { TransformTarget } from '../../src/dom/transform-target.js';
import { APART, REST, ROTATE, SCALE, TRANSLATE } from '../../src/dom/transform-style.js';

/** Notes what it is told to write. */
class Noted extends TransformTarget {
  readonly written: number[] = [];

  write(): void {
    this.written.push(this.changes);
    this.changes = 0;
  }

  get slanted(): boolean {
    return this.isSlanted;
  }
}

afterEach(() => document.body.replaceChildren());

function target(): Noted {
  const element = document.body.appendChild(document.createElement('div'));
  return new Noted(element, getComputedStyle(element));
}

describe('the numbers of a transform', () => {
  it.each([
    ['x', TRANSLATE],
    ['y', TRANSLATE],
    ['z', TRANSLATE | APART],
    ['rotation', ROTATE],
    ['rotationX', ROTATE | APART],
    ['rotationY', ROTATE | APART],
    ['rotationZ', ROTATE],
    ['scaleX', SCALE | APART],
    ['scaleY', SCALE | APART],
    ['scaleZ', SCALE | APART],
    ['skewX', REST],
    ['skewY', REST],
    ['rotationSkewX', ROTATE],
    ['rotationSkewY', REST],
  ] as const)('tell which property of CSS they belong to, once they change: %s', (name, change) => {
    const it = target();
    const found = it[name];
    it[name] = found;
    flush();
    expect(it.written).toEqual([]);
    it[name] = found + 2;
    it[name] = found + 3;
    expect(it[name]).toBe(found + 3);
    flush();
    expect(it.written).toEqual([change]);
  });

  it('turn the axes apart, until it is turned as a whole', () => {
    const it = target();
    it.rotation = 10;
    it.rotationSkewX = 30;
    expect([it.rotation, it.rotationSkewX, it.rotationSkewY, it.slanted]).toEqual([30, 30, 10, true]);
    it.rotationSkewY = 30;
    expect(it.slanted).toBe(false);
    it.rotationSkewY = 20;
    it.rotation = 40;
    expect([it.rotationSkewX, it.rotationSkewY, it.slanted]).toEqual([40, 40, false]);
  });
});
