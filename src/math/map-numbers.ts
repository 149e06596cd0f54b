/**
 * The same as `list.map(number)`. An array that `map` makes is one of small integers, which the first fraction
 * converts; a literal needs no conversion. One or two numbers are the most common.
 */
export function mapNumbers<V>(list: readonly V[], number: (value: V, index: number) => number): number[] {
  if (list.length === 1) return [number(list[0]!, 0)];
  if (list.length === 2) return [number(list[0]!, 0), number(list[1]!, 1)];
  return list.map(number);
}
