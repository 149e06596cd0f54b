import { otherFrames$ } from '../../clock/frames.js';
import type { Seconds } from '../../clock/seconds.js';
import { declarationsOf, type Shows } from '../../element/style/declarations.js';
import { lowerPriority } from '../../element/style/priority.js';
import type { ElementTarget } from '../../element/target/element-target.js';
import { type CssTrack, cssTracks } from '../../score/css-tracks.js';
import type { Score, ScoreTrack } from '../../score/plan.js';
import { valueOf } from '../../score/sample-at.js';
import { keyframesOf } from '../../score/to-keyframes.js';
import { type FixedTransform, TRANSFORM_NUMBERS } from '../../target/transform-functions.js';
import type { TimelineOptions } from '../scroll/timelines.js';
import { BrowserClock, type Milliseconds } from './browser-clock.js';

/** After so long without a frame, the user has seen more than the run has shown. */
const LATE: Milliseconds = 40;
/** How far a value may be off between keyframes, as a fraction of its range. */
const PRECISION = 2e-4;
/** A property that needs more keyframes is shown frame by frame. */
const MOST_STOPS = 1000;
/** Browsers let gradients, and custom properties that are not registered, jump half way. */
const JUMPING = /^--|-gradient\(/;
/** How far a number may be from the score, relative to it or to 1: if further, something else moves it, too. */
const FOREIGN = 1e-3;

/** The browser's own animations of the numbers that a run moves. They follow the time of the run. */
export class NativeMotion implements Shows {
  readonly #target: ElementTarget;
  readonly #duration: Milliseconds;
  readonly #tracks: readonly ScoreTrack[];
  /** The other numbers of the transform, which stay. */
  readonly #constant: readonly (readonly [name: string, number: number])[];
  readonly #names: readonly string[];
  readonly #animations: readonly Animation[];
  readonly #clock: BrowserClock;
  #isOver = false;
  #isHidden = false;

  /**
   * @param texts What {@link textTracks} returned.
   * @param id The name of the animations in the browser's tools.
   * @param timeline A timeline of the browser that shows the same times as the run.
   */
  constructor(target: ElementTarget, score: Score, texts: readonly CssTrack[], id = '', timeline?: TimelineOptions) {
    const { element } = target;
    const fixed = fixedTransform(target);
    this.#target = target;
    this.#duration = score.until * 1000;
    const moved = new Set(score.tracks.filter((track) => track.target === 0).map(({ property }) => property));
    this.#constant = TRANSFORM_NUMBERS.filter((name) => !moved.has(name)).map((name) => [name, target[name]]);
    const numbers = { ...score, tracks: score.tracks.filter((track) => !isText(track)) };
    const all = [...cssTracks(numbers, 0, PRECISION, fixed ?? undefined), ...texts].filter(
      ({ property, stops }) =>
        stops.length <= MOST_STOPS &&
        (property !== 'transform' || fixed !== null) &&
        !JUMPING.test(property + stops[0]!.value),
    );
    this.#names = all.map(({ property }) => property);
    // The tracks of the score itself: those of the keyframes are cut into straight lines.
    const shown = new Set(all.flatMap(({ tracks }) => tracks.map(({ property }) => property)));
    this.#tracks = score.tracks.filter(
      ({ target, property, found }) => target === 0 && shown.has(property) && typeof found === 'number',
    );
    this.#animations = all.map((track) => {
      // Before time 0 nothing has happened, and the style is as it was found.
      const duration = this.#duration;
      const options = timeline ? { ...timeline, fill: 'both' as const } : { duration, fill: 'forwards' as const };
      return element.animate(keyframesOf(track), { ...options, id });
    });
    this.#clock = new BrowserClock(this.#animations, timeline !== undefined);
    this.#leaveToBrowser(1);
    declarationsOf(element).shows.add(this);
  }

  hide(): void {
    if (this.#isHidden) return;
    this.#isHidden = true;
    for (const animation of this.#animations) animation.cancel();
    queueMicrotask(() => {
      this.#isHidden = false;
      if (!this.#isOver) this.#clock.put();
    });
  }

  /** Call it when the run has shown a time. */
  show(time: Seconds): void {
    if (!this.#isOver) this.#clock.show(time);
  }

  /** Call it when all runs have shown a frame of the page. If this one has not, the browser pauses, too. */
  rest(): void {
    if (this.#isOver) return;
    // The run continues frame by frame.
    if (this.#isForeign(this.#clock.shown)) this.#giveBack();
    else this.#clock.rest();
  }

  /**
   * If the browser has gone on for long since the last frame of the run, leaves the element where the user sees it. Not
   * if other code makes the frames of the page, such as `film`: then nobody looks between two frames. Nor if the run
   * has undone its changes.
   */
  end(): void {
    if (this.#isOver) return;
    const { shown } = this.#clock;
    const seen = Math.min(this.#clock.seen, this.#duration);
    const isLate = Math.abs(seen - shown * 1000) > LATE && otherFrames$.value.length === 0;
    if (isLate && !this.#isForeign(shown)) {
      for (const track of this.#tracks) {
        const value = valueOf(track, seen / 1000);
        if (typeof value === 'number') Object.assign(this.#target, { [track.property]: value });
      }
    }
    this.#giveBack();
  }

  /** Gives the element back to frames. */
  #giveBack(): void {
    this.#isOver = true;
    declarationsOf(this.#target.element).shows.delete(this);
    this.#leaveToBrowser(-1);
    // What the browser has shown until now is written at once.
    this.#target.changed();
    this.#target.write();
    for (const animation of this.#animations) animation.cancel();
  }

  /** @param count 1 leaves the properties to the browser, -1 takes them back. */
  #leaveToBrowser(count: 1 | -1): void {
    const { element } = this.#target;
    for (const name of this.#names) {
      declarationsOf(element).of(name).animations += count;
      lowerPriority(element, name, count);
    }
  }

  /** Whether something else moves the target, too: after a frame, it is not where the run put it. */
  #isForeign(time: Seconds): boolean {
    const target = this.#target as object as Readonly<Record<string, number>>;
    const isMoved = (name: string, value: number): boolean =>
      !(Math.abs(target[name]! - value) <= FOREIGN * Math.max(1, Math.abs(value)));
    const areElsewhere = this.#tracks.some((track) => {
      const value = valueOf(track, time);
      return typeof value === 'number' && isMoved(track.property, value);
    });
    if (areElsewhere || !this.#names.includes('transform')) return areElsewhere;
    return fixedTransform(this.#target) === null || this.#constant.some(([name, value]) => isMoved(name, value));
  }
}

/** The texts of a score as CSS. Call it before the run starts, because some are read from the page. */
export function textTracks(score: Score): readonly CssTrack[] {
  return cssTracks({ ...score, tracks: score.tracks.filter(isText) }, 0, PRECISION);
}

function isText({ found }: ScoreTrack): boolean {
  return typeof found === 'string';
}

/** The parts of an element's transform before and after its numbers; null if anything else moves it, too. */
export function fixedTransform({ flippedX, flippedY, view, transform }: ElementTarget): FixedTransform | null {
  const { page, outside, inside } = transform;
  const isMoved = flippedX || flippedY || view + outside + inside !== '' || Object.keys(page.replaced).length > 0;
  return isMoved ? null : page;
}
