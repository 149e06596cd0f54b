import { expect, it } from '@jest/globals';
import { alone } from '../../src/lines/property.js';
import { VIEW, unwrapped } from '../../src/lines/unwrapped.js';

it('is the target itself, or what its view shows', () => {
  const plain = { x: 1 };
  const view: { x: number; [VIEW]?: unknown } = { x: 1 };
  view[VIEW] = { unwrap: (target: unknown) => (target === view ? plain : undefined) };
  const heir = Object.create(view) as { x: number };
  expect(unwrapped(view, alone('x'))).toBe(plain);
  expect(unwrapped(heir, alone('x'))).toBe(heir);
  expect(unwrapped(plain, alone('x'))).toBe(plain);
  expect(unwrapped(null as never, alone('x'))).toBeNull();
});
