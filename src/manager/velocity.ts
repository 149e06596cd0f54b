import { AttachedLeaf } from '../action/attached-leaf.js';
import { Leaf } from '../action/leaf.js';
import type { Seconds } from '../clock/seconds.js';
import type { Running } from './running.js';

/** Units a second, by the names of properties. */
export type Velocities = ReadonlyMap<string, number>;

/** To either side of the present; small against any motion that can be seen. */
const MOMENT: Seconds = 1 / 4096;

/**
 * How fast actions move the numbers of their target at this moment: what their leaves show a moment before and after it. Leaves are functions of progress, so
 * the target is as it was afterwards. What leads a time of its own, as a sequence inside of a curve, is not asked: callbacks may lie there.
 */
export function velocitiesOf(all: readonly Running[]): Velocities {
  const velocities = new Map<string, number>();
  for (const running of all)
    running.lane.lanes.observer.shows(() => {
      try {
        measureAll(running, velocities);
      } catch (error) {
        running.fail(error);
      }
    }, false);
  return velocities;
}

function measureAll(running: Running, velocities: Map<string, number>): void {
  running.lane.lanes.release(running.lane);
  for (let span = running.first; span !== null; span = span.next)
    if (span instanceof Leaf && !(span instanceof AttachedLeaf)) measure(running, span, velocities);
}

function measure(running: Running, leaf: Leaf, velocities: Map<string, number>): void {
  const { target, rate, lane } = running;
  // In its own turn the frame table knows better.
  const time = lane.lanes.tabledTimeOf(running, lane) ?? running.time;
  const before = Math.max(leaf.start, time - MOMENT);
  const after = time + MOMENT < leaf.end ? time + MOMENT : time;
  if (!(time >= leaf.start && time < leaf.end && after > before)) return;
  const numbersAt = (shown: Seconds): ReadonlyMap<string, number> => {
    running.time = shown;
    // Whom it told of it may have stopped it.
    if (leaf.observer !== null) leaf.showTime(shown);
    return numbersIn(target);
  };
  const first = numbersAt(before);
  const last = numbersAt(after);
  numbersAt(time);
  for (const [name, number] of last) {
    const change = number - (first.get(name) ?? number);
    if (change !== 0) velocities.set(name, (velocities.get(name) ?? 0) + (change / (after - before)) * rate);
  }
}

/** The numbers of a target: its fields, and what its class can read and write. */
function numbersIn(target: unknown): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (
    let holder: unknown = target;
    holder instanceof Object && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  )
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (descriptor.get === undefined ? descriptor.enumerable !== true : descriptor.set === undefined) continue;
      const value = (target as Readonly<Record<string, unknown>>)[name];
      if (typeof value === 'number') numbers.set(name, value);
    }
  return numbers;
}
