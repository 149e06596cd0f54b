/** What happens at the low end of a span when the playhead goes below its start. */
export type LowEdge =
  /** It continues: an overshooting curve takes the action back beyond its start. */
  | 'open'
  /** It is left, and what it did is undone. */
  | 'closed'
  /** It stands still at its start. For time that only moves forwards, so that nothing is remembered. */
  | 'held';

/** What happens when the playhead reaches the end of a span: it continues beyond it, or is left. */
export type HighEdge = 'open' | 'closed';

/** The two edges of a span. */
export interface Edges {
  readonly low: LowEdge;
  readonly high: HighEdge;
}

/** Both edges are open: for the inside of a curve, which may overshoot either end. */
export const OPEN: Edges = { low: 'open', high: 'open' };
/** Both edges are closed: for time that may come back. */
export const CLOSED: Edges = { low: 'closed', high: 'closed' };
/** For time that only moves forwards. */
export const FORWARDS: Edges = { low: 'held', high: 'closed' };

const all: Readonly<Record<LowEdge, Readonly<Record<HighEdge, Edges>>>> = {
  open: { open: OPEN, closed: { low: 'open', high: 'closed' } },
  closed: { open: { low: 'closed', high: 'open' }, closed: CLOSED },
  held: { open: { low: 'held', high: 'open' }, closed: FORWARDS },
};

/** The pair of these edges. There is one object for each pair, so that spans share them. */
export function edgesOf(low: LowEdge, high: HighEdge): Edges {
  return all[low][high];
}

/** Whether time may come back, so that passed children must be remembered. */
export function remembers({ low }: Edges): boolean {
  return low !== 'held';
}
