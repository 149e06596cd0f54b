import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from '../clock/seconds.js';
import type { Positioned } from './capabilities.js';
import { type Lens, readNumber } from './lens.js';
import type { Track } from './tracks.js';

/**
 * A number that is led and yet can be pushed: what else moves it between two frames stays, and carries the whole way along.
 *
 * @see cocos2d-x CC_ENABLE_STACKABLE_ACTIONS.
 */
export class Stacked<T> {
  readonly found: number;
  private readonly target: T;
  private readonly lens: Lens<T>;
  private push = 0;
  private last: number;

  constructor(name: string, lens: Lens<T>, target: T) {
    this.target = target;
    this.lens = lens;
    this.found = this.last = readNumber(name, lens.name, lens.read(target));
  }

  put(value: number): void {
    const { lens, target } = this;
    this.push += lens.read(target) - this.last;
    lens.write(target, value + this.push);
    // Read back, for a target may round what it is given.
    this.last = lens.read(target);
  }
}

/** An action that leads numbers along straight lines and stacks. */
export function stackedAlong<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function stackedAlong<T>(name: string, duration: Seconds, tracks: readonly Track<T>[]): FiniteAction<T>;
export function stackedAlong<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  return leaf(
    name,
    duration,
    (target) => {
      const numbers = tracks.map(({ lens }) => new Stacked(name, lens, target));
      const goals = tracks.map(({ to }, index) => to(numbers[index]!.found));
      return (progress) => {
        for (let index = 0; index < numbers.length; index++) {
          const number = numbers[index]!;
          number.put(mix(number.found, goals[index]!, progress));
        }
      };
    },
    reverse,
  );
}

/** A way in the plane: where it is at `progress`, written into `place`. */
export type Way = (progress: Progress, place: Point) => void;

/** An action that leads x and y along the way that `wayFrom` makes for the place where it starts, and stacks. */
export function stackedWay(
  name: string,
  duration: Seconds,
  wayFrom: (start: Readonly<Point>) => Way,
  reverse: () => ReversibleAction<Positioned>,
): ReversibleAction<Positioned>;
export function stackedWay(
  name: string,
  duration: Seconds,
  wayFrom: (start: Readonly<Point>) => Way,
): FiniteAction<Positioned>;
export function stackedWay(
  name: string,
  duration: Seconds,
  wayFrom: (start: Readonly<Point>) => Way,
  reverse?: () => ReversibleAction<Positioned>,
): FiniteAction<Positioned> {
  return leaf(name, duration, (target) => new StackedWay(name, target, wayFrom), reverse);
}

/** With functions of their own, for an engine to specialise. */
const xLens: Lens<Positioned> = {
  name: 'x',
  read: (target) => target.x,
  write: (target, x) => void (target.x = x),
};
const yLens: Lens<Positioned> = {
  name: 'y',
  read: (target) => target.y,
  write: (target, y) => void (target.y = y),
};

class StackedWay implements Effect {
  private readonly x: Stacked<Positioned>;
  private readonly y: Stacked<Positioned>;
  private readonly way: Way;

  constructor(name: string, target: Positioned, wayFrom: (start: Readonly<Point>) => Way) {
    this.x = new Stacked(name, xLens, target);
    this.y = new Stacked(name, yLens, target);
    this.way = wayFrom({ x: this.x.found, y: this.y.found });
  }

  update(progress: Progress): void {
    this.way(progress, place);
    this.x.put(place.x);
    this.y.put(place.y);
  }

  undo(): void {
    this.x.put(this.x.found);
    this.y.put(this.y.found);
  }
}

/** Where a way writes; read at once. */
const place: Point = { x: 0.5, y: 0.5 };
