/** A length of time or a point in time, in seconds. */
export type Seconds = number;
