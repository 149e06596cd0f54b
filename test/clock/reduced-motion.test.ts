import { expect, it } from '@jest/globals';
import { firstValueFrom, toArray } from 'rxjs';
import { reducedMotion$ } from '../../src/dom/index.js';

it('is false on a server', async () => {
  expect(await firstValueFrom(reducedMotion$.pipe(toArray()))).toEqual([false]);
});
