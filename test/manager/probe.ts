import { defineAction, type FiniteAction } from 'rx-motion';

/** An action that logs its name with each step, and then calls back. */
export function probe(
  log: string[],
  name: string,
  { duration = 10, on }: { duration?: number; on?: () => void } = {},
): FiniteAction<unknown> {
  return defineAction(duration, () => ({
    update: () => {
      log.push(name);
      on?.();
    },
    stop: () => log.push(`stop ${name}`),
  }));
}
