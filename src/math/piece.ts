/**
 * A part of a value, laid out as numbers that go in straight lines.
 *
 * Where it reads and writes in `numbers` is up to whoever it is a part of.
 */
export interface Piece {
  /** How many numbers it takes. */
  readonly size: number;
  /**
   * @param near The numbers of the value at the other end of the way, from which it takes what it lacks itself.
   * @throws TypeError when the value is of another form; RangeError when a number in it is not finite.
   */
  read(value: unknown, numbers: Float64Array, at: number, near: Float64Array | null): void;
  /** Writes what is to be added to the numbers that are found, so that `value` is added. */
  readAmount(value: unknown, numbers: Float64Array, at: number, found: Float64Array): void;
  /** Chooses which way round numbers go that come round again, given where they come from. */
  turn?(numbers: Float64Array, at: number, from: Float64Array): void;
  make(numbers: Float64Array, at: number): unknown;
}
