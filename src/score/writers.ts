import type { StraightLine } from '../lines/straight-line.js';
import type { Composed } from '../motion/composed.js';
import type { Leaf } from '../motion/leaf.js';
import type { Effect } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { LiveSpan } from './live-spans.js';
import type { ScoreWriter } from './plan.js';

/** The observer of a span: a concat knows the action as `child`, a run as `action`. */
interface Owner {
  readonly child?: object;
  readonly action?: object;
}

/** An effect, or its writer, says whether it adds. */
interface Added {
  readonly writer: { readonly wrote: unknown };
  readonly adds: boolean;
}

/** The straight line of a leaf; undefined if it is anything else. */
export function lineOf(span: Span): StraightLine<never> | undefined {
  const effect = (span as Partial<Leaf>).effect as Partial<StraightLine<never>> | undefined;
  return effect?.segments === null ? (effect as StraightLine<never>) : undefined;
}

/** The motion that a live span shows. */
export function motionUnder({ observer }: Span): Composed<never> {
  const { child, action } = observer as Owner;
  return (child ?? action) as Composed<never>;
}

/** The kind of the action that a live span shows, wherever it is targeted at. */
export function kindUnder(span: Span): string {
  let motion = motionUnder(span);
  while (motion.kind === 'targeted') motion = motion.inner[0] as Composed<never>;
  return motion.kind;
}

/** The writer that a span is, named after the action inside any wrappers. @param shown The motion that it shows. */
export function writerOf({ span, isReduced }: LiveSpan, shown: Composed<never>, kinds: Kinds): ScoreWriter {
  const { effect } = span as Partial<Leaf>;
  let motion = shown;
  while (hasOneInside(motion)) motion = motion.inner[0] as Composed<never>;
  const kind = isReduced ? 'respectReducedMotion' : (kinds.get(effect!) ?? motion.kind);
  return { kind, mode: adds(effect) ? 'adds' : 'owns' };
}

type Kinds = WeakMap<Effect, string>;

/** Whether it only wraps another action. */
function hasOneInside({ inner, children }: Partial<Composed<never>>): boolean {
  return inner?.length === 1 && children === undefined;
}

/** Whether an effect only adds. */
function adds(effect: object | undefined): boolean {
  const { writer, adds }: Partial<Added> = effect ?? {};
  return writer === undefined ? adds === true : writer.wrote !== null;
}
