import { afterEach, expect, it } from '@jest/globals';
import { Changes } from '../../../src/dom/target/changes.js';
import { flush } from '../../../src/dom/index.js';
import { ViewedTarget } from '../../../src/dom/target/viewed-target.js';

class Viewed extends ViewedTarget {
  readonly style: CSSStyleDeclaration;

  constructor(element: HTMLElement) {
    super(element, getComputedStyle(element));
    this.style = element.style;
  }

  write(): void {
    this.writeTransform(this.changes);
    this.changes = new Changes();
  }
}

afterEach(() => document.body.replaceChildren());

function viewed(): Viewed {
  return new Viewed(document.body.appendChild(document.createElement('div')));
}

it('is mirrored, and looked at from an eye that goes around it', () => {
  const target = viewed();
  target.flippedX = true;
  flush();
  expect(target.style.transform).toContain('scale(-1, 1)');
  target.eye = { x: 1, y: 0, z: 0 };
  flush();
  expect(target.style.transform).toMatch(/matrix3d\(.*\) scale\(-1, 1\)/);
  const before = target.style.transform;
  target.center = { x: 0, y: 1, z: 0 };
  target.up = { x: 1, y: 1, z: 0 };
  flush();
  expect(target.style.transform).not.toBe(before);
});

it('writes nothing where it is set to what it is', () => {
  const target = viewed();
  target.flippedX = false;
  target.flippedY = false;
  flush();
  expect(target.style.transform).toBe('');
});

it('says again how it slants whenever it turns', () => {
  const [target, other] = [viewed(), viewed()];
  target.rotationSkewY = 20;
  flush();
  target.rotationSkewX = 10;
  other.rotationSkewX = 10;
  other.rotationSkewY = 20;
  flush();
  expect(target.style.transform).toBe(other.style.transform);
});
