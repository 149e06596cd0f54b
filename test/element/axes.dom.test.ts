import { expect, it } from '@jest/globals';
import {
  axesAround,
  axesInside,
  type Linear,
  ownDistance,
  pageDistance,
  parentOutside,
} from '../../src/element/axes.js';

it('converts distances of the page to axes that are rotated and scaled', () => {
  expect(ownDistance({ a: 0, b: 2, c: -2, d: 0 }, 10, 4)).toEqual({ x: 2, y: -5 });
  expect(ownDistance({ a: 0, b: 0, c: 0, d: 0 }, 10, 4)).toEqual({ x: 0, y: 0 });
});

it('converts distances of an element to the page', () => {
  expect(pageDistance({ a: 0, b: 2, c: -2, d: 0 }, 2, -5)).toEqual({ x: 10, y: 4 });
});

it('asks each shape once for its axes, which its children share', () => {
  document.body.innerHTML = '<svg><g><path/><path/></g></svg>';
  const group = document.querySelector<SVGGElement>('g')!;
  let count = 0;
  group.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 3, e: ++count, f: 0 }) as DOMMatrix;
  const known = new Map<Element, Linear>();
  for (const path of group.children) expect(axesAround(path, known)).toMatchObject({ a: 2, d: 3 });
  expect(axesInside(group, known)).toMatchObject({ a: 2, d: 3 });
  expect(count).toBe(1);
});

it('finds the element around a shadow tree', () => {
  const host = document.createElement('div');
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
  expect(parentOutside(inner)).toBe(host);
  expect(parentOutside(host)).toBeNull();
});
