/** Nanoseconds of a clock that contestants cannot touch: some of them are driven by a `Date.now` of ours. */
export const nanoseconds = () => Number(process.hrtime.bigint());
