/**
 * The same as `list.map(number)`. `map` makes an array of small integers, which is converted at the first fraction; a
 * literal needs no conversion. One or two numbers are the most common.
 */
export function mapNumbers<V>(list: readonly V[], number: (value: V, index: number) => number): number[] {
  if (list.length === 1) return [number(list[0]!, 0)];
  if (list.length === 2) return [number(list[0]!, 0), number(list[1]!, 1)];
  return list.map(number);
}
