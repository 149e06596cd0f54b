import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import type { ReversibleAction } from 'rx-motion';
import { backOut, eased, quadraticIn, repeatForever, type Target } from 'rx-motion';
import { followPath } from 'rx-motion/svg';
import { showing } from '../actions/showing.js';

const ship = () => ({ x: 7, y: 9, rotation: 0 });
const corner = 'M0 0h100v100';

/** The states of a ship under an action at some times. */
function seen(action: Parameters<typeof showing<ReturnType<typeof ship>>>[0], ...times: number[]): object[] {
  const show = showing(action, ship());
  return times.map((time) => ({ ...show(time) }));
}

describe('followPath', () => {
  it('moves along a path at a steady speed, and owns the position', () => {
    const show = showing(followPath(4, corner), { x: 7, y: 9 });
    expect({ ...show(1) }).toEqual({ x: 50, y: 0 });
    show(2).x += 1000;
    expect({ ...show(3) }).toEqual({ x: 100, y: 50 });
    expect({ ...show(4) }).toEqual({ x: 100, y: 100 });
    expect({ ...show(-1) }).toEqual({ x: 7, y: 9 });
  });

  it('leaves the rotation alone without orient', () => {
    expect(seen(followPath(1, corner, { orient: false }), 0.75)).toEqual([{ x: 100, y: 50, rotation: 0 }]);
  });

  it('rotates in the direction of the path, plus an angle', () => {
    const rotations = (orient: boolean | number): unknown[] =>
      seen(followPath(1, corner, { orient }), 0.25, 0.75).map((look) => (look as { rotation: number }).rotation);
    expect(rotations(true)).toEqual([0, 90]);
    expect(rotations(45)).toEqual([45, 135]);
    expect(rotations(-90)).toEqual([-90, 0]);
  });

  it('continues the found rotation without jumps, over several rounds', () => {
    const circle = 'M0 0a50 50 0 0 1 100 0a50 50 0 0 1 -100 0';
    const target = { x: 0, y: 0, rotation: 640 };
    const show = showing(repeatForever(followPath(4, circle, { orient: true })), target);
    expect([0, 1, 2, 3, 3.99, 4, 6].map((time) => Math.round(show(time).rotation))).toEqual([
      630, 720, 810, 900, 989, 990, 1170,
    ]);
    show(-1);
    expect(target.rotation).toBe(640);
  });

  it('goes along a part of the path, either way', () => {
    expect(seen(followPath(1, corner, { from: 0.25, to: 0.75 }), 0, 0.5, 1)).toEqual([
      { x: 50, y: 0, rotation: 0 },
      { x: 100, y: 0, rotation: 0 },
      { x: 100, y: 50, rotation: 0 },
    ]);
    expect(seen(followPath(1, corner, { from: 1, to: 0.5, orient: true }), 0, 0.5)).toEqual([
      { x: 100, y: 100, rotation: 90 },
      { x: 100, y: 50, rotation: 90 },
    ]);
  });

  it('moves the path by an offset, or to the found position', () => {
    expect(seen(followPath(1, corner, { offset: { x: 1, y: -2 } }), 0.25)).toEqual([{ x: 51, y: -2, rotation: 0 }]);
    expect(seen(followPath(1, 'M20 30h10v10', { align: 'start' }), 0, 0.5, 1)).toEqual([
      { x: 7, y: 9, rotation: 0 },
      { x: 17, y: 9, rotation: 0 },
      { x: 17, y: 19, rotation: 0 },
    ]);
    expect(seen(followPath(1, corner, { align: 'start', from: 0.5 }), 0.5)).toEqual([{ x: 7, y: 59, rotation: 0 }]);
  });

  it('goes back along the path, whatever its options are', () => {
    const path = 'M10 10c40 0 80 40 40 80s-90 10 0-20';
    for (const options of [{}, { orient: 30 }, { align: 'start', from: 0.2, to: 0.9, orient: true }] as const) {
      const action = followPath(1, path, options, quadraticIn);
      const [there, back] = [ship(), { ...ship() }];
      const forward = showing(action, there);
      Object.assign(back, forward(1));
      const backward = showing(action.reverse(), back);
      for (const time of [0, 0.25, 0.6, 1]) {
        const [a, b] = [forward(1 - time), backward(time)];
        for (const key of ['x', 'y', 'rotation'] as const) expect(a[key]).toBeCloseTo(b[key], 6);
      }
    }
  });

  it('follows a curve, and continues straight if it overshoots', () => {
    expect(seen(followPath(1, corner, quadraticIn), 0.5)).toEqual([{ x: 50, y: 0, rotation: 0 }]);
    expect(seen(followPath(1, corner, {}, quadraticIn), 0.5)).toEqual([{ x: 50, y: 0, rotation: 0 }]);
    const [look] = seen(followPath(1, corner, backOut), 0.7) as { x: number; y: number }[];
    expect(look!.y).toBeGreaterThan(105);
    expect(
      seen(
        eased(followPath(1, corner, { to: 0.25 }), () => 2),
        0.5,
      ),
    ).toEqual([{ x: 100, y: 0, rotation: 0 }]);
  });

  it('follows a shape in its own units if the target is not an element', () => {
    const attributes: Readonly<Record<string, string>> = { x2: '10', y2: '20' };
    const line = {
      localName: 'line',
      getAttribute: (name: string) => attributes[name] ?? null,
      hasAttribute: (name: string) => name in attributes,
      getScreenCTM: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }),
    };
    expect(seen(followPath(1, line, { offset: { x: 1, y: 0 } }), 0, 0.5)).toEqual([
      { x: 1, y: 0, rotation: 0 },
      { x: 6, y: 10, rotation: 0 },
    ]);
    expect(seen(followPath(1, line).reverse(), 0)).toEqual([{ x: 10, y: 20, rotation: 0 }]);
  });

  it('runs on many targets, and is over at once with a duration of 0', () => {
    const action = followPath(0, corner, { align: 'start' });
    const [a, b] = [ship(), { x: 0, y: 0 }];
    showing(action, a)(0);
    showing(action, b)(0);
    expect([a, b]).toEqual([
      { x: 107, y: 109, rotation: 0 },
      { x: 100, y: 100 },
    ]);
  });

  it('requires a rotation only if it rotates', () => {
    expectTypeOf(followPath(1, corner)).toEqualTypeOf<ReversibleAction<Target & { x: number; y: number }>>();
    expectTypeOf(followPath(1, corner, { to: 0.5 })).toEqualTypeOf<
      ReversibleAction<Target & { x: number; y: number }>
    >();
    expectTypeOf(followPath(1, corner, { orient: 90 })).not.toEqualTypeOf<ReversibleAction<{ x: number; y: number }>>();
    // @ts-expect-error -- there is nothing to rotate
    followPath(1, corner, { orient: true }).on({ x: 0, y: 0 });
  });

  it.each([
    [{ from: -0.1 }, 'from must be from 0 to 1, got -0.1'],
    [{ to: 1.1 }, 'to must be from 0 to 1, got 1.1'],
    [{ orient: NaN }, 'orient must be a finite number, got NaN'],
    [{ align: 'end' as 'path' }, 'align must be "path" or "start", got "end"'],
    [{ offset: { x: 0, y: Infinity } }, 'offset.y must be a finite number, got Infinity'],
  ])('refuses %j', (options, message) => {
    expect(() => followPath(1, corner, options)).toThrow(new RangeError(`followPath: ${message}`));
  });
});
