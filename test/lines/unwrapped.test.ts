import { expect, it } from '@jest/globals';
import { Lenses, alone } from '../../src/lines/property.js';
import { VIEW, unwrapped } from '../../src/lines/unwrapped.js';

it('is the target itself, or the plain object in a view', () => {
  const plain = { x: 1 };
  const view: { x: number; [VIEW]?: unknown } = { x: 1 };
  view[VIEW] = { view, unwrap: () => plain };
  expect(unwrapped(view, alone('x'))).toBe(plain);
  expect(unwrapped(plain, alone('x'))).toBe(plain);
  expect(unwrapped(null as never, alone('x'))).toBeNull();
});

it('is the view for an object that inherits from it, and for nested numbers', () => {
  const view: { x: number; [VIEW]?: unknown } = { x: 1 };
  view[VIEW] = { view, unwrap: () => ({ x: 2 }) };
  const heir = Object.create(view) as { x: number };
  const deep = new Lenses<{ x: number }>([{ name: 'a.x', read: () => 0, write: () => undefined }]);
  expect([unwrapped(heir, alone('x')) === heir, unwrapped(view, deep) === view]).toEqual([true, true]);
});
