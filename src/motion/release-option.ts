import { checkBoolean, checkFunction } from '../math/check.js';

/** A target that can be released: it loses what actions wrote, and looks as it would without them. */
export interface Releasable {
  release(): void;
}

/** Options of {@link play}. */
export interface ReleaseOption {
  /**
   * Whether the target is released when the action has ended: an element then looks as the page styles it. When the
   * action is stopped, the target stays as it is, for what follows. The target must be {@link Releasable}; by default
   * false.
   */
  readonly release?: boolean | undefined;
}

/** Makes a function that releases a target; undefined unless `release` is true. */
export function releaseOf(name: string, target: unknown, { release = false }: ReleaseOption): (() => void) | undefined {
  if (!checkBoolean(name, 'release', release)) return undefined;
  const releasable = Object(target) as Readonly<Record<keyof Releasable, () => void>>;
  checkFunction(name, "the target's release", releasable.release);
  return () => releasable.release();
}
