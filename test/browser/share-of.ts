/** How many of some slow random programs run: all of them with `npm test -- --full`, otherwise two of five. */
export function shareOf(all: number): number {
  return process.env.FULL === undefined ? Math.ceil((2 * all) / 5) : all;
}
