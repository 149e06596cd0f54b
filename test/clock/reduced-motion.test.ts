import { expect, it } from '@jest/globals';
import { firstValueFrom, NEVER, of, toArray } from 'rxjs';
import { prefersLess, reducedMotion$ } from '../../src/clock/reduced-motion.js';

it('is false on a server', async () => {
  expect(await firstValueFrom(reducedMotion$.pipe(toArray()))).toEqual([false]);
});

it('returns the latest value of a stream, or false without one', () => {
  expect([of(false, true), of(true, false), NEVER].map(prefersLess)).toEqual([true, false, false]);
});
