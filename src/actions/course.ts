import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';
import type { ColorSpace } from '../math/color-mixing.js';
import { mix } from '../math/mix.js';
import { type Shape, type Way, shapeOf } from '../math/shape.js';
import { type Lens, readNumber } from '../lines/lens.js';

/** What one value of a target goes through: a function of progress. */
export interface Course {
  at(progress: Progress): number | string;
}

/** How one value of a target is led. */
export interface Led<T> {
  readonly lens: Lens<T>;
  /** Its course, given what was found. */
  readonly course: (found: number | string) => Course;
}

/** An action that leads values of a target along courses. What else writes them meanwhile is overwritten. */
export function led<T>(
  name: string,
  duration: Seconds,
  all: readonly Led<T>[],
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function led<T>(name: string, duration: Seconds, all: readonly Led<T>[]): FiniteAction<T>;
export function led<T>(
  name: string,
  duration: Seconds,
  all: readonly Led<T>[],
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  return leaf(name, duration, (target) => new Courses(all, target), reverse);
}

/** The straight course from one value to another of the same form. */
export function straight(
  name: string,
  what: string,
  from: number | string,
  to: number | string,
  space?: ColorSpace,
): Course {
  if (typeof to === 'number') return new NumberCourse(readNumber(name, what, from), to);
  const shape = shapeOf<number | string>(name, [to, from], space, `the target's ${what}`) as Shape<string>;
  return new TextCourse(shape, from as string, to);
}

class NumberCourse implements Course {
  private readonly from: number;
  private readonly to: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }

  at(progress: Progress): number {
    return mix(this.from, this.to, progress);
  }
}

/** At its ends it is the very text that was found or given. */
class TextCourse implements Course {
  private readonly shape: Shape<string>;
  private readonly way: Way;
  private readonly numbers: Float64Array;
  private readonly from: string;
  private readonly to: string;

  constructor(shape: Shape<string>, from: string, to: string) {
    this.shape = shape;
    this.way = shape.way(from, to);
    this.numbers = new Float64Array(this.way.from.length);
    this.from = from;
    this.to = to;
  }

  at(progress: Progress): string {
    if (progress === 0) return this.from;
    if (progress === 1) return this.to;
    const { numbers, way } = this;
    for (let index = 0; index < numbers.length; index++)
      numbers[index] = mix(way.from[index]!, way.to[index]!, progress);
    return this.shape.valueOf(numbers);
  }
}

class Courses<T> implements Effect {
  private readonly target: T;
  private readonly lenses: readonly Lens<T>[];
  private readonly found: readonly (number | string)[];
  private readonly courses: readonly Course[];

  constructor(all: readonly Led<T>[], target: T) {
    this.target = target;
    this.lenses = all.map(({ lens }) => (usual as Readonly<Record<string, Lens<T>>>)[lens.name] ?? lens);
    this.found = this.lenses.map((lens) => lens.read(target));
    this.courses = all.map(({ course }, index) => course(this.found[index]!));
  }

  update(progress: Progress): void {
    const { target, lenses, courses } = this;
    for (let index = 0; index < lenses.length; index++)
      lenses[index]!.write(target, courses[index]!.at(progress) as number);
  }

  undo(): void {
    this.lenses.forEach((lens, index) => {
      lens.write(this.target, this.found[index] as number);
    });
  }
}

/** What is led most, each with functions of its own: a key that varies cannot be specialised, and takes ten times as long. */
const usual: Readonly<Record<string, Lens<never>>> = /* @__PURE__ */ (() => {
  type Usual = Record<'x' | 'y' | 'rotation' | 'scaleX' | 'scaleY' | 'opacity', number>;
  const lenses: readonly Lens<Usual>[] = [
    { name: 'x', read: (target) => target.x, write: (target, value) => void (target.x = value) },
    { name: 'y', read: (target) => target.y, write: (target, value) => void (target.y = value) },
    { name: 'rotation', read: (target) => target.rotation, write: (target, value) => void (target.rotation = value) },
    { name: 'scaleX', read: (target) => target.scaleX, write: (target, value) => void (target.scaleX = value) },
    { name: 'scaleY', read: (target) => target.scaleY, write: (target, value) => void (target.scaleY = value) },
    { name: 'opacity', read: (target) => target.opacity, write: (target, value) => void (target.opacity = value) },
  ];
  return Object.assign(Object.create(null), Object.fromEntries(lenses.map((lens) => [lens.name, lens]))) as Record<
    string,
    Lens<never>
  >;
})();
