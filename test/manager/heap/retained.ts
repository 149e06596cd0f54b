import { Subject } from 'rxjs';
import { ActionManager, callFunc, delayTime, play, sequence, spawn as spawnAll, targeted } from '../../../src/index.js';
import { kinds, type Target, target } from './kinds.js';

/* Prints which targets are still held when nothing runs on them, and the growth of the heap in a million updates. */

const frame$ = new Subject<number>();
const manager = new ActionManager(frame$);
const { moveBy, rotateBy, fadeTo, spawn, eased } = kinds;
const everything = spawnAll([moveBy!(), rotateBy!(), fadeTo!(), spawn!(), eased!()]);

/** Each runs an action on its own target, and ends it in a different way. */
const ways: Record<string, (given: Target) => void> = {
  'stopped by its handle': (given) => {
    const running = manager.runAction(everything, given);
    frame$.next(1);
    running.stop();
  },
  'stopped before its first frame': (given) => {
    manager.runAction(everything, given).stop();
  },
  'stopped with all of its target': (given) => {
    manager.runAction(everything, given, { paused: true });
    manager.runAction(everything, given);
    manager.stopAllActions(given);
  },
  'stopped by itself': (given) => {
    manager.runAction(
      sequence(
        callFunc((self) => manager.stopAllActions(self)),
        delayTime(1),
      ),
      given,
    );
    frame$.next(1);
  },
  completed: (given) => {
    manager.runAction(kinds.moveTo!(), given);
    frame$.next(1);
    frame$.next(1e6);
  },
  'run behind another one whose handle is kept': (given) => {
    const kept = manager.runAction(kinds.moveTo!(), bystander);
    const behind = manager.runAction(targeted(given, kinds.moveTo!()), bystander);
    handles.push(kept);
    kept.stop();
    frame$.next(1);
    behind.stop();
  },
  'unsubscribed from play': (given) => {
    const subscription = play(everything, given, frame$).subscribe();
    frame$.next(1);
    subscription.unsubscribe();
  },
  'unsubscribed from on': (given) => {
    const subscription = frame$.pipe(everything.on(given)).subscribe();
    frame$.next(1);
    frame$.next(10000);
    subscription.unsubscribe();
  },
};

const handles: unknown[] = [];
const held: Record<string, WeakRef<Target>> = {};
const bystander = target();
manager.runAction(kinds.moveBy!(), bystander);
Object.entries(ways).forEach(([name, run]) => {
  const given = target();
  run(given);
  held[name] = new WeakRef(given);
});

/** Weak references are cleared only after the current job. */
await new Promise((resolve) => setImmediate(resolve));
frame$.next(1 / 64);
globalThis.gc!();
const retained = Object.keys(held).filter((name) => held[name]!.deref() !== undefined);

const crowd = Object.values(kinds).flatMap((make) =>
  Array.from({ length: 100 }, () => manager.runAction(make(), target())),
);
const advance = (frames: number): number => {
  for (let frame = 0; frame < frames; frame++) frame$.next(1 / 64);
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
};
const before = advance(200);
const growth = advance(1000) - before;
process.stdout.write(JSON.stringify({ retained, growth, running: crowd.length, handles: handles.length }));
