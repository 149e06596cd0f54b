import { it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, type RunningAction } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { expectEqual } from './random/near.js';
import { trees } from './random/tree.js';
import { founds, stateOf, worldOf } from './random/world.js';
import { partOfRuns } from './runs.js';

/** A model of a run, as simple as possible. */
class Model {
  time = 0;
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

  /** Also after the end: the rate after `restart`. */
  set(rate: number): void {
    this.rate = rate;
  }

  restart(): void {
    Object.assign(this, { time: 0, rate: Math.abs(this.rate), isPaused: false, hasEnded: false });
    this.frame(0);
  }

  finish(): void {
    this.seek(this.rate < 0 ? 0 : this.duration);
  }
}

interface Order {
  readonly text: string;
  readonly tell: (running: RunningAction, manager: ActionManager) => void;
  readonly expect: (model: Model) => void;
}

const order = (text: string, tell: Order['tell'], expect: Order['expect']): Order => ({ text, tell, expect });
/** With numbers whose sums and products are exact. */
const orders: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 40 }).map((n) =>
      order(
        `frame ${n}/32`,
        (_, manager) => manager.update(n / 32),
        (model) => model.frame(n / 32),
      ),
    ),
  },
  fc.integer({ min: 0, max: 80 }).map((n) =>
    order(
      `seek ${n}/32`,
      (running) => running.seek(n / 32),
      (model) => model.seek(n / 32),
    ),
  ),
  fc.constantFrom(0.5, 1, 2, -1).map((rate) =>
    order(
      `rate ${rate}`,
      (running) => (running.rate = rate),
      (model) => model.set(rate),
    ),
  ),
  fc.constantFrom(
    order(
      'reverse',
      (running) => running.reverse(),
      (model) => model.set(-model.rate),
    ),
    order(
      'pause',
      (running) => running.pause(),
      (model) => (model.isPaused = true),
    ),
    order(
      'resume',
      (running) => running.resume(),
      (model) => (model.isPaused = false),
    ),
    order(
      'finish',
      (running) => running.finish(),
      (model) => model.finish(),
    ),
    order(
      'restart',
      (running, manager) => {
        running.restart();
        manager.update(0);
      },
      (model) => model.restart(),
    ),
  ),
);

it('after any calls, a seekable run shows the same as playing straight to its time', () => {
  fc.assert(
    fc.property(trees(), founds, fc.array(orders, { maxLength: 12 }), fc.boolean(), (tree, found, told, isObserved) => {
      const world = worldOf(found);
      const manager = new ActionManager();
      const running = manager.runAction(actionOf(tree, world), world.self, { seekable: true });
      if (isObserved) running.progress$.subscribe();
      manager.update(0);
      const model = new Model(tree.duration);
      const texts: string[] = [];
      for (const { text, tell, expect: change } of told) {
        texts.push(text);
        tell(running, manager);
        change(model);
        const { time, hasEnded } = model;
        const straight = new Drive(tree, found);
        const shown = straight.show(time);
        // An end cleans up, at the start too: a blink shows the target again.
        const expected = hasEnded ? straight.stop() : shown;
        expectEqual([texts, running.ending === 'completed', stateOf(world)], [texts, hasEnded, expected]);
      }
    }),
    { numRuns: partOfRuns(2) },
  );
});
