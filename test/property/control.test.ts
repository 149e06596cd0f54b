import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, type RunningAction } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { trees } from './random/tree.js';
import { founds, stateOf, worldOf } from './random/world.js';
import { partOfRuns } from './runs.js';

/** What a running action may be told, with numbers of which sums and products are exact. */
interface Order { readonly text: string; readonly tell: (running: RunningAction, manager: ActionManager) => void }

const order = (text: string, tell: Order['tell']): Order => ({ text, tell });
const orders: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 0, max: 40 })
      .map((n) => order(`frame ${n}/32`, (_, manager) => manager.update(n / 32))),
  },
  fc.integer({ min: 0, max: 80 }).map((n) => order(`seek ${n}/32`, (running) => running.seek(n / 32))),
  fc.constantFrom(0.5, 1, 2, -1).map((rate) => order(`rate ${rate}`, (running) => (running.rate = rate))),
  fc.constantFrom(
    order('reverse', (running) => running.reverse()),
    order('pause', (running) => running.pause()),
    order('resume', (running) => running.resume()),
    order('finish', (running) => running.finish()),
    order('restart', (running, manager) => {
      running.restart();
      manager.update(0);
    }),
  ),
);

it('whatever a seekable run is told, its target is where its time says, as if it had been played straight there', () => {
  fc.assert(
    fc.property(trees(), founds, fc.array(orders, { maxLength: 12 }), fc.boolean(), (tree, found, told, isObserved) => {
      const world = worldOf(found);
      const manager = new ActionManager();
      const running = manager.runAction(actionOf(tree, world), world.self, { seekable: true });
      if (isObserved) running.progress$.subscribe();
      manager.update(0);
      const texts: string[] = [];
      for (const { text, tell } of told) {
        texts.push(text);
        tell(running, manager);
        const time = Math.min(tree.duration, Math.max(0, running.elapsed));
        expect([texts, stateOf(world)]).toEqual([texts, new Drive(tree, found).show(time)]);
      }
    }),
    { numRuns: partOfRuns(2) },
  );
});
