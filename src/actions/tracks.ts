import type { Action, FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion } from '../action/motion.js';
import { checkDuration } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ends } from '../time/stretch.js';
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
  const usual = usualOf(tracks);
  if (usual < 0) return leaf(name, duration, (target) => new Ways(name, tracks, target), reverse);
  return new Along(name, checkDuration(name, duration), tracks, usual, reverse) as Action<T> as FiniteAction<T>;
}

/** The properties that are led most, alone or together, in the order of the cases of `Lines.write`. */
const USUAL: readonly (readonly string[])[] = [
  ['x'],
  ['y'],
  ['rotation'],
  ['opacity'],
  ['percentage'],
  ['x', 'y'],
  ['scaleX', 'scaleY'],
  ['skewX', 'skewY'],
];

/** How many of them are led alone; they come first. */
const ALONE = 5;

/** Which of them the tracks lead; -1 if none. */
function usualOf(tracks: readonly Track<never>[]): number {
  if (!tracks.every(({ lens }) => lens instanceof Property)) return -1;
  return USUAL.findIndex(
    (names) => names.length === tracks.length && tracks.every(({ lens }, index) => lens.name === names[index]),
  );
}

/** Leads what is usually led along its one or two tracks. */
class Along<T> extends LeafMotion<T> {
  private readonly name: string;
  private readonly tracks: readonly Track<T>[];
  /** @see usualOf */
  private readonly usual: number;
  readonly reverse?: () => ReversibleAction<T>;

  constructor(
    name: string,
    duration: Seconds,
    tracks: readonly Track<T>[],
    usual: number,
    reverse?: () => ReversibleAction<T>,
  ) {
    super(duration);
    this.name = name;
    this.tracks = tracks;
    this.usual = usual;
    if (reverse !== undefined) this.reverse = reverse;
  }

  bind(target: T, start: Seconds, end: Seconds, ends: Ends): Lines {
    const { name, tracks } = this;
    const first = new Line(name, tracks[0]!, target);
    const second = tracks.length === 1 ? first : new Line(name, tracks[1]!, target);
    const found = first.isMoved || second.isMoved ? [first.found, second.found] : null;
    const led = target as Record<string, number>;
    const lines = new Lines(led, this.usual, found, start, end, ends);
    return lines.lay(first.from, first.to, second.from, second.to);
  }
}

/** A track on a target. */
class Line<T> {
  readonly lens: Lens<T>;
  readonly found: number;
  readonly from: number;
  readonly to: number;

  constructor(name: string, { lens, from, to }: Track<T>, target: T) {
    this.lens = lens;
    this.found = readNumber(name, lens.name, lens.read(target));
    this.from = from === undefined ? this.found : from(this.found);
    this.to = to(this.from);
  }

  /** Whether it starts elsewhere than where the target was found. */
  get isMoved(): boolean {
    return this.from !== this.found;
  }
}

/**
 * The straight lines of one or two properties. Leaf and effect are one object; its own numbers are where the first line begins and ends,
 * and where the second one does.
 */
class Lines extends Leaf {
  private readonly target: Record<string, number>;
  private readonly usual: number;
  /** Null where the lines begin there. */
  private readonly found: readonly number[] | null;

  constructor(
    target: Record<string, number>,
    usual: number,
    found: readonly number[] | null,
    start: Seconds,
    end: Seconds,
    ends: Ends,
  ) {
    super(start, end, ends);
    this.target = target;
    this.usual = usual;
    this.found = found;
  }

  protected override copy(): Lines {
    const { target, usual, found, start, end, ends } = this;
    const copy = new Lines(target, usual, found, start, end, ends);
    return copy.lay(this[3]!, this[4]!, this[5]!, this[6]!);
  }

  /** Gives it the numbers of its own. */
  lay(from: number, to: number, secondFrom: number, secondTo: number): this {
    this[3] = from;
    this[4] = to;
    this[5] = secondFrom;
    this[6] = secondTo;
    return this;
  }

  override pass(dt: Seconds): boolean {
    const start = this[0]!;
    const end = this[1]!;
    const time = this[2]! + dt;
    if (!(time < end) || this.curve !== null) return false;
    this[2] = time;
    this.update((time - start) / (end - start));
    return this[2] >= time;
  }

  update(progress: Progress): void {
    const first = mix(this[3]!, this[4]!, progress);
    this.write(first, this.usual < ALONE ? first : mix(this[5]!, this[6]!, progress));
  }

  override undo(): void {
    const { found } = this;
    if (found === null) this.update(0);
    else this.write(found[0]!, found[1]!);
  }

  /** What is led usually has a line of its own, which an engine can specialise; where a key varies, it could not. */
  private write(first: number, second: number): void {
    const { target } = this;
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
    }
  }
}

/** Lines of whatever else is led. */
class Ways<T> implements Effect {
  private readonly lines: readonly Line<T>[];
  private readonly target: T;

  constructor(name: string, tracks: readonly Track<T>[], target: T) {
    this.lines = tracks.map((track) => new Line(name, track, target));
    this.target = target;
  }

  update(progress: Progress): void {
    for (const { lens, from, to } of this.lines) lens.write(this.target, mix(from, to, progress));
  }

  undo(): void {
    for (const { lens, found } of this.lines) lens.write(this.target, found);
  }
}
