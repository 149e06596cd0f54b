/**
 * A part of a value, as numbers that are interpolated linearly.
 *
 * The value that it belongs to passes `at`, the index of its first number.
 */
export interface Piece<V = unknown, Made = unknown> {
  /** How many numbers it takes. */
  readonly size: number;
  /**
   * @param near The numbers of the value at the other end; missing channels are taken from it.
   * @throws TypeError when the value has another form; RangeError when a number in it is not finite.
   */
  read(value: V, numbers: Float64Array, at: number, near: Float64Array | null): void;
  /** Writes the amounts that add `value` to the numbers in `found`. */
  readAmount(value: V, numbers: Float64Array, at: number, found: Float64Array): void;
  /** Adjusts hues by full rotations, for the direction in which they are interpolated from `from`. */
  fixHues?(numbers: Float64Array, at: number, from: Float64Array): void;
  make(numbers: Float64Array, at: number): Made;
}
