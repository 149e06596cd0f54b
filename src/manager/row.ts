import type { Effect } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { TimedLeaf } from '../action/timed-leaf.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { InLegs } from '../lines/legs.js';
import { type Lens, Property } from '../lines/lens.js';
import { AddingLine, type OwningLine } from '../lines/line.js';
import { Lines } from '../lines/lines.js';
import { PlaneLineBy, PlaneLineTo } from '../lines/plane-line.js';
import type { Span } from '../time/span.js';
import type { Running } from './running.js';
import type { Watch } from './watch.js';

/*
 * A row of the frame table: where its numbers stand, and how the straight line of an effect is written there and read back.
 */

/** The time of the run, and when the first of its leaves ends. */
export const TIME = 0;
export const UNTIL = 1;
/** When the leaf starts, and how long it takes. */
export const START = 2;
export const DURATION = 3;
/** Where a number starts and ends; the same for a second one. */
export const FROM = 4;
export const TO = 5;
export const FROM_2 = 6;
export const TO_2 = 7;
/** A row is as long as a line of the processor's cache. */
export const WIDTH = 8;

/** What a row shows: nothing, whatever an effect does, or properties that it owns or adds to. */
export const NOTHING = 0;
export const EFFECT = 1;
export const PLACE = 2;
export const ADD_PLACE = 3;
export const X = 4;
export const Y = 5;
export const ROTATION = 6;
export const ADD_ROTATION = 7;
export const OPACITY = 8;
export const PERCENTAGE = 9;
export const SCALE = 10;
export const SKEW = 11;
/** Those who observe the action are told: the part of its time that has passed, or what else is its progress at a time. */
export const TELL = 12;
export const TELL_AT = 13;
/** The action has fewer leaves at present than rows. */
export const SPARE = 14;
/** A leaf is shown the time, which tells its effect more than progress does. */
export const SHOW = 15;
/** Added to the kind of a row whose progress a curve bends, so that the others have nothing to look up. */
export const CURVED = 16;
/** Added to the kind of a row that is the leg of a longer way: where that begins, and how long it is. */
export const IN_LEGS = 32;

/** The kinds of lines that own what they lead, and of those that add to it. */
const OWNING: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['x y', PLACE],
  ['x', X],
  ['y', Y],
  ['rotation', ROTATION],
  ['opacity', OPACITY],
  ['percentage', PERCENTAGE],
  ['scaleX scaleY', SCALE],
  ['skewX skewY', SKEW],
]);
const ADDING: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([['rotation', ADD_ROTATION]]);

/** What a row leads: a target, for EFFECT an effect, for TELL a watch, for TELL_AT a running action, for SHOW a leaf. */
export type Led = Record<string, number> &
  Effect &
  Pick<Watch, 'tell'> &
  Pick<Running, 'tellAt'> &
  Pick<Leaf, 'showTime'>;

type PropertyLine = OwningLine<Led>;

/** The kind of a leaf's row. */
export function kindOf(leaf: Leaf): number {
  const { effect, curve } = leaf;
  if (leaf instanceof TimedLeaf) return SHOW;
  if (effect instanceof PlaneLineTo) return PLACE;
  if (effect instanceof PlaneLineBy) return ADD_PLACE;
  if (effect instanceof InLegs) return curve === null ? kindNamed(OWNING, (effect as InLegs).lenses) : EFFECT;
  if (!(effect instanceof Lines)) return EFFECT;
  const lines = effect.list as readonly PropertyLine[];
  return kindNamed(
    lines[0] instanceof AddingLine ? ADDING : OWNING,
    lines.map(({ lens }) => lens),
  );
}

/** The kind that leads these properties; whatever an effect does, where they are others. */
function kindNamed(kinds: ReadonlyMap<string, number>, lenses: readonly Lens<never>[]): number {
  const names = lenses.map((lens) => (lens instanceof Property ? lens.name : ''));
  return kinds.get(names.join(' ')) ?? EFFECT;
}

/** Until when the row of a span stays as it is; -Infinity where it has none. */
export function untilOf(span: Span): Seconds {
  if (!(span instanceof Leaf)) return span.idleUntil;
  const { effect, start, end } = span;
  return effect instanceof InLegs ? Math.min(end, start + effect.until * (end - start)) : end;
}

