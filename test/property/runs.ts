/** How many random cases a property is tried on: `RUNS=100000 npm run unit -- test/property`. Pass it to fast-check as `{ numRuns }`. Some tests take a part of it, which must be whole. */
export const numRuns: number = Number(process.env.RUNS ?? 400);
