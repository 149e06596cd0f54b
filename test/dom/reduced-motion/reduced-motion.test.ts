import { expect, it } from '@jest/globals';
import { firstValueFrom, toArray } from 'rxjs';
import { reducedMotion$ } from '../../../src/dom/index.js';

it('says on a server that nobody has asked for less motion', async () => {
  expect(await firstValueFrom(reducedMotion$.pipe(toArray()))).toEqual([false]);
});
