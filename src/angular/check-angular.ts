// Not a named import: an export that older versions lack would fail to link before the check runs.
import * as core from '@angular/core';

/**
 * Checks the installed Angular: the package must be installable beside older versions, for those who use its other
 * entry points.
 */
export function checkAngular(
  { needed, installed }: { readonly needed: unknown; readonly installed: string } = {
    needed: core.MAX_ANIMATION_TIMEOUT,
    installed: core.VERSION.full,
  },
): void {
  if (needed === undefined) throw new Error(`rx-motion/angular: needs @angular/core >= 20.2, got ${installed}`);
}
