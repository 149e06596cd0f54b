import { StraightLine } from '../lines/straight-line.js';
import type { Leaf } from '../motion/leaf.js';
import { type Effect, IDLE, type InnerEffect } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { LiveSpan } from './live-spans.js';
import type { ScoreWriter } from './plan.js';
import type { Way } from './recorded-style.js';

/** The straight line of a leaf; undefined if it is anything else. */
export function lineOf(span: Span): StraightLine<unknown> | undefined {
  const { effect } = span as Partial<Leaf>;
  return effect instanceof StraightLine && effect.segments === null ? effect : undefined;
}

/** The way of a style that one of some spans changes, if the others change other styles. @param ways Of all effects. */
export function wayOf(
  spans: readonly Span[],
  ways: WeakMap<Effect, ReadonlyMap<string, Way>>,
  property: string,
): Way | undefined {
  const all = spans.map((span) => ways.get((span as Partial<Leaf>).effect ?? IDLE) ?? new Map<string, Way>());
  const own = all.flatMap((it) => it.get(property) ?? []);
  return own.length === 1 && all.every(({ size }) => size > 0) ? own[0] : undefined;
}

/** The writer that a span is. @param kinds Of the actions that have started the effects. */
export function writerOf({ span, isReduced }: LiveSpan, kinds: WeakMap<Effect, string>): ScoreWriter {
  const { effect = IDLE } = span as Partial<Leaf>;
  const kind = isReduced ? 'respectReducedMotion' : (kinds.get(effect) ?? '');
  return { kind, mode: adds(effect) ? 'adds' : 'owns' };
}

/** Whether an effect only adds. */
function adds({ writer, adds = writer !== undefined && writer.wrote !== null }: InnerEffect): boolean {
  return adds;
}
