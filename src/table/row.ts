/*
 * A row of the frame table, one live leaf as numbers: the index of each number, and the kinds of rows.
 */

/** The time of the run, and until when its rows stay as they are. */
export const TIME = 0;
export const UNTIL = 1;
/** When the leaf starts, and its length. */
export const START = 2;
export const DURATION = 3;
/** Where a number starts and ends; the same for a second one. */
export const FROM = 4;
export const TO = 5;
export const FROM_2 = 6;
export const TO_2 = 7;
/** A row is as long as a cache line. */
export const WIDTH = 8;

/** An empty slot. */
export const NOTHING = 0;
/** Any leaf: it is shown the time. */
export const LEAF = 1;
/** Straight lines of properties that the action owns or, where the name says so, adds to. */
export const POSITION = 2;
export const ADD_POSITION = 3;
export const X = 4;
export const Y = 5;
export const ROTATION = 6;
export const ADD_ROTATION = 7;
export const OPACITY = 8;
export const PERCENTAGE = 9;
export const SCALE = 10;
export const SKEW = 11;
/** Notifies the observer of a run's progress. */
export const PROGRESS = 12;
/** Only lets time pass. */
export const PAUSE = 13;
/** Added to the kind of a row whose progress a curve bends. */
export const CURVED = 16;
/** Added to the kind of a row that is a segment of keyframes. */
export const SEGMENT = 32;

/** The properties that a kind moves. */
const PROPERTIES: Readonly<Record<number, readonly string[]>> = /* @__PURE__ */ (() => ({
  [POSITION]: ['x', 'y'],
  [ADD_POSITION]: ['x', 'y'],
  [X]: ['x'],
  [Y]: ['y'],
  [ROTATION]: ['rotation'],
  [ADD_ROTATION]: ['rotation'],
  [OPACITY]: ['opacity'],
  [PERCENTAGE]: ['percentage'],
  [SCALE]: ['scaleX', 'scaleY'],
  [SKEW]: ['skewX', 'skewY'],
}))();

/** The names of the properties that a row of this kind moves. */
export function propertiesOf(kind: number): readonly string[] {
  return PROPERTIES[kind] ?? [];
}

/** The kind that owns these properties; LEAF if no kind does. */
export function owningKind(names: readonly string[]): number {
  const kinds = Object.keys(PROPERTIES).map(Number);
  return kinds.find((kind) => !adds(kind) && propertiesOf(kind).join() === names.join()) ?? LEAF;
}

/** The kind that adds to what `kind` owns; LEAF if no kind does. */
export function addingKind(kind: number): number {
  return kind === POSITION ? ADD_POSITION : kind === ROTATION ? ADD_ROTATION : LEAF;
}

/** Whether a kind adds, so that its row keeps what it wrote last. */
export function adds(kind: number): boolean {
  return kind === ADD_POSITION || kind === ADD_ROTATION;
}
