/** A span or a point of time, in seconds. */
export type Seconds = number;
