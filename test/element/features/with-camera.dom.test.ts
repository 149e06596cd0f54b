import { afterEach, expect, it } from '@jest/globals';
import { domTarget, flush, withCamera } from '../../../src/dom/index.js';

afterEach(() => document.body.replaceChildren());

it('shows an element as seen from its eye, within the other transforms', () => {
  const card = document.body.appendChild(document.createElement('div'));
  const target = withCamera(domTarget(card));
  target.flippedX = true;
  flush();
  expect(card.style.transform).toBe('scale(-1, 1)');
  const ahead = target.eye;
  target.eye = { x: 1, y: 0, z: 0 };
  flush();
  expect(card.style.transform).toMatch(/^matrix3d\(.*\) scale\(-1, 1\)$/);
  const before = card.style.transform;
  target.center = { x: 0, y: 1, z: 0 };
  target.up = { x: 1, y: 1, z: 0 };
  flush();
  expect(card.style.transform).not.toBe(before);
  Object.assign(target, { eye: ahead, center: undefined, up: undefined });
  flush();
  expect(card.style.transform).toBe('scale(-1, 1)');
});

it('keeps its eye when it is added again', () => {
  const target = withCamera(domTarget(document.body.appendChild(document.createElement('div'))));
  target.eye = { x: 1, y: 2, z: 3 };
  expect(withCamera(target).eye).toEqual({ x: 1, y: 2, z: 3 });
  expect([target.center, target.up]).toEqual([undefined, undefined]);
});
