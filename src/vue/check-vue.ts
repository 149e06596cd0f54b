import { version } from 'vue';

/**
 * Checks the installed Vue when a function of this entry point is first used: the package must be installable beside
 * older versions, for those who use its other entry points.
 */
export function checkVue(installed: string = version): void {
  const [major, minor] = installed.split('.').map(Number) as [number, number];
  if (major < 3 || (major === 3 && minor < 4)) throw new Error(`rx-motion/vue: needs vue >= 3.4, got ${installed}`);
}
