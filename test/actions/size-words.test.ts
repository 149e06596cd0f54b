import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { type FiniteAction, type Measurable, resizeTo, springTo, type Target } from 'rx-motion';
import type { DomTarget } from 'rx-motion/dom';
import { lastValueFrom, of } from 'rxjs';
import { showing } from './showing.js';

/** A panel with a content height of 30, which its page shows at 20. */
const panel = () => ({
  x: 0,
  width: 5,
  height: 10,
  measure: (_side: string, word: string) => (word === 'auto' ? 30 : 20),
});

describe('words for sizes', () => {
  it('are measured by the target when the action starts, there and back', () => {
    const fits = showing(resizeTo(1, { height: 'auto' }), panel());
    expect([0, 0.5, 1, 0.25, -1].map((time) => fits(time).height)).toEqual([10, 20, 'auto', 15, 10]);
    const own = showing(resizeTo(1, { height: '*', width: 7 }), panel());
    expect([0.5, 1].map((time) => own(time).height)).toEqual([15, 20]);
    expect(own(1).width).toBe(7);
  });

  it('are goals of a spring, beside numbers', () => {
    const action = springTo({ height: '*', x: 50 });
    const show = showing(action, panel());
    expect(show(0.1).height).toBeGreaterThan(10);
    expect({ ...show(action.duration), measure: null }).toEqual({ x: 50, width: 5, height: 20, measure: null });
  });

  it('need a target that can measure itself', async () => {
    expectTypeOf(resizeTo(1, { height: 'auto' })).toEqualTypeOf<
      FiniteAction<Target & { height: number } & Measurable>
    >();
    expectTypeOf(springTo({ width: '*', x: 1 })).toEqualTypeOf<
      FiniteAction<Target & { width: number; x: number } & Measurable>
    >();
    const named: FiniteAction<DomTarget> = springTo({ height: 'auto' });
    expect(named.duration).toBeGreaterThan(0);
    expectTypeOf<DomTarget>().toExtend<{ height: number } & Measurable>();
    expectTypeOf(resizeTo(1, { height: 1 })).toEqualTypeOf<FiniteAction<Target & { height: number }>>();
    const error = 'resizeTo: the target of a height "auto" must be domTarget(element) of rx-motion/dom, got an object';
    // @ts-expect-error -- a plain object has nothing to measure
    const run$ = of(0).pipe(resizeTo(1, { height: 'auto' }).on({ height: 1 }));
    await expect(lastValueFrom(run$)).rejects.toThrow(error);
  });

  it('apply only to the size of the target itself', () => {
    expect(() => springTo({ place: { height: 'auto' } })).toThrow(TypeError);
    // @ts-expect-error -- no such word
    expect(() => resizeTo(1, { height: 'none' })).toThrow('resizeTo: height must be a number, got "none"');
    // @ts-expect-error -- no such side
    expect(() => resizeTo(1, { x: '*' })).toThrow(TypeError);
  });
});
