/** What cocos2d-x does that this library does differently on purpose; rules.ts has the reasons. */
export type Quirk =
  | 'early-clock'
  | 'unnamed-depth'
  | 'bytes'
  | 'exponential-end'
  | 'ease-reverse'
  | 'spline-push'
  | 'spline-reverse'
  | 'animate-loops'
  | 'no-restore'
  | 'stop-late'
  | 'restart'
  | 'repeat-remainder'
  | 'empty-repeat'
  | 'zero-length'
  | 'negative-duration'
  | 'forever-jump'
  | 'forever-dead'
  | 'forever-instants'
  | 'reference-counts'
  | 'single-precision'
  | 'two-tick-zero'
  | 'repeat-boundary'
  | 'done-beforehand'
  | 'inexact-in-out';

export type Quirks = ReadonlySet<Quirk>;
