/**
 * The number of random cases of a property: `RUNS=100000 npm run unit -- test/property`. Pass it to fast-check as `{
 * numRuns }`.
 */
export const numRuns: number = Number(process.env.RUNS ?? 400);

/** The same divided by `part`, for slow cases; whole, because fast-check does not end with a fraction. */
export function partOfRuns(part: number): number {
  return Math.ceil(numRuns / part);
}
