import { AttachedLeaf } from '../action/attached-leaf.js';
import { Leaf } from '../action/leaf.js';
import type { Seconds } from '../clock/seconds.js';
import type { InnerPlayhead, Leading, Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import type { Running } from './running.js';

/** Units a second, by the names of properties. */
export type Velocities = ReadonlyMap<string, number>;

/** To either side of the present; small against any motion that can be seen. */
const MOMENT: Seconds = 1 / 4096;

/**
 * How fast actions move the numbers of their target at this moment: what their leaves show a moment before and after it. Leaves are functions of progress, so
 * the target is as it was afterwards. What leads a time of its own, as a curve over a sequence, is not shown another one, for callbacks may lie there: its leaves are.
 */
export function velocitiesOf(all: readonly Running[]): Velocities {
  const velocities = new Map<string, number>();
  for (const running of all)
    running.lane.lanes.observer.shows(() => {
      try {
        measureRun(running, velocities);
      } catch (error) {
        running.fail(error);
      }
    }, false);
  return velocities;
}

function measureRun(running: Running, velocities: Map<string, number>): void {
  const { lane } = running;
  lane.lanes.release(lane);
  // In its own turn the frame table knows better.
  const now = lane.lanes.tabledTimeOf(running, lane) ?? running.time;
  measureUnder(running, now, 1, (leaf, time, pace) => {
    measure(running, leaf, time, pace, now, velocities);
  });
}

/**
 * Goes through the leaves under a playhead, and under those that are led inside of it.
 *
 * @param pace How many seconds of the playhead pass in one of the run.
 */
function measureUnder(
  playhead: Playhead,
  time: Seconds,
  pace: number,
  visit: (leaf: Leaf, time: Seconds, pace: number) => void,
): void {
  for (let span = playhead.first; span !== null; span = span.next) {
    const inner = innerOf(span);
    if (inner === undefined && span instanceof Leaf) visit(span, time, pace);
    for (const one of inner ?? []) {
      const rate = pace * one.rateAt(time);
      if (rate !== 0 && Number.isFinite(rate)) measureUnder(one, one.time, rate, visit);
    }
  }
}
/** The playheads that a span leads; undefined where it leads none but shows the target something itself. */
function innerOf(span: Span): readonly InnerPlayhead[] | undefined {
  if (span instanceof AttachedLeaf) return span.effect.inner ?? [];
  return (span as Partial<Leading>).inner;
}

/** @param now The time of the run, whatever that of the leaf's playhead is. */
function measure(
  running: Running,
  leaf: Leaf,
  time: Seconds,
  pace: number,
  now: Seconds,
  velocities: Map<string, number>,
): void {
  const { target, rate } = running;
  const before = Math.max(leaf.start, time - MOMENT);
  const after = time + MOMENT < leaf.end ? time + MOMENT : time;
  if (!(time >= leaf.start && time < leaf.end && after > before)) return;
  const numbersAt = (shown: Seconds): ReadonlyMap<string, number> => {
    running.time = now + (shown - time) / pace;
    // Whom it told of it may have stopped it.
    if (leaf.observer !== null) leaf.showTime(shown);
    return numbersIn(target);
  };
  const first = numbersAt(before);
  const last = numbersAt(after);
  numbersAt(time);
  for (const [name, number] of last) {
    const change = number - (first.get(name) ?? number);
    if (change !== 0) velocities.set(name, (velocities.get(name) ?? 0) + (change / (after - before)) * pace * rate);
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
