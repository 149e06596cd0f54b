import type { Action, FiniteAction, ReversibleAction } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion } from '../action/motion.js';
import { checkDuration } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { Playhead } from '../time/playhead.js';
import type { Seconds } from '../time/seconds.js';
import { type Ends, span } from '../time/stretch.js';
import { type Lens, Property, readNumber } from './lens.js';

/** The straight line of one number. */
export interface Track<T> {
  readonly lens: Lens<T>;
  /** Where the line starts, given what was found; by default there. */
  readonly from?: (found: number) => number;
  /** Where it ends, given where it starts. */
  readonly to: (from: number) => number;
}

/**
 * An action that leads numbers of a target along straight lines. What else writes them meanwhile is overwritten.
 *
 * @param name As errors call the action.
 */
export function along<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function along<T>(name: string, duration: Seconds, tracks: readonly Track<T>[]): FiniteAction<T>;
export function along<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  return new Along(name, checkDuration(name, duration), tracks, reverse) as Action<T> as FiniteAction<T>;
}

/** Leads numbers along tracks. */
class Along<T> extends LeafMotion<T> {
  private readonly name: string;
  private readonly tracks: readonly Track<T>[];
  private readonly lenses: readonly Lens<T>[];
  private readonly usual: number;
  readonly reverse?: () => ReversibleAction<T>;

  constructor(name: string, duration: Seconds, tracks: readonly Track<T>[], reverse?: () => ReversibleAction<T>) {
    super(duration);
    this.name = name;
    this.tracks = tracks;
    this.lenses = tracks.map(({ lens }) => lens);
    this.usual = usualOf(this.lenses);
    if (reverse !== undefined) this.reverse = reverse;
  }

  bind(target: T, playhead: Playhead, start: Seconds, end: Seconds, ends: Ends): Lines<T> {
    const numbers = span(start, end);
    const places: number[] = [];
    for (const { lens, from, to } of this.tracks) {
      const place = readNumber(this.name, lens.name, lens.read(target));
      const begin = from === undefined ? place : from(place);
      numbers.push(begin, to(begin));
      places.push(place);
    }
    return new Lines(target, this.lenses, this.usual, numbers.concat(places), playhead, ends);
  }
}

/** The properties that are led most, alone or together, in the order of the cases of `Lines.update`. */
const USUAL: readonly (readonly string[])[] = [
  ['x'],
  ['y'],
  ['rotation'],
  ['opacity'],
  ['percentage'],
  ['x', 'y'],
  ['scaleX', 'scaleY'],
  ['skewX', 'skewY'],
  ['width', 'height'],
];

/** Which of them the lenses lead; -1 if none. */
function usualOf(lenses: readonly Lens<never>[]): number {
  if (!lenses.every((lens) => lens instanceof Property)) return -1;
  return USUAL.findIndex(
    (names) => names.length === lenses.length && lenses.every(({ name }, index) => name === names[index]),
  );
}

/**
 * The straight lines of some numbers. Leaf and effect are one object, and what it knows lies side by side: behind the numbers of the
 * stretch (see `span`) where each line begins and ends, and then what was found.
 */
class Lines<T> extends Leaf {
  private readonly target: T;
  private readonly lenses: readonly Lens<T>[];
  /** @see usualOf */
  private readonly usual: number;

  constructor(target: T, lenses: readonly Lens<T>[], usual: number, numbers: number[], playhead: Playhead, ends: Ends) {
    super(playhead, numbers, ends);
    this.target = target;
    this.lenses = lenses;
    this.usual = usual;
  }

  protected override copy(): Lines<T> {
    return new Lines(this.target, this.lenses, this.usual, this.numbers.slice(), this.playhead, this.ends);
  }

  /** What is led usually has a line of its own, which an engine can specialise; where a key varies, it could not. */
  update(progress: Progress): void {
    const { numbers } = this;
    const target = this.target as Record<string, number>;
    const first = mix(numbers[3]!, numbers[4]!, progress);
    const second = numbers.length > 6 ? mix(numbers[5]!, numbers[6]!, progress) : first;
    switch (this.usual) {
      case 0:
        target.x = first;
        break;
      case 1:
        target.y = first;
        break;
      case 2:
        target.rotation = first;
        break;
      case 3:
        target.opacity = first;
        break;
      case 4:
        target.percentage = first;
        break;
      case 5:
        target.x = first;
        target.y = second;
        break;
      case 6:
        target.scaleX = first;
        target.scaleY = second;
        break;
      case 7:
        target.skewX = first;
        target.skewY = second;
        break;
      case 8:
        target.width = first;
        target.height = second;
        break;
      default:
        this.updateEach(progress);
    }
  }

  override undo(): void {
    const { target, lenses, numbers } = this;
    const places = 3 + 2 * lenses.length;
    for (let index = 0; index < lenses.length; index++) lenses[index]!.write(target, numbers[places + index]!);
  }

  private updateEach(progress: Progress): void {
    const { target, lenses, numbers } = this;
    for (let index = 0, at = 3; index < lenses.length; index++, at += 2) {
      lenses[index]!.write(target, mix(numbers[at]!, numbers[at + 1]!, progress));
    }
  }
}
