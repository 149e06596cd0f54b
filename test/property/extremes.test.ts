import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ActionManager,
  type Curve,
  eased,
  type FiniteAction,
  play,
  repeatTimes,
  reverseTime,
  sequence,
  spawn,
  speed,
  stagger,
  yoyo,
} from 'rx-motion';
import { glide, spring, tween } from 'rx-motion/stream';
import { from, type Observer, Subject } from 'rxjs';
import { extremeCurves, extremeFigures, extremeNumbers, extremeSeconds } from './random/extremes.js';
import { type Figure, figureLike } from './random/figure.js';
import { isSurface, type Leaf, type Numbers } from './random/leaf.js';
import { leaves } from './random/leaves.js';
import { numRuns, partOfRuns } from './runs.js';

type Moving = FiniteAction<Figure>;

const wholes: Readonly<Record<string, (action: Moving, curve: Curve, seconds: number) => Moving>> = {
  alone: (action) => action,
  eased: (action, curve) => eased(action, curve),
  'a sequence eased': (action, curve, s) => eased(sequence(action, action, speed(action, s + 1)), curve),
  'eased in a yoyo': (action, curve) => yoyo(eased(action, curve)),
  'a time-reversed spawn': (action) => reverseTime(spawn(action, action)),
  repeated: (action) => repeatTimes(action, 3),
  staggered: (action, _, s) => stagger(s, action, action),
};

type Way = (action: Moving, target: Figure, times: readonly number[], observer: Partial<Observer<number>>) => unknown;

const ways: Readonly<Record<string, Way>> = {
  on: (action, target, times, observer) => from(times).pipe(action.on(target)).subscribe(observer),
  play: (action, target, times, observer) => play(action, target, from(times)).subscribe(observer),
  manager: (action, target, times, observer) => {
    const manager = new ActionManager(new Subject());
    manager.runAction(action, target).progress$.subscribe(observer);
    for (const dt of times) manager.update(Math.max(0, dt));
    manager.stopAll();
  },
};

const cases = fc.record({
  seconds: extremeSeconds,
  rest: extremeSeconds,
  numbers: extremeNumbers,
  figure: extremeFigures,
  curve: fc.constantFrom(...Object.entries(extremeCurves)),
  whole: fc.constantFrom(...Object.entries(wholes)),
  way: fc.constantFrom(...Object.entries(ways)),
  /** Parts of the whole, and times outside it. */
  parts: fc.array(fc.constantFrom(-1, 0, Number.MIN_VALUE, 0.25, 0.5, 1, 2), { minLength: 3, maxLength: 8 }),
});

it.each(leaves.map((leaf) => [leaf.name, leaf] as const))(
  '%s writes only numbers, however large or small its input is',
  (_name, leaf) => {
    fc.assert(
      fc.property(
        cases,
        ({ seconds, rest, numbers, figure, curve: [, curve], whole: [, whole], way: [, way], parts }) => {
          const action = madeOf(() => whole(leaf.make(seconds, sizedFor(leaf, numbers)), curve, rest));
          if (action === null) return;
          const noted = notedOf(figureLike(figure), leaf);
          const times = [0, ...parts.map((part) => part * finite(action.duration)), rest, -rest, 0, action.duration];
          way(action, noted.target as Figure, times.map(finite), {
            next: (progress) => noted.values.push(progress),
            error: (error: unknown) => noted.values.push(String(error)),
          });
          expect(noted.values.filter(isNoNumber)).toEqual([]);
        },
      ),
      { numRuns: partOfRuns(8) },
    );
  },
);

it.each(Object.entries(extremeCurves))(
  '%s returns numbers from 0 to 1, and beyond where they are finite',
  (_name, curve) => {
    const places = [0, Number.MIN_VALUE, 1e-300, 1e-9, 0.25, 0.5, 0.75, 1 - 2 ** -53, 1];
    expect(places.filter((place) => !Number.isFinite(curve(place)))).toEqual([]);
    expect([-1e9, -1, -Number.MIN_VALUE, 1 + 2 ** -52, 2, 1e9].filter((place) => Number.isNaN(curve(place)))).toEqual(
      [],
    );
  },
);

describe('a stream of values', () => {
  it('emits only numbers, however large or small its input is', () => {
    fc.assert(
      fc.property(extremeNumbers, fc.array(extremeSeconds, { maxLength: 9 }), extremeSeconds, (numbers, deltas, s) => {
        const frame$ = new Subject<number>();
        const seen: unknown[] = [];
        tween(numbers[0], numbers[1], s, { frame$ }).subscribe((value) => seen.push(value));
        for (const toGoal$ of [
          glide<number>(s, undefined, { frame$ }),
          spring<number>({ bounce: 0.5, velocity: numbers[3], frame$ }),
        ]) {
          const goal$ = new Subject<number>();
          goal$.pipe(toGoal$).subscribe((value) => seen.push(value));
          for (const [index, dt] of deltas.entries()) {
            goal$.next(numbers[index % 4]!);
            frame$.next(dt);
          }
        }
        expect(seen.filter(isNoNumber)).toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** The action, unless it is rejected with a clear error. */
function madeOf(make: () => Moving): Moving | null {
  try {
    return make();
  } catch (error) {
    expect(String(error)).toMatch(/^RangeError: \w+: .* must be /);
    return null;
  }
}

/** Repeated multiplication must not leave the range that is animated. */
function sizedFor({ name }: Leaf, numbers: Numbers): Numbers {
  if (!name.startsWith('scaleBy')) return numbers;
  return numbers.map((number) => Math.sign(number) * Math.abs(number) ** 0.2) as unknown as Numbers;
}

function finite(time: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(time, Number.MAX_VALUE));
}

/**
 * A text may hold numbers. A curve that exceeds all numbers causes an error, and nothing is written; no other error may
 * occur.
 */
function isNoNumber(value: unknown): boolean {
  if (typeof value !== 'string') return Number.isNaN(value);
  return /NaN|Error(?!: \w+: the curve must return a finite number)/.test(value);
}

/** A target that records all numbers written to it; for a grid effect its surface. */
function notedOf(figure: Figure, { group }: Leaf): { target: object; values: unknown[] } {
  const values: unknown[] = [];
  const note = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) values.push(...(value as Float32Array));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
    else values.push(value);
  };
  const view = <O extends object>(holder: O): O =>
    new Proxy(holder, {
      get: (_, key) => {
        const value: unknown = Reflect.get(holder, key);
        return Object.getPrototypeOf(value ?? 0) === Object.prototype && !Object.isFrozen(value)
          ? view(value as object)
          : value;
      },
      set: (_, key, value) => {
        note(value);
        return Reflect.set(holder, key, value);
      },
    });
  if (!isSurface(group)) return { target: view(figure), values };
  const surface = figure[group];
  let grid = surface.grid;
  Object.defineProperty(surface, 'grid', {
    get: () => {
      note(grid?.positions);
      return grid;
    },
    set: (next: typeof grid) => {
      note(grid?.positions);
      grid = next;
    },
  });
  return { target: surface, values };
}
