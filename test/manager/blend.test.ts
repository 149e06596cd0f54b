import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Action,
  ActionManager,
  blend,
  callFunc,
  cssValues,
  eased,
  fadeTo,
  firstOf,
  moveBy,
  moveTo,
  repeatForever,
  reverseTime,
  rotateTo,
  run,
  script,
  sequence,
  sineInOut,
  spawn,
  speed,
  to,
  waitFor,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { NEVER, of } from 'rxjs';
import { partOfRuns } from '../property/runs.js';

const ship = () => ({ x: 0, y: 0, rotation: 0 });
type Ship = ReturnType<typeof ship>;
const right = moveTo(1, { x: 100, y: 0 });
const back = moveTo(1, { x: 0, y: 0 });
const inLegs = sequence(moveTo(0.25, { x: 20, y: 0 }), moveTo(0.75, { x: 100, y: 0 }));

/** x after each of some short frames, before and after a run is replaced. */
function xs(first: Action<Ship>, second: Action<Ship>, options: object, dt = 1 / 1024): number[] {
  const manager = new ActionManager();
  const target = ship();
  manager.runAction(first, target, { tag: 1, policy: blend() });
  manager.update(0);
  manager.update(0.5);
  const seen: number[] = [];
  const frame = (): void => {
    manager.update(dt);
    seen.push(target.x);
  };
  frame();
  frame();
  manager.runAction(second, target, { tag: 1, policy: blend(), ...options });
  manager.update(0);
  frame();
  frame();
  return seen;
}

