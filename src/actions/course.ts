import type { Seconds } from '../clock/seconds.js';
import type { Lens } from '../lines/lens.js';
import { explainMissing, lensOn, NO_TARGET, readNumber, startOn } from '../lines/target.js';
import { mix } from '../math/mix.js';
import type { TextPiece } from '../math/text-piece.js';
import { NO_TEXTS, type ValueMix } from '../math/value-mix.js';
import type { FiniteAction, Reverse, Reversed } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import type { InnerEffect, Numbers, Progress } from '../time/effect.js';
import type { Part } from './parts.js';

/** One value of a target as a function of progress. */
export interface Course {
  at(progress: Progress): number | string;
}

/** A value of a target with its course. */
export interface ValueCourse<T> {
  readonly lens: Lens<T>;
  /** Makes the course, given the value that was found. */
  readonly course: (found: number | string, target: T) => Course;
}

/** An action that animates values of a target along courses. It owns them: other changes are overwritten. */
export function animateCourses<T, R extends Reverse<T> = undefined>(
  name: string,
  duration: Seconds,
  all: readonly ValueCourse<T>[],
  reverse?: R,
): Reversed<T, R> {
  return leaf(name, duration, (target: T) => new Courses(all, target), reverse);
}

/**
 * An action that animates values of a target straight to the given ones; if `isEntrance`, from those to the ones found.
 */
export function animateStraight<T>(
  name: string,
  duration: Seconds,
  parts: readonly Part<T>[],
  isEntrance: boolean,
  mixing: ValueMix,
): FiniteAction<T> {
  const all = parts.map(({ lens, value }): ValueCourse<T> => ({
    lens,
    course(found, target) {
      if ((found as unknown) === undefined) explainMissing(name, lens.name, target);
      if (!isEntrance) return straightCourse(name, lens.name, found, value, mixing);
      const end = typeof value === 'number' ? readNumber(name, lens.name, found) : found;
      return straightCourse(name, lens.name, value, end, mixing);
    },
  }));
  return animateCourses(name, duration, all);
}

/** The straight course from one value to another of the same form. */
export function straightCourse(
  name: string,
  what: string,
  from: number | string,
  to: number | string,
  mixing: ValueMix = NO_TEXTS,
): Course {
  if (typeof to === 'number') {
    const start = readNumber(name, what, from);
    return { at: (progress) => mix(start, to, progress) };
  }
  if (latest.mixing !== mixing || latest.courses.size === 100) latest = { mixing, courses: new Map() };
  // The length keeps the keys of different pairs apart.
  const key = `${to.length} ${to}${from}`;
  let course = typeof from === 'string' ? latest.courses.get(key) : undefined;
  if (course === undefined) {
    const piece = mixing.pieceOf(name, `the target's ${what}`, [to, from]) as TextPiece;
    latest.courses.set(key, (course = piece.between(from as string, to)));
  }
  return course;
}

/** A cache of the latest courses of texts: many targets may animate between the same two texts at once. */
let latest = { mixing: NO_TEXTS, courses: /* @__PURE__ */ new Map<string, Course>() };

class Courses<T> implements InnerEffect {
  readonly writer: Numbers;
  private readonly lenses: readonly Lens<T>[];
  private readonly target: T;
  private readonly found: readonly (number | string)[];
  private readonly courses: readonly Course[];

  constructor(all: readonly ValueCourse<T>[], target: T) {
    startOn(target);
    this.lenses = all.map(({ lens }) => lensOn(lens, target));
    this.target = target;
    this.writer = { target, lenses: { list: this.lenses }, wrote: null };
    this.found = this.lenses.map((lens) => lens.read(target ?? NO_TARGET));
    this.courses = all.map(({ course }, index) => course(this.found[index]!, target));
  }

  update(progress: Progress): void {
    this.courses.forEach((course, index) => {
      this.write(index, course.at(progress));
    });
  }

  undo(): void {
    this.found.forEach((value, index) => {
      this.write(index, value);
    });
  }

  private write(index: number, value: number | string): void {
    this.lenses[index]!.write(this.target, value as number);
  }
}
