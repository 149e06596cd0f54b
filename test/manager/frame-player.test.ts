import { expect, it } from '@jest/globals';
import { Subject, config, defer } from 'rxjs';
import { ActionManager, moveTo } from 'rx-motion';

it('asks for frames only while something runs', () => {
  const frame$ = new Subject<number>();
  const manager = new ActionManager(frame$);
  const seen = [frame$.observed];
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  seen.push(frame$.observed);
  for (const dt of [0, 1]) frame$.next(dt);
  expect([...seen, frame$.observed]).toEqual([false, true, false]);
});

it('reports a delta that is not a number, and goes on with the next one', async () => {
  const before = config.onUnhandledError;
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  const frame$ = new Subject<number>();
  const ship = { x: 0, y: 0 };
  new ActionManager(frame$).runAction(moveTo(1, { x: 8, y: 0 }), ship);
  for (const dt of [0, NaN, 0.5]) frame$.next(dt);
  expect(await reported).toEqual(new RangeError('update: dt must be a finite number, got NaN'));
  expect([ship.x, frame$.observed]).toEqual([4, true]);
  config.onUnhandledError = before;
});

it('asks for frames again with the next action after they have ended', () => {
  const frames = [new Subject<number>(), new Subject<number>()];
  let count = 0;
  const manager = new ActionManager(defer(() => frames[count++]!));
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  frames[0]!.complete();
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  expect([count, frames[1]!.observed]).toEqual([2, true]);
});
