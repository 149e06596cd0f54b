import { asksForLess } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { flush } from '../dom/style/flush.js';
import { domTarget } from '../dom/target/dom-target.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { distance, faded, velocityIn } from './distance.js';
import { type CheckedFlip, SHORT } from './flip-options.js';
import { Form } from './form.js';
import { Glide, glides } from './glide.js';
import { type Gliding, glidingOf } from './gliding.js';
import { seenInside } from './inside.js';
import { NOTHING, Offsets, X, Y } from './offsets.js';
import { type Distance, type Seen, pageDistance, seenOf } from './seen.js';

/** Where an element was seen before the change, and how fast it moved. */
export interface Before extends Gliding {
  readonly element: StyledElement;
  readonly seen: Seen;
}

/** What an element that glides or stands does to those in it. */
interface Carrier {
  /** How far it is moved on the page at first. */
  readonly moved: Distance;
  readonly isMoving: boolean;
  readonly glide: Glide | null;
}

/** Around an element that nothing carries. */
const PAGE: Carrier = { moved: { x: 0, y: 0 }, isMoving: false, glide: null };

/** Elements on their way from where they were seen to where the layout puts them. */
export class Flipping {
  readonly options: CheckedFlip;
  private readonly parent: Element | null;
  /** Where each element is seen that is known here. */
  readonly seen: ReadonlyMap<StyledElement, Seen>;
  /** What was noted of each element, by its key. */
  noted: ReadonlyMap<unknown, Before>;
  private readonly all: Glide[] = [];
  /** How elements glided before: if this is undone, they do so again. */
  private readonly earlier = new Map<StyledElement, Glide>();

  /**
   * Notes where the elements are seen.
   *
   * @param parent They glide within it, whatever becomes of its own place; by default in the window.
   */
  constructor(found: readonly StyledElement[], options: CheckedFlip, parent: Element | null = null) {
    flush();
    this.options = options;
    this.parent = parent;
    const keys = this.keysOf(found);
    this.seen = seenOf(keys.keys(), parent);
    this.noted = new Map(
      Array.from(this.seen, ([element, seen]) => [keys.get(element), { element, seen, ...glidingOf(element, seen) }]),
    );
  }

  /** Puts elements where the layout has them, so that the page can be changed. */
  rest(found: readonly StyledElement[]): void {
    for (const element of this.keysOf(found).keys()) glides.get(element)?.clear();
    flush();
  }

  /**
   * Has the elements begin where they were seen, now that the page has changed.
   *
   * @param stagger Seconds from one to the next.
   * @param measured Where the layout has them, if that is known.
   */
  begin(
    found: readonly StyledElement[],
    stagger: Seconds = this.options.stagger,
    measured?: ReadonlyMap<StyledElement, Seen>,
  ): void {
    this.rest(found);
    // All is read before anything is written.
    const keys = this.keysOf(found);
    const now = measured ?? seenOf(keys.keys(), this.parent);
    const isReduced = asksForLess(this.options.reduced$);
    const delays = new Map(found.map((element, index) => [element, stagger * index]));
    const carriers = new Map<Element, Carrier>();
    for (const [element, key] of keys) {
      const earlier = glides.get(element);
      if (earlier !== undefined) {
        this.earlier.set(element, earlier);
        earlier.leave();
      }
      const [before, seen] = [this.noted.get(key), now.get(element)];
      if (seen === undefined) continue;
      // What enters or leaves fades already.
      if (isReduced && transitions.has(element)) continue;
      const carrier = this.carry(before, element, seen, carrierOf(element, carriers), delays.get(element), isReduced);
      if (carrier === null) continue;
      carriers.set(element, carrier);
      if (carrier.glide === null) continue;
      glides.set(element, carrier.glide);
      this.all.push(carrier.glide);
    }
  }

  /** Whether some of them were moving already. */
  get goesOn(): boolean {
    return this.all.some(({ course }) => course.velocity !== null);
  }

  /** Whether nothing has to move. */
  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  show(time: Seconds): void {
    for (const glide of this.all) if (glide.isCurrent) glide.show(time);
  }

  /** Puts all where the layout has them, at rest. */
  clear(): void {
    for (const glide of this.all) if (glide.isCurrent) glide.forget();
    for (const [element, glide] of this.earlier) {
      if (glides.has(element)) continue;
      glides.set(element, glide);
      glide.isCurrent = true;
    }
  }

  /** Leaves all where they are seen. */
  stop(): void {
    for (const glide of this.all) glide.stoppedAt = thisMoment();
  }

  /** The elements that glide, outer ones first, each with its key. The direct children of scaled ones glide, too. */
  private keysOf(found: readonly StyledElement[]): Map<StyledElement, unknown> {
    const keys = new Map<StyledElement, unknown>();
    for (const element of found) {
      keys.set(element, element);
      if (this.options.resize !== 'scale') continue;
      for (const child of element.children as Iterable<Element> as Iterable<StyledElement>) keys.set(child, child);
    }
    for (const element of found) keys.set(element, this.options.keyOf(element));
    return keys;
  }

  /**
   * @param outer What carries the element.
   * @param delay Undefined for a child that only keeps its form in a scaled element.
   * @returns Null if it has nothing to do.
   */
  private carry(
    before: Before | undefined,
    element: StyledElement,
    seen: Seen,
    outer: Carrier,
    delay: Seconds | undefined,
    isReduced: boolean,
  ): Carrier | null {
    const { duration, curve } = this.options;
    const resize = isReduced ? 'none' : this.options.resize;
    const scaled = resize === 'scale' && outer.glide?.isResized === true ? outer.glide : null;
    const keepsForm = before === undefined || delay === undefined;
    if (keepsForm && scaled === null) return null;
    const far = keepsForm
      ? distance(seenInside(element, seen, before?.seen, scaled!, outer.moved), seen, outer.moved, 'none')
      : distance(before.seen, seen, outer.moved, resize);
    const from = isReduced && far !== NOTHING ? faded(element) : far;
    const { x, y } = pageDistance(seen.around, from[X]!, from[Y]!);
    const moved = { x: outer.moved.x + x, y: outer.moved.y + y };
    // What rests in an element that moves is moving.
    const velocity = isReduced ? null : (before?.velocity ?? (outer.isMoving ? NOTHING : null));
    const isMoving = velocity !== null;
    // One that swings through its place goes on.
    if (from === NOTHING && scaled === null && (velocity ?? NOTHING) === NOTHING)
      return { moved, isMoving, glide: null };
    const course = {
      from,
      seen,
      velocity: velocity && velocityIn(seen, before?.layout ?? seen, velocity),
      duration: isReduced ? Math.min(duration, SHORT) : duration,
      // What moves goes on at once.
      delay: isReduced || isMoving ? 0 : (delay ?? scaled!.course.delay),
      curve,
    };
    const glide = new Glide(new Offsets(domTarget(element)), course);
    if (scaled !== null || glide.isResized) glide.form = new Form(element, seen, scaled, resize === 'size');
    return { moved, isMoving, glide };
  }
}

/** The innermost of the elements around one that are known. */
function carrierOf(element: Element, carriers: ReadonlyMap<Element, Carrier>): Carrier {
  let outer = carriers.size === 0 ? null : element.parentElement;
  while (outer !== null && !carriers.has(outer)) outer = outer.parentElement;
  return carriers.get(outer!) ?? PAGE;
}
