import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contextFor, giveBack } from '../../src/canvas/webgl-context.js';

const scope = globalThis as { OffscreenCanvas?: unknown };
const before = scope.OffscreenCanvas;
let shared = 0;
beforeEach(() => {
  shared = 0;
  scope.OffscreenCanvas = class {
    getContext(): object {
      return { shared: ++shared };
    }
  };
});
afterEach(() => {
  scope.OffscreenCanvas = before;
});

const canvas = (has: readonly string[] = ['2d', 'webgl2']): HTMLCanvasElement =>
  ({ getContext: (kind: string) => (has.includes(kind) ? { kind } : null) }) as unknown as HTMLCanvasElement;

it('is separate for the first eight views, then shared until one is returned', () => {
  expect(contextFor(canvas([]))).toBeNull();
  const contexts = Array.from({ length: 10 }, () => contextFor(canvas())!);
  expect(contexts.map(({ copy }) => copy === null)).toEqual([...Array<boolean>(8).fill(true), false, false]);
  expect(contexts[8]!.gl).toBe(contexts[9]!.gl);
  expect(shared).toBe(1);
  giveBack(contexts[9]!);
  expect(contextFor(canvas())!.copy).not.toBeNull();
  giveBack(contexts[0]!);
  expect(contextFor(canvas())!.copy).toBeNull();
  for (const context of contexts.slice(0, 8)) giveBack(context);
});
