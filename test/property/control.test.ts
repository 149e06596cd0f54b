import { it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, type RunningAction } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { expectEqual } from './random/near.js';
import { trees } from './random/tree.js';
import { founds, stateOf, worldOf } from './random/world.js';
import { partOfRuns } from './runs.js';

/** The calls that both a run and its model take. */
type Controls = Pick<RunningAction, 'seek' | 'reverse' | 'pause' | 'resume' | 'finish' | 'restart'> & { rate: number };

/** A model of a run, as simple as possible. */
class Model implements Controls {
  time = 0;
  /** Also set after the end: the rate after `restart`. */
  rate = 1;
  isPaused = false;
  hasEnded = false;
  private readonly duration: number;

  constructor(duration: number) {
    this.duration = duration;
    this.frame(0);
  }

  frame(dt: number): void {
    if (!this.isPaused) this.seek(this.time + dt * this.rate);
  }

  seek(time: number): void {
    if (this.hasEnded) return;
    this.time = Math.max(0, Math.min(this.duration, time));
    this.hasEnded = this.time === (this.rate < 0 ? 0 : this.duration);
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  finish(): void {
    this.seek(this.rate < 0 ? 0 : this.duration);
  }

  restart(): void {
    Object.assign(this, { time: 0, rate: Math.abs(this.rate), isPaused: false, hasEnded: false });
  }
}

const simple = ['reverse', 'pause', 'resume', 'finish', 'restart'] as const;

/** A frame or a call, and its number. */
type Order = readonly [what: 'frame' | 'seek' | 'rate' | (typeof simple)[number], number: number];

/** With numbers whose sums and products are exact. */
const seconds = (most: number) => fc.integer({ min: 0, max: most * 32 }).map((number) => number / 32);
const orders: fc.Arbitrary<Order> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('frame'), seconds(1.25)) },
  fc.tuple(fc.constant('seek'), seconds(2.5)),
  fc.tuple(fc.constant('rate'), fc.constantFrom(0.5, 1, 2, -1)),
  fc.tuple(fc.constantFrom(...simple), fc.constant(0)),
);

function tell(controls: Controls, frame: (dt: number) => void, [what, number]: Order): void {
  if (what === 'frame') frame(number);
  else if (what === 'seek') controls.seek(number);
  else if (what === 'rate') controls.rate = number;
  else controls[what]();
  // A run that begins again shows its start in its first frame.
  if (what === 'restart') frame(0);
}

it('after any calls, a seekable run shows the same as playing straight to its time', () => {
  fc.assert(
    fc.property(trees(), founds, fc.array(orders, { maxLength: 12 }), fc.boolean(), (tree, found, told, isObserved) => {
      const world = worldOf(found);
      const manager = new ActionManager();
      const running = manager.runAction(actionOf(tree, world), world.self, { seekable: true });
      if (isObserved) running.progress$.subscribe();
      manager.update(0);
      const model = new Model(tree.duration);
      for (const [index, order] of told.entries()) {
        tell(running, (dt) => manager.update(dt), order);
        tell(model, (dt) => model.frame(dt), order);
        const { time, hasEnded } = model;
        const straight = new Drive(tree, found);
        const shown = straight.show(time);
        // An end cleans up, at the start too: a blink shows the target again.
        const expected = hasEnded ? straight.stop() : shown;
        const hasCompleted = running.ending === 'completed';
        expectEqual({ index, hasEnded: hasCompleted, state: stateOf(world) }, { index, hasEnded, state: expected });
      }
    }),
    { numRuns: partOfRuns(2) },
  );
});
