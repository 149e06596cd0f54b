import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cubicBezier } from '../../src/easing/cubic-bezier.js';
import type { Curve } from '../../src/easing/curve.js';
import { linear, type LinearStop } from '../../src/easing/linear.js';
import { parseEasing } from '../../src/easing/parse-easing.js';
import { type StepPosition, steps } from '../../src/easing/steps.js';
import { describeInChromium } from '../browser/chromium.js';

/** Texts that are easings in some forms of CSS's, and some that are not. */
const written = [
  ...['linear', 'ease', 'EASE-IN', 'ease-out', ' ease-in-out ', 'step-start', 'step-end'],
  ...['steps(3)', 'Steps( 4 , jump-none )', 'steps(2, START)', 'cubic-bezier(.2, -1e-1,0.5,+2.5)'],
  ...['linear(0, 50% 0.25, 1)', 'linear(0, 0.25 25% 75%, 1)', 'linear(0, 25% 75% .5, 1)', 'linear(0 , 1)'],
  ...['', 'easy', 'steps(0)', 'steps(1, jump-none)', 'steps(1.5)', 'steps(2, middle)', 'steps()', 'linear()'],
  ...['cubic-bezier(2, 0, 0, 1)', 'cubic-bezier(0, 0, 1)', 'cubic-bezier(0 0 1 1)', 'cubic-bezier(0, 0, 1, 1, 1)'],
  ...['linear(0, 25% 0.5 75%, 1)', 'linear(0, 1px)', 'linear(0,, 1)', 'linear(0, 0.5 1% 2% 3%, 1)', 'linear (0, 1)'],
  ...['constructor(1)', 'ease ease', 'cubic-bezier(0, 0, 1., 1)'],
];

const times = [-0.5, -0.125, 0, 0.01, 0.1, 0.25, 0.3, 0.5, 0.625, 0.75, 0.9, 0.99, 1, 1.125, 1.5];

type Points = Parameters<typeof cubicBezier>;

/** Those with a vertical end, or with a control point at an end. */
const BEZIERS = [0, 1].flatMap((x1) =>
  [0, 0.5, 1].flatMap((y1) => [0, 0.5, 1].flatMap((x2) => [0, 1, 1.5].map((y2) => [x1, y1, x2, y2]))),
);

/**
 * Two cases are missing, because Chromium follows an earlier draft: before its first input a linear() that starts with
 * a jump; a linear() of one stop.
 */
const curves: Readonly<Record<string, Curve>> = {
  'cubic-bezier(0.25, 0.1, 0.25, 1)': cubicBezier(0.25, 0.1, 0.25, 1),
  'cubic-bezier(0.42, 0, 0.58, 1)': cubicBezier(0.42, 0, 0.58, 1),
  'cubic-bezier(0.3, -0.6, 0.7, 1.6)': cubicBezier(0.3, -0.6, 0.7, 1.6),
  'cubic-bezier(0.5, 0.75, 1, 1)': cubicBezier(0.5, 0.75, 1, 1),
  'cubic-bezier(0, 0, 0.5, 0.25)': cubicBezier(0, 0, 0.5, 0.25),
  'cubic-bezier(1, 0.5, 0, 0.5)': cubicBezier(1, 0.5, 0, 0.5),
  ...Object.fromEntries(
    BEZIERS.map((points) => [`cubic-bezier(${points.join(', ')})`, cubicBezier(...(points as Points))]),
  ),
  'steps(3)': steps(3),
  'steps(4, jump-start)': steps(4, 'jump-start'),
  'steps(4, jump-none)': steps(4, 'jump-none'),
  'steps(4, jump-both)': steps(4, 'jump-both'),
  'linear(0, 0.25, 1)': linear(0, 0.25, 1),
  'linear(0, 0.25 25% 75%, 1)': linear(0, [0.25, 0.25, 0.75], 1),
  'linear(0, 0.5 20%, 0.75 10%, 0.5, 0.25 60%, 1)': linear(0, [0.5, 0.2], [0.75, 0.1], 0.5, [0.25, 0.6], 1),
  'linear(0, 0.5 120%, 0.75)': linear(0, [0.5, 1.2], 0.75),
  'linear(0, 0.5 50%, 0.25 50%, 1 100% 100%)': linear(0, [0.5, 0.5], [0.25, 0.5], [1, 1, 1]),
};

/** CSS text and its curve. The numbers are dyadic, so that both sides read the same ones. */
interface Easing {
  readonly css: string;
  readonly curve: Curve;
}

const output = fc.integer({ min: -64, max: 128 }).map((n) => n / 64);
const input = fc.integer({ min: -16, max: 48 }).map((n) => n / 32);
const stop: fc.Arbitrary<LinearStop> = fc.oneof(output, fc.tuple(output, input), fc.tuple(output, input, input));
const part = fc.integer({ min: 0, max: 64 }).map((n) => n / 64);

