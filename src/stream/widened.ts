/** The type of the values on the way between two: numbers and strings of any value, where literals were given. */
export type Widened<V> = V extends number
  ? number
  : V extends string
    ? string
    : V extends object
      ? { [K in keyof V]: Widened<V[K]> }
      : V;
