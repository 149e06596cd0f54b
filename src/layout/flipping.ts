import { prefersLess } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { transitions } from '../dom/presence/transition.js';
import type { Distance } from '../element/axes.js';
import { displacements, heldElements, steppedElements } from '../element/displacement.js';
import type { StyledElement } from '../element/elemental.js';
import { flush, thisMoment } from '../element/page.js';
import type { InnerEffect, Progress } from '../time/effect.js';
import type { Playhead } from '../time/playhead.js';
import { type CheckedFlip, FADE } from './flip-options.js';
import { Glide, glideOf, lists } from './glide.js';
import { type Before, planGlide } from './glide-plan.js';
import { NO_OFFSET } from './offset.js';
import { type PageBox, pageBoxes } from './page-box.js';

/** The elements that glide, outer ones first, each with its key. */
export type Keys = ReadonlyMap<StyledElement, unknown>;

/** Elements on their way from where they were seen to where the layout puts them. */
export class Flipping implements InnerEffect {
  length: Seconds = 0;
  #takeBack: unknown;
  readonly #isReversed: boolean;
  readonly #options: CheckedFlip;
  readonly #keys: Keys;
  readonly #noted: ReadonlyMap<unknown, Before>;
  readonly #all: Glide[] = [];
  /** The glides that this one has replaced: if it is undone, they are back. */
  readonly #earlier = new Map<StyledElement, Glide>();

  /**
   * @param seen Where elements are seen before the change.
   * @param isReversed Whether they go from where the layout puts them to where they were seen.
   */
  constructor(options: CheckedFlip, keys: Keys, seen: ReadonlyMap<StyledElement, PageBox>, isReversed = false) {
    this.#isReversed = isReversed;
    this.#options = options;
    this.#keys = keys;
    this.#noted = new Map(Array.from(seen, ([element, seen]) => [keys.get(element), beforeOf(element, seen)]));
  }

  /** Lets an element go on with the velocity of a hand, in pixels of the page per second. */
  throw(element: StyledElement, velocity: Distance): void {
    const before = this.#noted.get(this.#keys.get(element));
    if (before !== undefined) before.velocity = { ...NO_OFFSET, ...before.velocity, ...velocity };
  }

  /** Changes the page. What the change returns undoes it, if it is a function. */
  change(change: () => unknown): void {
    this.#takeBack = change();
  }

  /** Removes the offsets of elements, so that the page can be changed or measured. */
  rest(keys: Keys = this.#keys): void {
    for (const element of keys.keys()) {
      const earlier = glideOf(element);
      if (earlier === undefined) continue;
      earlier.clear();
      this.#earlier.set(element, earlier);
      displacements.delete(element);
    }
    flush();
  }

