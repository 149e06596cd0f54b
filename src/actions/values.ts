import type { Target } from '../lines/target.js';

/**
 * What `P` must be: numbers and texts by name, and objects of these, to any depth. Undefined ones are ignored.
 *
 * @template Text Never, if only numbers are animated.
 */
export type Values<P, Text = string> = {
  readonly [K in keyof P]: P[K] extends number
    ? number
    : P[K] extends Text
      ? string
      : P[K] extends number | undefined
        ? number | undefined
        : P[K] extends Text | undefined
          ? string | undefined
          : P[K] extends object | undefined
            ? P[K] extends (...parameters: never) => unknown
              ? never
              : Values<P[K], Text>
            : never;
};

/** What `P` must be if only numbers are animated. */
export type Numbers<P> = Values<P, never>;

/** A target that has all the values of `P`; its arrays may be of any length. */
export type Having<P> = Target & {
  [K in keyof P]-?: P[K] extends number
    ? number
    : P[K] extends string
      ? string
      : P[K] extends readonly (infer E)[]
        ? Having<Record<number, E>>
        : P[K] extends number | undefined
          ? number
          : P[K] extends string | undefined
            ? string
            : Having<P[K]>;
};
