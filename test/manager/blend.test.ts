import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ActionManager,
  type Action,
  backIn,
  backOut,
  callFunc,
  delayTime,
  eased,
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

/** Where x is after each of so many short frames, before and after a run is replaced. */
function xs(first: Action<Ship>, second: Action<Ship>, options: object, dt = 1 / 1024): number[] {
  const manager = new ActionManager();
  const target = ship();
  manager.runAction(first, target, { tag: 1 });
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
    ['against time', reverseTime(sequence(moveBy(0.25, { x: -20, y: 0 }), moveBy(0.75, { x: -80, y: 0 }))), {}],
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
  ])('goes on from the place and as fast as what it replaces: %s', (_what, first, options) => {
    const [a, b, c, d] = xs(first, back, options) as [number, number, number, number];
    const speed = (b - a) * 1024;
    expect(speed).toBeGreaterThan(10);
    expect(Math.abs((c - b) * 1024 - speed)).toBeLessThan(speed * 0.03);
    expect(Math.abs((d - c) * 1024 - speed)).toBeLessThan(speed * 0.03);
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

  it('takes over from one that takes over, as fast as that moves', () => {
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

  it('without anything to replace, or of what stands still, is the action', () => {
    for (const first of [[], [callFunc(() => undefined)]]) {
      const manager = new ActionManager();
      const target = ship();
      for (const action of first) manager.runAction(action, target);
      manager.runAction(right, target, { policy: blend() });
      manager.update(0);
      manager.update(0.25);
      expect(target.x).toBe(25);
    }
  });

  it('leaves texts, colours and what else moves the target alone', () => {
    const manager = new ActionManager();
    const target = { ...ship(), left: '0px' };
    manager.runAction(to(1, { x: 100, left: '100px' }), target, { tag: 1 });
    manager.update(0);
    manager.update(0.5);
    manager.runAction(to(1, { x: 0, left: '0px' }), target, { tag: 1, policy: blend() });
    manager.runAction(moveBy(1, { y: 8 }), target);
    manager.update(0);
    manager.update(0.5);
    expect(target).toEqual({ x: 25, y: 4, rotation: 0, left: '25px' });
  });

  it('is a function of time: whatever the frames, forwards and backwards', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 1, maxLength: 6 }), (sixteenths) => {
        const begun = (): readonly [Ship, (time: number) => void] => {
          const manager = new ActionManager();
          const target = ship();
          manager.runAction(right, target, { tag: 1 });
          manager.update(0);
          manager.update(0.5);
          const running = manager.runAction(moveTo(2, { x: 0, y: 0 }), target, {
            tag: 1,
            policy: blend(),
            seekable: true,
          });
          manager.update(0);
          return [
            target,
            (time) => {
              running.seek(time);
            },
          ];
        };
        const [target, seek] = begun();
        for (const n of sixteenths) {
          seek(n / 16);
          const [fresh, seekFresh] = begun();
          seekFresh(n / 16);
          expect(target).toEqual(fresh);
        }
      }),
      { numRuns: partOfRuns(10) },
    );
  });

  it.each([
    ['a curve over a sequence', eased(sequence(moveBy(1, { x: 1, y: 0 }), moveBy(1, { x: 1, y: 0 })), backOut)],
    ['a sequence of such', sequence(delayTime(1), eased(spawn(moveBy(1, { x: 1, y: 0 }), delayTime(1)), backIn))],
  ])('takes over nothing from what has not begun: %s', async (_name, action) => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(action, target, { tag: 1 });
    const done = running.done;
    manager.runAction(moveTo(1, { x: 8, y: 0 }), target, { tag: 1, policy: blend() });
    await expect(done).resolves.toBe('replaced');
    for (const dt of [0, 1]) manager.update(dt);
    expect(target.x).toBe(8);
  });
});
