import { checkFunction, wrongKind } from '../math/check.js';

/** Can be given back: what actions wrote goes, and it is as it would be without them. */
export interface Releasable {
  release(): void;
}

/** Options of {@link play}. */
export interface ReleaseOption {
  /**
   * Whether the target is given back when the action has ended: an element then looks as its page says. One that is
   * stopped stays where it is, for what follows. The target must be {@link Releasable}; by default false.
   */
  readonly release?: boolean;
}

/**
 * What gives a target back.
 *
 * @param name As errors call the function.
 * @returns Undefined if nobody asks for that.
 */
export function releaseOf(name: string, target: unknown, { release = false }: ReleaseOption): (() => void) | undefined {
  if (typeof release !== 'boolean') throw wrongKind(name, 'release', 'a boolean', release);
  if (!release) return undefined;
  const releasable = Object(target) as Readonly<Record<keyof Releasable, () => void>>;
  checkFunction(name, "the target's release", releasable.release);
  return () => {
    releasable.release();
  };
}
