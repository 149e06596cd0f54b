import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { keyframes, play, sineInOut } from 'rx-motion';
import { showing } from '../actions/showing.js';

const box = () => ({ x: 1, y: 2, level: 3, deep: { z: 4 }, left: '5px' });

describe('keyframes of numbers', () => {
  it('are where those are that have a text beside them, whichever stops name what', () => {
    const stop = fc.record({
      offset: fc.integer({ min: 0, max: 8 }).map((n) => n / 8),
      curve: fc.constantFrom(undefined, sineInOut, (t: number): number => t * (3 - 2 * t)),
      values: fc.record(
        { x: fc.integer(), y: fc.integer(), level: fc.integer(), deep: fc.record({ z: fc.integer() }) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(
        fc.array(stop, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: -2, max: 18 }), { minLength: 1, maxLength: 6 }),
        (given, sixteenths) => {
          const stops = given
            .sort((a, b) => a.offset - b.offset)
            .map(({ offset, curve, values }) => ({ ...values, offset, ...(curve !== undefined && { curve }) }));
          const show = showing(keyframes(1, stops as never), box());
          const beside = [{ left: '5px', offset: 0 }, ...stops, { left: '5px', offset: 1 }];
          const showBeside = showing(keyframes(1, beside as never), box());
          for (const n of sixteenths) expect(show(n / 16)).toEqual(showBeside(n / 16));
        },
      ),
    );
  });

  it('ask for a number only where they start from what was found', () => {
    const target = { x: 'none' };
    expect(showing(keyframes(1, [{ x: 0 }, { x: 4 }]), target as never)(0.5)).toEqual({ x: 2 });
    const errors: unknown[] = [];
    const frame$ = new Subject<number>();
    play(keyframes(1, [{ x: 4 }]), { x: 'none' } as never, frame$).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    frame$.next(0);
    expect(errors).toEqual([new TypeError('keyframes: the target\'s x must be a number, got "none"')]);
  });

  it.each([
    [
      'numbers',
      [
        { x: 0, y: 0 },
        { x: 8, y: 8 },
      ],
    ],
    [
      'numbers with stops of their own',
      [
        { x: 0, y: 0 },
        { x: 4, offset: 0.5 },
        { x: 8, y: 8 },
      ],
    ],
    [
      'numbers and texts',
      [
        { x: 0, y: 0, left: '0px' },
        { x: 8, y: 8, left: '8px' },
      ],
    ],
  ])('write nothing more once writing one of them has stopped them: %s', (_what, stops) => {
    const frame$ = new Subject<number>();
    const written: string[] = [];
    const target = Object.fromEntries(
      ['x', 'y', 'left'].map((name) => [name, name === 'left' ? '0px' : 0]),
    ) as unknown as { x: number; y: number; left: string };
    const watched = new Proxy(target, {
      set(object, name, value): boolean {
        written.push(String(name));
        if (written.length > 3) subscription.unsubscribe();
        return Reflect.set(object, name, value);
      },
    });
    const subscription = play(keyframes(1, stops as never), watched, frame$).subscribe();
    frame$.next(0);
    written.length = 3;
    frame$.next(0.5);
    expect(written).toHaveLength(4);
  });

  it('write nothing once a curve has stopped them', () => {
    const frame$ = new Subject<number>();
    const target = { x: 7 };
    const curve = (): number => {
      subscription.unsubscribe();
      return 0.5;
    };
    const subscription = play(keyframes(1, [{ x: 0, curve }, { x: 8 }]), target, frame$).subscribe();
    frame$.next(0);
    expect(target.x).toBe(7);
  });
});