  /**
   * Makes the elements start from where they were seen, now that the page has changed.
   *
   * @param length Seconds that all of them take.
   * @param measured Where the layout puts them, if that is known.
   * @param parent Positions are measured from the start of its content; by default, from that of the window.
   */
  begin(
    found: readonly StyledElement[],
    length: Seconds = lengthOf(this.#options, found.length),
    measured?: ReadonlyMap<StyledElement, PageBox>,
    parent: Element | null = null,
  ): void {
    const isReduced = prefersLess(this.#options.reduced$);
    const options = isReduced ? shorten(this.#options) : this.#options;
    const keys = keysOf(this.#options, found);
    // Also those that no longer glide.
    this.rest();
    this.rest(keys);
    // Everything is read before anything is written.
    const now = measured ?? pageBoxes(keys.keys());
    // There may be more of them than when the length was computed: all end in time.
    const stagger = Math.min(options.stagger, (length - options.duration) / Math.max(1, found.length - 1));
    const delays = new Map(found.map((element, index) => [element, stagger * index]));
    const carriers = new Map<Element, Glide>();
    for (const [element, key] of keys) {
      const seen = now.get(element);
      // A hand moves those that it holds; entering and leaving elements fade already.
      if (seen === undefined || heldElements.has(element) || (isReduced && isInTransition(element))) continue;
      const outer = carrierOf(element, carriers);
      const changed = { before: this.#noted.get(key), seen, outer, delay: delays.get(element), length };
      const plan = planGlide(element, changed, options, isReduced);
      if (plan === null) continue;
      const glide = new Glide(element, plan, outer);
      carriers.set(element, glide);
      displacements.set(element, glide);
      this.#all.push(glide);
    }
    this.length = length;
    // The page may be painted before the first frame.
    this.update(0);
    if (options.resize === 'size') this.#correct(parent);
  }

  /** Where an element is may depend on its size, which is known once it is laid out with that size. */
  #correct(parent: Element | null): void {
    const sized = this.#all.filter(({ isResized }) => isResized);
    if (sized.length === 0) return;
    flush();
    const found = pageBoxes(
      sized.map(({ element }) => element),
      parent,
    );
    for (const glide of sized) {
      const seen = found.get(glide.element);
      if (seen !== undefined) glide.correct(seen);
    }
  }

  /** Whether some of them start with a velocity. */
  get isThrown(): boolean {
    return this.#all.some(({ plan }) => plan.isThrown);
  }

  /** Whether nothing has to move. */
  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  update(progress: Progress): void {
    this.show((this.#isReversed ? 1 - progress : progress) * this.length);
  }

  show(time: Seconds): void {
    // At the end all have arrived, however the times of a stagger are rounded.
    const shown = time >= this.length ? Infinity : time;
    for (const glide of this.#all) if (displacements.get(glide.element) === glide) glide.show(shown);
  }

  attach(playhead: Playhead): void {
    // Its elements were seen as the last frame has left them: the next one counts in full.
    if (this.isThrown && playhead.time === -Infinity) playhead.time = 0;
  }

  undo(): void {
    for (const glide of this.#all) {
      if (displacements.get(glide.element) !== glide) continue;
      glide.clear();
      displacements.delete(glide.element);
    }
    for (const [element, glide] of this.#earlier) if (!displacements.has(element)) displacements.set(element, glide);
    if (typeof this.#takeBack === 'function') (this.#takeBack as () => void)();
  }

  /** Leaves the elements where they are seen. */
  stop(): void {
    for (const glide of this.#all) glide.stoppedAt = thisMoment();
  }
}

/** Notes where the elements are seen before a change. */
export function flippingOf(options: CheckedFlip, found: readonly StyledElement[], isReversed?: boolean): Flipping {
  flush();
  const keys = keysOf(options, found);
  return new Flipping(options, keys, pageBoxes(keys.keys()), isReversed);
}

/** The direct children of scaled elements glide, too. */
export function keysOf({ resize, keyOf }: CheckedFlip, found: readonly StyledElement[]): Keys {
  const keys = new Map<StyledElement, unknown>();
  for (const element of found) {
    keys.set(element, element);
    if (resize !== 'scale' || lists.has(element)) continue;
    for (const child of element.children as Iterable<StyledElement>) keys.set(child, child);
  }
  for (const element of found) keys.set(element, keyOf(element));
  return keys;
}

/** The options for a user who prefers less motion: a short fade for all at once. */
function shorten(options: CheckedFlip): CheckedFlip {
  return { ...options, duration: Math.min(options.duration, FADE), stagger: 0, resize: 'none' };
}

/** Seconds that `count` elements take. */
export function lengthOf({ duration, stagger }: CheckedFlip, count: number): Seconds {
  return duration + stagger * Math.max(0, count - 1);
}

/** The state of an element before the change. */
function beforeOf(element: StyledElement, seen: PageBox): Before {
  const last = glideOf(element);
  const glide = last?.isOn === true ? last : null;
  // An entering or leaving element moves already: its glide begins without a kink.
  const own = isInTransition(element) ? NO_OFFSET : null;
  return { seen, glide, velocity: glide?.isMoving === true ? glide.velocityAt(seen) : own };
}

function isInTransition(element: StyledElement): boolean {
  return transitions.has(element) || steppedElements.has(element);
}

/** The glide of the nearest gliding element around one. */
function carrierOf(element: Element, carriers: ReadonlyMap<Element, Glide>): Glide | null {
  let outer = carriers.size === 0 ? null : element.parentElement;
  while (outer !== null && !carriers.has(outer)) outer = outer.parentElement;
  return carriers.get(outer!) ?? null;
}
