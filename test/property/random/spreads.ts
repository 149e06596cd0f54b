import {
  delayTime,
  describe,
  type FiniteAction,
  stagger,
  type StaggerFrom,
  type StaggerOptions,
  steps,
} from 'rx-motion';

const origins: readonly StaggerFrom[] = ['first', 'center', 'last', 'edges', 'random', 0, 2];

/** How the starts of a random stagger are spread: always multiples of half a grain. */
export function spreadOf(choice: number, grain: number): StaggerOptions {
  const from = origins[choice % origins.length]!;
  const more = { from, seed: choice };
  const axis = choice % 2 === 0 ? 'x' : 'y';
  switch (Math.floor(choice / origins.length) % 4) {
    case 0:
      return { ...more, gap: grain };
    case 1:
      return { ...more, amount: 2 * grain, curve: steps(4) };
    case 2:
      return { ...more, gap: grain, grid: { columns: 2 }, axis };
    default:
      return { ...more, amount: 4 * grain, grid: { columns: 3 }, curve: steps(5, 'jump-none') };
  }
}

/** The start of each of `count` actions; `stagger` has its own tests of its options. */
export function startsOf(spread: StaggerOptions, count: number): number[] {
  const nothing: FiniteAction<unknown> = delayTime(0);
  return describe(stagger(spread, new Array<FiniteAction<unknown>>(count).fill(nothing))).children.map(
    ({ offset }) => offset,
  );
}
