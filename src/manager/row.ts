import type { Effect } from '../action/effect.js';
import type { Leaf } from '../action/leaf.js';
import { Property } from '../lines/lens.js';
import { AddingLine, OwningLine } from '../lines/line.js';
import { Lines } from '../lines/lines.js';
import { PlaneLineBy, PlaneLineTo } from '../lines/plane-line.js';

/*
 * A row of the frame table: where its numbers stand, and how the straight line of an effect is written there and read back.
 */

/** The time of the run, and when one of its leaves ends; in the first of its rows. */
export const TIME = 0;
export const UNTIL = 1;
/** When the leaf starts, and ends. */
export const START = 2;
export const END = 3;
/** Where a number starts, where it ends, and what it was after it was written last. */
export const FROM = 4;
export const TO = 5;
export const WROTE = 6;
/** The same for a second number. */
export const FROM_2 = 7;
export const TO_2 = 8;
export const WROTE_2 = 9;
export const WIDTH = 10;

/** What a row shows: nothing, whatever an effect does, properties that it owns or adds to, or several leaves. */
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
export const ADD_SKEW = 12;
export const SEVERAL = 13;

/** The kinds of lines that own what they lead, and of those that add to it. */
const OWNING: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['x', X],
  ['y', Y],
  ['rotation', ROTATION],
  ['opacity', OPACITY],
  ['percentage', PERCENTAGE],
  ['scaleX scaleY', SCALE],
  ['skewX skewY', SKEW],
]);
const ADDING: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['rotation', ADD_ROTATION],
  ['skewX skewY', ADD_SKEW],
]);

/** What a row leads: a target, or for EFFECT an effect. */
export type Led = Record<string, number> & Effect;

type PropertyLine = OwningLine<Led> | AddingLine<Led>;

/** The kind of an effect's row. */
export function kindOf(effect: Effect): number {
  if (effect instanceof PlaneLineTo) return PLACE;
  if (effect instanceof PlaneLineBy) return ADD_PLACE;
  return effect instanceof Lines ? kindOfLines(effect.list as readonly PropertyLine[]) : EFFECT;
}

function kindOfLines([first, second, ...others]: readonly PropertyLine[]): number {
  if (first === undefined || others.length > 0) return EFFECT;
  const kinds = first instanceof OwningLine ? OWNING : ADDING;
  return kinds.get(second === undefined ? nameOf(first) : `${nameOf(first)} ${nameOf(second)}`) ?? EFFECT;
}

/** The property that a line leads; empty where it leads something else. */
function nameOf({ lens }: PropertyLine): string {
  return lens instanceof Property ? lens.name : '';
}

/** Writes a leaf into a row. Returns what the row leads. */
export function layLeaf(numbers: Float64Array, row: number, kind: number, { start, end, effect }: Leaf): Led {
  numbers[row + START] = start;
  numbers[row + END] = end;
  if (kind === EFFECT) return effect as Led;
  if (effect instanceof Lines) {
    const [first, second] = effect.list as readonly PropertyLine[];
    layNumber(numbers, row, first!.from, first!.to, wroteOf(first!));
    if (second !== undefined) layNumber(numbers, row + FROM_2 - FROM, second.from, second.to, wroteOf(second));
    return first!.target;
  }
  const line = effect as PlaneLineTo | PlaneLineBy;
  const adds = line instanceof PlaneLineBy;
  layNumber(numbers, row, line.fromX, line.toX, adds ? line.wroteX : 0);
  layNumber(numbers, row + FROM_2 - FROM, line.fromY, line.toY, adds ? line.wroteY : 0);
  return line.target as unknown as Led;
}

function wroteOf(line: PropertyLine): number {
  return line instanceof AddingLine ? line.wrote : 0;
}

function layNumber(numbers: Float64Array, row: number, from: number, to: number, wrote: number): void {
  numbers[row + FROM] = from;
  numbers[row + TO] = to;
  numbers[row + WROTE] = wrote;
}

/** The effect of a row in the plane, made anew. */
export function planeLineOf(numbers: Float64Array, row: number, kind: number, target: Led): PlaneLineTo | PlaneLineBy {
  const Kind = kind === PLACE ? PlaneLineTo : PlaneLineBy;
  const line = new Kind(
    target as never,
    numbers[row + FROM]!,
    numbers[row + FROM_2]!,
    numbers[row + TO]!,
    numbers[row + TO_2]!,
  );
  returnLine(numbers, row, line);
  return line;
}

/** Tells an effect how far its line was pushed while the row led it. Lines that own their numbers are not pushed. */
export function returnLine(numbers: Float64Array, row: number, effect: Effect): void {
  if (effect instanceof PlaneLineBy) {
    effect.fromX = numbers[row + FROM]!;
    effect.toX = numbers[row + TO]!;
    effect.wroteX = numbers[row + WROTE]!;
    effect.fromY = numbers[row + FROM_2]!;
    effect.toY = numbers[row + TO_2]!;
    effect.wroteY = numbers[row + WROTE_2]!;
  } else if (effect instanceof Lines) {
    returnNumber(numbers, row, effect.list[0]);
    returnNumber(numbers, row + FROM_2 - FROM, effect.list[1]);
  }
}

function returnNumber(numbers: Float64Array, row: number, line: unknown): void {
  if (!(line instanceof AddingLine)) return;
  line.found += numbers[row + FROM]! - line.from;
  line.from = numbers[row + FROM]!;
  line.to = numbers[row + TO]!;
  line.wrote = numbers[row + WROTE]!;
}

/** Moves the line of a number by what else has changed that. */
export function push(numbers: Float64Array, row: number, by: number): void {
  numbers[row + FROM]! += by;
  numbers[row + TO]! += by;
}
