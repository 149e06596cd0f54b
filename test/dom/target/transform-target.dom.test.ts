import { afterEach, describe, expect, it } from '@jest/globals';
import { Changes } from '../../../src/dom/target/changes.js';
import { flush } from '../../../src/dom/index.js';
import { TransformTarget } from '../../../src/dom/target/transform-target.js';

/** Notes what it is told to write. */
class Noted extends TransformTarget {
  readonly written: string[][] = [];

  write(): void {
    this.written.push(Object.entries(this.changes).flatMap(([name, isChanged]) => (isChanged === true ? [name] : [])));
    this.changes = new Changes();
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
    ['x', ['translate']],
    ['y', ['translate']],
    ['z', ['translate', 'apart']],
    ['rotation', ['rotate']],
    ['rotationX', ['rotate', 'apart']],
    ['rotationY', ['rotate', 'apart']],
    ['rotationZ', ['rotate']],
    ['scaleX', ['scale', 'apart']],
    ['scaleY', ['scale', 'apart']],
    ['scaleZ', ['scale', 'apart']],
    ['skewX', ['rest']],
    ['skewY', ['rest']],
    ['rotationSkewX', ['rotate']],
    ['rotationSkewY', ['rest']],
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
