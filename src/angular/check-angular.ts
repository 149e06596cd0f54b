// As a named import, what older versions lack would fail to link before anything can say so.
import * as core from '@angular/core';

/**
 * Checks the installed Angular: the package must install beside older versions, for those who use its other entry
 * points.
 */
export function checkAngular(
  { needed, installed }: { readonly needed: unknown; readonly installed: string } = {
    needed: core.MAX_ANIMATION_TIMEOUT,
    installed: core.VERSION.full,
  },
): void {
  if (needed === undefined) throw new Error(`rx-motion/angular: needs @angular/core >= 20.2, got ${installed}`);
}
