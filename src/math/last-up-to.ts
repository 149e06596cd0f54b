/**
 * The index of the last number that is not above `value`; 0 if there is none.
 *
 * @param count How many of the numbers to search, from the first one on.
 */
export function lastUpTo(ascending: ArrayLike<number>, count: number, value: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ascending[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