describe('policy blend', () => {
  it.each<[string, Action<Ship>, object]>([
    ['an even move', right, {}],
    ['a move along a curve', eased(right, sineInOut), {}],
    ['a move that adds', moveBy(1, { x: 100, y: 0 }), {}],
    ['moves in a sequence and a spawn', sequence(moveTo(0.25, { x: 20, y: 0 }), spawn(right, rotateTo(1, 90))), {}],
    ['a repetition', repeatForever(moveBy(1, { x: 100, y: 0 })), {}],
    ['values of any name', to(1, { x: 100, rotation: 9 }), {}],
    ['moves inside of a curve', eased(inLegs, sineInOut), {}],
    ['a spawn inside of curves', eased(eased(spawn(right, rotateTo(1, 90)), sineInOut), sineInOut), {}],
    ['there and back', yoyo(sequence(moveTo(0.25, { x: 20, y: 0 }), moveTo(0.0625, { x: 30, y: 0 }), right)), {}],
    ['reversed in time', reverseTime(sequence(moveBy(0.25, { x: -20, y: 0 }), moveBy(0.75, { x: -80, y: 0 }))), {}],
    ['at another rate', speed(inLegs, 0.75), {}],
    ['at a rate that may change', speed(inLegs, of(0.75)), {}],
    ['a race', firstOf(inLegs, waitFor(NEVER)), {}],
    ['a choice', respectReducedMotion(inLegs, undefined, of(false)), {}],
    [
      'a script',
      script(function* (_target: Ship) {
        yield* run(moveTo(0.25, { x: 20, y: 0 }));
        yield* run(eased(sequence(right, right), sineInOut));
      }),
      {},
    ],
    ['into a seekable run', right, { seekable: true }],
  ])('continues from the position and with the velocity of: %s', (_what, first, options) => {
    const [a, b, c, d] = xs(first, back, options) as [number, number, number, number];
    const speed = (b - a) * 1024;
    expect(speed).toBeGreaterThan(10);
    expect(Math.abs((c - b) * 1024 - speed)).toBeLessThan(speed * 0.03);
    expect(Math.abs((d - c) * 1024 - speed)).toBeLessThan(speed * 0.03);
  });

  it('moves the target on in its first frame, which adds no time to the action', () => {
    const frame = fc.integer({ min: 1, max: 16 }).map((count) => count / 1024);
    fc.assert(
      fc.property(
        fc.array(frame, { minLength: 4, maxLength: 12 }),
        fc.integer({ min: 1, max: 200 }),
        (frames, speed) => {
          const manager = new ActionManager();
          const target = ship();
          manager.runAction(moveBy(1, { x: speed }), target, { tag: 1, policy: blend() });
          for (const dt of [0, 0.25]) manager.update(dt);
          const next = manager.runAction(moveBy(1, { x: -speed }), target, { tag: 1, policy: blend() });
          let time = 0;
          for (const dt of frames) {
            const { x } = target;
            manager.update(dt);
            time += dt;
            // The velocity turns round in half a second, at most four times as fast at first as on average.
            const turned = (4 * time * 2 * speed) / 0.5;
            expect(Math.abs((target.x - x) / dt - speed)).toBeLessThanOrEqual(turned + 1e-9);
          }
          expect(next.elapsed).toBeCloseTo(time - frames[0]!, 12);
        },
      ),
    );
  });

  it('moves the target once in a frame in which the replaced run has moved it', () => {
    const manager = new ActionManager();
    const target = ship();
    const options = { tag: 1, policy: blend() };
    const replace = callFunc(() => void manager.runAction(back, target, options));
    manager.runAction(sequence(moveTo(0.5, { x: 100 }), replace), target, options);
    const seen = [0, 0.25, 0.25, 0.03125].map((dt) => {
      manager.update(dt);
      return target.x;
    });
    expect(seen.slice(0, 3)).toEqual([0, 50, 100]);
    expect(seen[3]).toBeGreaterThan(100 + 4);
    expect(seen[3]).toBeLessThan(100 + 6.25);
  });

  it('replaces as switch does, and ends where the action ends', async () => {
    const manager = new ActionManager();
    const target = ship();
    const first = manager.runAction(right, target, { tag: 1, policy: blend() });
    manager.update(0);
    manager.update(0.5);
    const second = manager.runAction(back, target, { tag: 1, policy: blend() });
    expect([await first.done, second.action, second.target]).toEqual(['replaced', back, target]);
    manager.update(0);
    expect(target.x).toBe(50);
    manager.update(0.5);
    expect(target.x).toBe(25);
    manager.update(0.5);
    expect([target.x, second.ending]).toEqual([0, 'completed']);
  });

  it('takes over from a run that is itself taking over, at its velocity', () => {
    const manager = new ActionManager();
    const target = ship();
    const seen: number[] = [];
    manager.runAction(right, target, { policy: blend() });
    manager.update(0);
    for (const action of [back, right, back]) {
      for (let frame = 0; frame < 128; frame++) {
        manager.update(1 / 1024);
        seen.push(target.x);
      }
      manager.runAction(action, target, { policy: blend() });
      manager.update(0);
    }
    const speeds = seen.slice(1).map((x, index) => (x - seen[index]!) * 1024);
    const jumps = speeds.slice(1).map((speed, index) => Math.abs(speed - speeds[index]!));
    expect(Math.max(...jumps)).toBeLessThan(5);
  });

  it('changes nothing if there is nothing to replace, or only a paused run', () => {
    for (const isPaused of [false, true]) {
      const manager = new ActionManager();
      const target = ship();
      const before = manager.runAction(moveBy(1, { y: 8 }), target, isPaused ? { policy: blend() } : { tag: 'other' });
      for (const dt of [0, 0.5]) manager.update(dt);
      before.pause();
      manager.runAction(right, target, { policy: blend() });
      for (const dt of [0, 0.25]) manager.update(dt);
      expect([target.x, target.y]).toEqual([25, 3]);
    }
  });

  it('reports an error of a getter to the run, not to the caller', () => {
    const manager = new ActionManager();
    const target = {
      y: 0,
      get x(): number {
        throw new RangeError('no x');
      },
      set x(_value: number) {
        throw new RangeError('no x');
      },
    };
    const errors: unknown[] = [];
    const running = manager.runAction(moveTo(1, { y: 1 }), target, { policy: blend() });
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    manager.update(0);
    expect(errors).toEqual([new RangeError('no x')]);
    expect(running.ending).toBe('failed');
  });

  it('takes over nothing from a run with another policy', () => {
    const manager = new ActionManager();
    const target = ship();
    manager.runAction(right, target, { tag: 1 });
    for (const dt of [0, 0.5]) manager.update(dt);
    manager.runAction(back, target, { tag: 1, policy: blend() });
    for (const dt of [0, 0.25]) manager.update(dt);
    expect(target.x).toBe(37.5);
  });

  it('passes the real target to callbacks, and leaves other moves alone', () => {
    const manager = new ActionManager();
    const target = { ...ship(), left: '0px' };
    const seen: unknown[] = [];
    const options = { tag: 1, policy: blend() };
    manager.runAction(to(1, { x: 100, left: '100px' }, { mix: cssValues() }), target, options);
    for (const dt of [0, 0.5]) manager.update(dt);
    const there = to(1, { x: 0, left: '0px' }, { mix: cssValues() });
    manager.runAction(
      sequence(
        callFunc((it: Ship & { left: string }) => seen.push(it)),
        there,
      ),
      target,
      options,
    );
    manager.runAction(moveBy(1, { y: 8 }), target);
    for (const dt of [0, 0.5]) manager.update(dt);
    expect(target).toEqual({ x: 25, y: 4, rotation: 0, left: '25px' });
    expect(seen[0]).toBe(target);
  });

  it('ends where the action would end alone, also if parts of it end early', () => {
    const seconds = fc.integer({ min: 1, max: 12 }).map((n) => n / 16);
    const x = fc.integer({ min: -50, max: 50 });
    const parts = fc.array(fc.record({ seconds, x, kind: fc.constantFrom('to', 'by', 'fade') }), { minLength: 1 });
    fc.assert(
      fc.property(parts, fc.boolean(), fc.array(seconds, { minLength: 1, maxLength: 8 }), (list, finishes, deltas) => {
        const actions = list.map(({ seconds, x, kind }) =>
          kind === 'fade' ? fadeTo(seconds, 0) : kind === 'to' ? moveTo(seconds, { x }) : moveBy(seconds, { x }),
        );
        const ends = [true, false].map((isBlended) => {
          const manager = new ActionManager();
          const target = { ...ship(), opacity: 1 };
          const options = isBlended ? { tag: 1, policy: blend() } : { tag: 1, policy: 'switch' as const };
          manager.runAction(right, target, options);
          for (const dt of [0, 0.5]) manager.update(dt);
          const running = manager.runAction(sequence(actions), target, options);
          manager.update(0);
          for (const dt of deltas) manager.update(dt);
          if (finishes) running.finish();
          else manager.update(100);
          expect(running.ending).toBe('completed');
          return target;
        });
        expect(ends[0]).toEqual(ends[1]);
      }),
      { numRuns: partOfRuns(2) },
    );
  });
});
