import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ActionManager,
  at,
  callFunc,
  cubicOut,
  defineAction,
  delayTime,
  eased,
  fadeTo,
  moveBy,
  moveTo,
  place,
  sequence,
  spawn,
  tapped,
} from 'rx-motion';
import { from, Subject } from 'rxjs';
import { numRuns } from '../property/runs.js';

it('undoes branches that write the same property, also from after the end', () => {
  const second = fc.integer({ min: -1, max: 8 });
  const fades = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fades, fc.array(second, { minLength: 1, maxLength: 6 }), (fades, times) => {
      const opacityAfter = (times: readonly number[]): number => {
        const ghost = { opacity: 0.5 };
        const score = spawn(fades.map((tenths, index) => at(index + 0.5, fadeTo(0.5, tenths / 10))));
        from(times)
          .pipe(sequence(delayTime(0.5), sequence(score, delayTime(1)), delayTime(1)).on(ghost))
          .subscribe();
        return ghost.opacity;
      };
      expect(opacityAfter(times)).toBe(opacityAfter(times.slice(-1)));
    }),
    { numRuns },
  );
});

it('goes back over the start of a To-action to what By-actions beside it had added until then', () => {
  const to = at(4, moveTo(4, { x: 7, y: 1 }));
  const by = moveBy(16, { x: 32, y: 8 });
  const spawns = [spawn(by, to), spawn(by, spawn(to, delayTime(12)))];
  // Not from after its end, which is exact whatever was added.
  const time = fc.integer({ min: -1, max: 31 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(fc.constantFrom(...spawns), fc.array(time, { minLength: 1, maxLength: 6 }), (action, times) => {
      const shipAfter = (times: readonly number[]): unknown => {
        const ship = { x: 0, y: 0 };
        from(times).pipe(action.on(ship)).subscribe();
        return ship;
      };
      expect(shipAfter(times)).toEqual(shipAfter(times.slice(-1)));
    }),
    { numRuns },
  );
});

it('plays all branches when it is restarted after the start of one stopped it', () => {
  const manager = new ActionManager();
  const shown: string[] = [];
  const stopping = [true];
  const [a, b, c] = [0.25, 0.5, 0].map((duration, index) =>
    defineAction(duration, () => {
      if (index === 1 && stopping.pop() === true) running.stop();
      return () => shown.push('abc'[index]!);
    }),
  );
  const running = manager.runAction(spawn(at(0.25, spawn(a!, b!, c!))), {}, { seekable: true });
  for (const dt of [0, 0.5]) manager.update(dt);
  expect([running.ending, shown]).toEqual(['stopped', []]);
  running.restart();
  shown.length = 0;
  for (const dt of [0, 0.5, 0.5]) manager.update(dt);
  expect([running.ending, shown.join('')]).toEqual(['completed', 'cabb']);
});

it('starts each branch at its time, in the order of the times, and undoes none that has not started', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });
  const times = fc.array(fc.integer({ min: -1, max: 11 }), { maxLength: 9 });
  fc.assert(
    fc.property(waits, times, fc.boolean(), (waits, times, nested) => {
      const log: number[] = [];
      const time$ = new Subject<number>();
      const calls = waits.map((wait, index) => {
        const call = callFunc(() => log.push(index));
        return wait === 0 ? call : at(wait, call);
      });
      const origin = nested ? 1 : 0;
      time$.pipe((nested ? spawn(at(origin, spawn(calls))) : spawn(calls)).on({})).subscribe();
      let before = -1;
      for (const time of times) {
        log.length = 0;
        time$.next(time);
        const due = [...waits.keys()].filter(
          (index) => waits[index]! + origin > before && waits[index]! + origin <= time,
        );
        expect(log).toEqual(due.sort((a, b) => waits[a]! - waits[b]!));
        before = time;
      }
    }),
    { numRuns: 5 * numRuns },
  );
});

it.each([1, 60])('ends where what owns a number takes it, at an open end, too: %i frames', (frames) => {
  const ship = { x: 0 };
  const both = eased(spawn(moveTo(1, { x: 100 }), moveBy(1, { x: 10 })), cubicOut);
  from(Array.from({ length: frames + 1 }, (_, frame) => frame / frames))
    .pipe(both.on(ship))
    .subscribe();
  expect(ship.x).toBe(100);
});

it('calls at the start of an instant before that has happened', () => {
  const seen: number[] = [];
  const jump = tapped(moveTo(0, { x: 10 }), { start: ({ x }) => void seen.push(x) });
  from([0])
    .pipe(jump.on({ x: 0 }))
    .subscribe();
  expect(seen).toEqual([0]);
});

it('goes back to its start past a branch that has ended and written the same numbers', () => {
  const ship = { x: 1, y: 0 };
  from([0, 0.4, 0])
    .pipe(spawn(moveBy(0.5, { x: 6 }), at(0.25, place({ x: 0, y: 0 }))).on(ship))
    .subscribe();
  expect(ship.x).toBe(1);
});
