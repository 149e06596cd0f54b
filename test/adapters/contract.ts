import { it } from '@jest/globals';
import type { Adapted, Everything } from './adapted.js';
import { claimsOf } from './claims.js';

/**
 * The contract of all adapters: each property reads back as it was written, every action for it animates it, and it
 * survives changes by others.
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