const easings: fc.Arbitrary<Easing> = fc.oneof(
  fc.array(stop, { minLength: 2, maxLength: 9 }).map((stops) => ({
    css: `linear(${stops.map(linearText).join(', ')})`,
    curve: linear(...stops),
  })),
  fc
    .tuple(
      fc.integer({ min: 2, max: 40 }),
      fc.constantFrom<StepPosition>('jump-start', 'jump-end', 'jump-none', 'jump-both', 'start', 'end'),
    )
    .map(([count, position]) => ({ css: `steps(${count}, ${position})`, curve: steps(count, position) })),
  fc.tuple(part, output, part, output).map((points) => ({
    css: `cubic-bezier(${points.join(', ')})`,
    curve: cubicBezier(...points),
  })),
);

function linearText(stop: LinearStop): string {
  const [output, ...inputs] = typeof stop === 'number' ? [stop] : stop;
  return [output, ...inputs.map((input) => `${100 * input}%`)].join(' ');
}

describeInChromium('the curves of CSS', ({ open }) => {
  it('match the browser on random CSS', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const texts = fc.sample(easings, { seed: 20, numRuns: 2000 });
    // Multiples of 1/16, for every second text shifted by 1/32.
    const parts = Array.from({ length: 17 }, (_, index) => index / 16);
    const partsOf = (index: number): number[] =>
      parts.map((part) => part - (index % 2) / 32).filter((part) => part >= 0);
    const asked = texts.map(({ css }, index) => [css, partsOf(index)] as const);
    const shown = await page.evaluate(computedProgress, asked);
    const wrong = texts.flatMap(({ css, curve }, i) =>
      // Chromium solves a cubic to seven digits.
      partsOf(i)
        .filter((t, k) => Math.abs(curve(t) - shown[i]![k]!) > 1e-5)
        .map((t) => [css, t, curve(t)]),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('are read from text as in the browser, which refuses the same', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const parts = [0, 0.1, 0.25, 0.5, 0.7, 0.99];
    const shown = await page.evaluate(
      ([texts, parts, compute]) => {
        const progressOf = eval(`(${compute})`) as typeof computedProgress;
        return texts.map((text) =>
          CSS.supports('transition-timing-function', text) ? progressOf([[text, parts]])[0]! : null,
        );
      },
      [written, parts, String(computedProgress)] as const,
    );
    const read = (text: string): readonly number[] | null => {
      try {
        return parts.map(parseEasing(text));
      } catch {
        return null;
      }
    };
    // Chromium solves a cubic to seven digits.
    const rounded = (values: readonly number[] | null): readonly string[] | undefined =>
      values?.map((value) => value.toFixed(4));
    expect(written.map((text) => [text, rounded(read(text))])).toEqual(
      written.map((text, index) => [text, rounded(shown[index]!)]),
    );
  });

  it('match the browser, also outside [0, 1]', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const shown = await page.evaluate(shownProgress, [Object.keys(curves), times] as const);
    for (const [i, [css, curve]] of Object.entries(curves).entries()) {
      const distances = times.map((t, k) => Math.abs(curve(t) - (shown[i]?.[k] ?? NaN)));
      // A style is written with six digits.
      expect([css, ...distances.map((distance) => distance < 1e-5)]).toEqual([css, ...times.map(() => true)]);
    }
  });
});

/** In the page: the computed progress of an animation with each easing at fractions of its duration. */
function computedProgress(asked: readonly (readonly [easing: string, parts: readonly number[]])[]): number[][] {
  const shown = document.querySelector('#shown')!;
  return asked.map(([easing, parts]) => {
    const animation = shown.animate(null, { duration: 1000, easing, fill: 'both' });
    animation.pause();
    const progress = parts.map((part) => {
      animation.currentTime = 1000 * part;
      return animation.effect!.getComputedTiming().progress ?? NaN;
    });
    animation.cancel();
    return progress;
  });
}

/**
 * In the page: the progress of a keyframe with each easing; the easing of the effect sets the time, also outside [0,
 * 1].
 */
function shownProgress([easings, times]: readonly [readonly string[], readonly number[]]): number[][] {
  const name = '--progress';
  CSS.registerProperty({ name, syntax: '<number>', inherits: false, initialValue: '0' });
  const shown = document.querySelector('#shown')!;
  return easings.map((easing) =>
    times.map((t) => {
      const animation = shown.animate([{ [name]: '0', easing }, { [name]: '1' }], {
        duration: 1000,
        easing: `linear(${t}, ${t} 100%)`,
      });
      animation.pause();
      animation.currentTime = 500;
      const progress = Number(getComputedStyle(shown).getPropertyValue(name));
      animation.cancel();
      return progress;
    }),
  );
}
