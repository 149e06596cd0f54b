/** What happens at the low end of a span when the playhead goes below its start. */
export type LowEdge =
  /** It goes on: an overshooting curve takes the action back beyond its start. */
  | 'open'
  /** It is over, and what it did is undone. */
  | 'closed'
  /** It stands still at its start. For time that only moves forwards and remembers nothing. */
  | 'held';

/** What happens at the high end when the playhead reaches the end: the span goes on beyond it, or is over. */
export type HighEdge = 'open' | 'closed';

/** The two edges of a span. */
export interface Edges {
  readonly low: LowEdge;
  readonly high: HighEdge;
}

/** Both ends are open: for the inside of a curve, which may go beyond either. */
export const OPEN: Edges = { low: 'open', high: 'open' };
/** Both ends are closed: for time that may come back. */
export const CLOSED: Edges = { low: 'closed', high: 'closed' };
/** For time that only moves forwards. */
export const FORWARDS: Edges = { low: 'held', high: 'closed' };

const all: Readonly<Record<LowEdge, Readonly<Record<HighEdge, Edges>>>> = {
  open: { open: OPEN, closed: { low: 'open', high: 'closed' } },
  closed: { open: { low: 'closed', high: 'open' }, closed: CLOSED },
  held: { open: { low: 'held', high: 'open' }, closed: FORWARDS },
};

/** The edges with these two ends. There is one object for each pair, so that a span costs none. */
export function edgesOf(low: LowEdge, high: HighEdge): Edges {
  return all[low][high];
}

/** Whether a curve may take it beyond one of its ends. */
export function isOpen({ low, high }: Edges): boolean {
  return low === 'open' || high === 'open';
}

/** Whether time may come back, so that what was passed must be remembered. */
export function remembers({ low }: Edges): boolean {
  return low !== 'held';
}
