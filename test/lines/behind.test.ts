import { expect, it } from '@jest/globals';
import { VIEWED, type Viewed, behind } from '../../src/lines/behind.js';

const plain = { x: 1 };

function viewOf(lent: object | undefined): object {
  const viewed: Viewed = { view: new Proxy({}, { get: (_, key) => key === VIEWED && viewed }), lend: () => lent };
  return viewed.view;
}

it('is what a view lends, or the view if it must be asked', () => {
  const asked = viewOf(undefined);
  expect(behind(viewOf(plain))).toBe(plain);
  expect(behind(asked)).toBe(asked);
});

it('is any other target itself, also one that inherits from a view, stands before it, or answers to every key', () => {
  const heir = Object.create(viewOf(plain)) as object;
  const wrapped = new Proxy(viewOf(plain), {});
  const eager = new Proxy({}, { get: () => 1 });
  const empty = new Proxy({}, { get: () => null });
  for (const target of [plain, null, undefined, 'text', heir, wrapped, eager, empty])
    expect(behind(target)).toBe(target);
});
