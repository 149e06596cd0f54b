import { springTo } from 'rx-motion';

interface Spring {
  readonly duration: number;
  readonly bounce: number;
}

const found = new Map<string, Spring>();

/** A spring for a leaf of a given length, > 0. */
export function springFor(seconds: number, number: number): Spring {
  return springOf(seconds > 0 ? seconds : 1 / 4, number / 32);
}

/**
 * A spring that settles after exactly so many seconds, so that sums of durations stay exact; its bounce is approximate.
 */
function springOf(seconds: number, bounce: number): Spring {
  const key = `${seconds} ${bounce}`;
  let spring = found.get(key);
  for (let nudge = 0; spring === undefined; nudge++) {
    const near = bounce + nudge / 2 ** 20;
    const duration = seconds / settling({ duration: 1, bounce: near });
    if (settling({ duration, bounce: near }) === seconds) spring = { duration, bounce: near };
  }
  found.set(key, spring);
  return spring;
}

function settling(spring: Spring): number {
  return springTo({ x: 0 }, spring).duration;
}
