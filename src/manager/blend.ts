import type { Seconds } from '../clock/seconds.js';
import type { Running } from './running.js';
import type { Velocities } from './velocity.js';

/** How long a motion that was replaced may be felt. */
const LONGEST: Seconds = 0.5;

/**
 * Has an action that has not begun yet take over where the target is and how fast others moved it: what they did dies away, while the action itself comes in, over
 * half a second or the action's own length where that is shorter. From then on, and at its end, it is as if it ran alone.
 */
export function blendIn(running: Running, velocities: Velocities): void {
  const length = Math.min(running.action.duration, LONGEST);
  if (velocities.size > 0 && length > 0)
    running.withExtras().mixed = mixedInto(running.target as object, velocities, length, () => running.elapsed);
}

/** A target that passes on what it is given, numbers mixed with where they would glide to. It reads as if they were not. */
function mixedInto(target: object, velocities: Velocities, length: Seconds, elapsed: () => Seconds): object {
  const founds = new Map<string, number>();
  /** What is shown less what the action has written. */
  const offsets = new Map<string, number>();
  return new Proxy(target, {
    get(object, name): unknown {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value === 'function') return value.bind(object) as unknown;
      return typeof value === 'number' ? value - (offsets.get(name as string) ?? 0) : value;
    },
    set(object, name, value): boolean {
      const velocity = velocities.get(name as string);
      if (velocity === undefined || typeof value !== 'number') return Reflect.set(object, name, value, object);
      const time = elapsed();
      const key = name as string;
      if (!founds.has(key)) founds.set(key, Reflect.get(object, name, object) as number);
      let shown = value;
      if (time < length) {
        const part = time / length;
        const weight = part * part * (3 - 2 * part);
        const glide = founds.get(key)! + velocity * time * (1 - part);
        shown = weight * value + (1 - weight) * glide;
      }
      offsets.set(key, shown - value);
      return Reflect.set(object, name, shown, object);
    },
  });
}
