import { it } from '@jest/globals';
import type { Adapted, Everything } from './adapted.js';
import { claimsOf } from './claims.js';

/**
 * What every adapter holds to: each property that it has reads back as it was written, is led by every action that asks for it, and
 * survives what others do meanwhile.
 *
 * @param has The properties of the target.
 * @param adapt Makes a new one, in its scene, at (0, 0), of 100 by 50, with nothing else changed.
 */
export function itKeepsTheContract<K extends keyof Everything>(
  has: readonly K[],
  adapt: () => Adapted<Pick<Everything, K>>,
): void {
  for (const { name, check } of claimsOf(has)) {
    it(name, () => {
      check(adapt() as unknown as Adapted<Everything>);
    });
  }
}
