import { version } from 'react';

/**
 * Checks the installed React when a hook is first used: the package must be installable beside older versions, for
 * those who use its other entry points.
 */
export function checkReact(installed: string = version): void {
  if (parseInt(installed) < 18) throw new Error(`rx-motion/react: needs react >= 18, got ${installed}`);
}
