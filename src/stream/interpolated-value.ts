/** The type of the values between values of type `V`: numbers and strings instead of literals. */
export type InterpolatedValue<V> = V extends number
  ? number
  : V extends string
    ? string
    : V extends object
      ? { [K in keyof V]: InterpolatedValue<V[K]> }
      : V;
