/** The type of interpolated values: number and string instead of literals. */
export type Widened<V> = V extends number
  ? number
  : V extends string
    ? string
    : V extends object
      ? { [K in keyof V]: Widened<V[K]> }
      : V;
