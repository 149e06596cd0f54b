import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Mode } from '../lines/writer.js';
import { checkArray, checkNumber, checkObject } from '../math/check.js';
import type { Progress } from '../time/effect.js';

/** A value that can be shown and written down. */
export type ScoreValue = number | string | boolean | null;

/** A motion that has been read: what {@link score} returns. */
export interface Score {
  /** Seconds; Infinity if it has no end, or none known beforehand. */
  readonly duration: Seconds;
  /** The time up to which it was read. */
  readonly until: Seconds;
  readonly isReversible: boolean;
  /** Its targets: first the given one, then others in the order in which they start. */
  readonly targets: readonly object[];
  /** One for each value that it writes. */
  readonly tracks: readonly ScoreTrack[];
  /** In the order of their times. */
  readonly calls: readonly ScoreCall[];
  /** The actions and values that could not be read, each with the reason. */
  readonly left: readonly Unread[];
}

/** One value of one target, over time. Between two pieces, it keeps the value that the first one ended with. */
export interface ScoreTrack {
  /** An index in {@link Score.targets}. */
  readonly target: number;
  /** Its name; dots stand for objects in objects: `color.r`. */
  readonly property: string;
  /** The value when the action was read. */
  readonly found: ScoreValue;
  /** In the order of time. They do not overlap. */
  readonly pieces: readonly ScorePiece[];
}

/** The values of a track from `start` until just before `end`. An instant starts and ends at the same time. */
export interface ScorePiece {
  readonly start: Seconds;
  readonly end: Seconds;
  /** The value at progress 0. */
  readonly from: ScoreValue;
  /** The value at progress 1. */
  readonly to: ScoreValue;
  /** Bends the way from `from` to `to`, which is otherwise a straight line. */
  readonly curve?: Curve | undefined;
  /** The value at a time of the score, if there is more to it than a curve. */
  readonly course?: ((time: Seconds) => ScoreValue) | undefined;
  /** How CSS interpolates it, if it is a text of a style. */
  readonly tween?: ScoreTween | undefined;
  /** Instead of a curve or a course, in a score that {@link sampled} made: straight lines from one to the next. */
  readonly stops?: readonly ScoreStop[] | undefined;
  /** The actions that write it: none for an instant, two or more if they overlap. */
  readonly writers: readonly ScoreWriter[];
}

/** A way from one text of a style to another, as CSS interpolates them. */
export interface ScoreTween {
  readonly from: string;
  readonly to: string;
  /** How far it is at a time of the score; a curve may go beyond 0 and 1. */
  readonly progressAt: (time: Seconds) => Progress;
}

/** A value at an offset within a piece. */
export interface ScoreStop {
  /** From 0 to 1. */
  readonly offset: Progress;
  readonly value: ScoreValue;
}

/** An action that writes a value. */
export interface ScoreWriter {
  /** The name of the function that made it: `'moveTo'`. */
  readonly kind: string;
  /** Whether it overwrites what others write, or adds to it. */
  readonly mode: Mode;
}

/** A callback. */
export interface ScoreCall {
  readonly time: Seconds;
  /** The name of the function that made the action: `'callFunc'`. */
  readonly kind: string;
  /** An index in {@link Score.targets}. */
  readonly target: number;
  /** Calls back, with the target. */
  readonly call?: (() => void) | undefined;
}

/** An action, or one of its values, that could not be read. */
export interface Unread {
  readonly kind: string;
  /** An index in {@link Score.targets}. */
  readonly target: number;
  /** The value that is written; undefined if that is not known. */
  readonly property?: string | undefined;
  readonly start: Seconds;
  readonly reason: string;
}

/** Checks what may come from JSON. @param name The name of the function in errors. */
export function checkScore(name: string, score: Score): Score {
  checkObject(name, 'score', score);
  // JSON writes null for Infinity.
  if ((score.duration as Seconds | null) === null) return checkScore(name, { ...score, duration: Infinity });
  for (const time of ['duration', 'until'] as const)
    checkNumber(name, `score.${time}`, '>= 0', score[time], (it) => it >= 0);
  for (const list of ['targets', 'tracks', 'calls', 'left'] as const) checkArray(name, `score.${list}`, score[list]);
  return score;
}
