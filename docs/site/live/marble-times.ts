/** The duration of a diagram's column, in seconds. */
export const columnSeconds = 0.1;

/**
 * Reads a marble diagram whose digits are times of an action, 0 its start and 9 its end: returns the time after some
 * columns, from 0 to 1. Between two digits the time is interpolated.
 *
 *     0----9-6|    at once at the start, at the end after five columns, back at two thirds after two more
 *
 * @returns undefined after the end of the diagram, or without digits.
 */
export function placeAt(diagram: string, column: number): number | undefined {
  const signs = diagram.split('|')[0]!;
  if (column >= signs.length) return undefined;
  const marbles = [...signs.matchAll(/\d/g)].map(({ 0: digit, index }) => ({ at: index, place: Number(digit) / 9 }));
  const before = marbles.filter(({ at }) => at <= column).at(-1);
  const after = marbles.find(({ at }) => at > column);
  if (before === undefined || after === undefined) return (before ?? after)?.place;
  return before.place + ((column - before.at) / (after.at - before.at)) * (after.place - before.place);
}
