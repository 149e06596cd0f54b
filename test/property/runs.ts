/** How many random cases a property is tried on: `RUNS=100000 npm run unit -- test/property`. Pass it to fast-check as `{ numRuns }`. */
export const numRuns: number = Number(process.env.RUNS ?? 400);

/** The same where each case takes long: one in so many. Whole, for fast-check never ends where it is not. */
export function partOfRuns(part: number): number {
  return Math.ceil(numRuns / part);
}