/** The present leg of a row, if nothing bends it. */
export function evenLegOf({ effect }: Leaf, kind: number): InLegs | null {
  return kind !== EFFECT && effect instanceof InLegs && effect.isEven ? effect : null;
}

/** What bends the progress of a leaf's row. Of a bent leg it makes its part. */
export function curveOf({ effect, curve }: Leaf, kind: number): Curve | null {
  if (kind === SHOW) return null;
  return effect instanceof InLegs && kind !== EFFECT ? effect.part : curve;
}

/** Writes the line of a leaf into a row. Returns what the row leads. */
export function layLine(numbers: Float64Array, beside: Float64Array, place: number, kind: number, leaf: Leaf): Led {
  const { effect } = leaf;
  if (kind === SHOW) return leaf as object as Led;
  if (kind === EFFECT) return effect as Led;
  const at = place * WIDTH;
  if (effect instanceof InLegs) {
    lay(numbers, at, effect.fromOf(0), effect.toOf(0));
    if (effect.lenses.length > 1) lay(numbers, at + FROM_2 - FROM, effect.fromOf(1), effect.toOf(1));
    return effect.target as Led;
  }
  if (effect instanceof Lines) {
    const [first, second] = effect.list as readonly PropertyLine[];
    lay(numbers, at, first!.from, first!.to);
    if (first instanceof AddingLine) beside[2 * place] = first.wrote;
    if (second !== undefined) lay(numbers, at + FROM_2 - FROM, second.from, second.to);
    if (second instanceof AddingLine) beside[2 * place + 1] = second.wrote;
    return first!.target;
  }
  const line = effect as PlaneLineTo | PlaneLineBy;
  lay(numbers, at, line.fromX, line.toX);
  lay(numbers, at + FROM_2 - FROM, line.fromY, line.toY);
  if (line instanceof PlaneLineBy) {
    beside[2 * place] = line.wroteX;
    beside[2 * place + 1] = line.wroteY;
  }
  return line.target as unknown as Led;
}

function lay(numbers: Float64Array, at: number, from: number, to: number): void {
  numbers[at + FROM] = from;
  numbers[at + TO] = to;
}

/** Whether a row of a kind adds to what it leads. */
export function adds(kind: number): boolean {
  return kind === ADD_PLACE || kind === ADD_ROTATION;
}

/** Whether an effect can be made anew from what stands in its row. */
export function isRemade(effect: Effect): boolean {
  return effect instanceof PlaneLineTo || effect instanceof PlaneLineBy;
}

/** The effect of a row in the plane, made anew. */
export function planeLineOf(
  numbers: Float64Array,
  place: number,
  kind: number,
  target: Led,
): PlaneLineTo | PlaneLineBy {
  const at = place * WIDTH;
  const Kind = kind === PLACE ? PlaneLineTo : PlaneLineBy;
  const [fromX, fromY] = [numbers[at + FROM]!, numbers[at + FROM_2]!];
  return new Kind(target as never, fromX, fromY, numbers[at + TO]!, numbers[at + TO_2]!);
}

/** Tells an effect how far its line was pushed while the row led it. Lines that own their numbers are not pushed. */
export function returnLine(numbers: Float64Array, beside: Float64Array, place: number, effect: Effect): void {
  const at = place * WIDTH;
  if (effect instanceof PlaneLineBy) {
    effect.fromX = numbers[at + FROM]!;
    effect.toX = numbers[at + TO]!;
    effect.wroteX = beside[2 * place]!;
    effect.fromY = numbers[at + FROM_2]!;
    effect.toY = numbers[at + TO_2]!;
    effect.wroteY = beside[2 * place + 1]!;
  } else if (effect instanceof Lines) {
    returnNumber(numbers, at, beside[2 * place]!, effect.list[0]);
    returnNumber(numbers, at + FROM_2 - FROM, beside[2 * place + 1]!, effect.list[1]);
  }
}

function returnNumber(numbers: Float64Array, at: number, wrote: number, line: unknown): void {
  if (!(line instanceof AddingLine)) return;
  line.found += numbers[at + FROM]! - line.from;
  line.from = numbers[at + FROM]!;
  line.to = numbers[at + TO]!;
  line.wrote = wrote;
}

/** Moves the line of a number by what else has changed that. */
export function push(numbers: Float64Array, at: number, by: number): void {
  numbers[at + FROM]! += by;
  numbers[at + TO]! += by;
}
