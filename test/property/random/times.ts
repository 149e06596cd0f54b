import fc from 'fast-check';

/** How random times are spread. */
export type Grain = 'dyadic' | 'decimal';

/**
 * Series of random times for an action of `duration` seconds: forwards, backwards and jumping, from 1 s before the
 * start to 1 s beyond the end. Call it with the duration of a tree: `times(duration)`.
 */
export type Times = (duration: number) => number[];

/** The grains, and the unit of the durations of trees for each. */
export const grains: readonly { readonly grain: Grain; readonly seconds: number }[] = [
  { grain: 'dyadic', seconds: 1 / 4 },
  { grain: 'decimal', seconds: 0.1 },
];

/** @param grain Multiples of 1/8 s, which hit the hand-overs of dyadic trees; or of 0.01 s, which mostly don't. */
export function times(grain: Grain, maxLength: number = 10): fc.Arbitrary<Times> {
  const unit = grain === 'dyadic' ? 8 : 100;
  return fc.array(fc.nat(1 << 20), { minLength: 1, maxLength }).map((numbers) => {
    const make = (duration: number): number[] =>
      numbers.map((number) => (number % Math.ceil((duration + 2) * unit + 1)) / unit - 1);
    return Object.assign(make, { [fc.toStringMethod]: () => `times(${numbers.join(', ')})` });
  });
}

/** The times of a series that are not before the start, in ascending order. */
export function ascending(series: readonly number[]): number[] {
  return series.filter((time) => time >= 0).sort((a, b) => a - b);
}

/** Random frame deltas in seconds, > 0, that together are at least `least`. */
export function deltas(grain: Grain): fc.Arbitrary<(least: number) => number[]> {
  const unit = grain === 'dyadic' ? 64 : 100;
  return fc.array(fc.integer({ min: 1, max: 2 * unit }), { minLength: 1, maxLength: 10 }).map((numbers) => {
    const make = (least: number): number[] => {
      const all: number[] = [];
      for (let sum = 0; sum < least; sum += all.at(-1)!) all.push(numbers[all.length % numbers.length]! / unit);
      return all;
    };
    return Object.assign(make, { [fc.toStringMethod]: () => `deltas(${numbers.join(', ')})` });
  });
}
