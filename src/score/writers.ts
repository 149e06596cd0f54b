import type { Composed } from '../action/composed.js';
import type { Leaf } from '../action/leaf.js';
import type { StraightLine } from '../lines/straight-line.js';
import type { Effect } from '../time/effect.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import type { ScoreWriter } from './plan.js';

/** The observer of a span: a concat knows the action as `child`, a run as `action`. */
interface Owner {
  readonly child?: object;
  readonly action?: object;
}

/** A run inside a span, or several. */
interface Inner {
  readonly run?: Playhead;
  readonly runs?: readonly Playhead[];
}

/** The straight line of a leaf; undefined if it is anything else. */
export function lineOf(span: Span): StraightLine<never> | undefined {
  const effect = (span as Partial<Leaf>).effect as Partial<StraightLine<never>> | undefined;
  return effect?.segments === null ? (effect as StraightLine<never>) : undefined;
}

/** Where the straight line of each property starts. */
export type Starts = Readonly<Record<string, number>>;

/** The starts of the lines of a span; empty if it is anything else. */
export function startsOf(span: Span): Starts {
  const line = lineOf(span);
  return Object.fromEntries(line?.writer.lenses.list.map(({ name }, index) => [name, line.from[index]!]) ?? []);
}

/** Whether it is a leaf, not a span that advances another action. */
export function isLeaf(span: Span): boolean {
  const { effect } = span as Partial<Leaf>;
  return effect !== undefined && !('run' in effect);
}

/** The motion that a live span shows. */
export function motionUnder({ observer }: Span): Composed<never> {
  const { child, action } = observer as Owner;
  return (child ?? action) as Composed<never>;
}

/** The writer that a span is, named after the action inside any wrappers. @param shown The motion that it shows. */
export function writerOf(span: Span, shown: Composed<never>, kinds: WeakMap<Effect, string>): ScoreWriter {
  const { effect } = span as Partial<Leaf>;
  let motion = shown;
  while (hasOneInside(motion) && (motion.kind === 'targeted' || isLeaf(span)))
    motion = motion.inner[0] as Composed<never>;
  return { kind: kinds.get(effect!) ?? motion.kind, mode: adds(span) ? 'adds' : 'owns' };
}

/** Whether it only wraps another action. */
function hasOneInside({ inner, children }: Partial<Composed<never>>): boolean {
  return inner?.length === 1 && children === undefined;
}

/** Whether it only adds. */
function adds(span: Span): boolean {
  const { effect } = span as Partial<Leaf>;
  const inner = (effect ?? span) as Inner;
  if (inner.run === undefined && inner.runs === undefined) {
    const { writer, adds } = effect as { readonly writer?: { readonly wrote: unknown }; readonly adds?: boolean };
    return writer === undefined ? adds === true : writer.wrote !== null;
  }
  const live = (inner.runs ?? [inner.run!]).flatMap((playhead) => playhead.collect());
  return live.length > 0 && live.every((it) => it.idleUntil > -Infinity || adds(it));
}
