import { expect, it } from '@jest/globals';
import { Lenses, propertyLenses } from '../../src/lines/property.js';
import { unwrapTarget, VIEW } from '../../src/lines/wrapped-target.js';

it('is the target itself, or the plain object in a view', () => {
  const plain = { x: 1 };
  const view: { x: number; [VIEW]?: unknown } = { x: 1 };
  view[VIEW] = { view, unwrap: () => plain };
  expect(unwrapTarget(view, propertyLenses('x'))).toBe(plain);
  expect(unwrapTarget(plain, propertyLenses('x'))).toBe(plain);
  expect(unwrapTarget(null as never, propertyLenses('x'))).toBeNull();
});

it('is the view for an object that inherits from it, and for nested numbers', () => {
  const view: { x: number; [VIEW]?: unknown } = { x: 1 };
  view[VIEW] = { view, unwrap: () => ({ x: 2 }) };
  const heir = Object.create(view) as { x: number };
  const deep = new Lenses<{ x: number }>([{ name: 'a.x', read: () => 0, write: () => undefined }]);
  expect([unwrapTarget(heir, propertyLenses('x')) === heir, unwrapTarget(view, deep) === view]).toEqual([true, true]);
});
