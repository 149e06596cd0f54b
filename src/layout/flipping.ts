import { asksForLess } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { mirrored } from '../dom/presence/mirror.js';
import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { flush } from '../dom/style/flush.js';
import { domTarget } from '../dom/target/dom-target.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { type Carrier, carried, carrierOf } from './carrier.js';
import { Corrections, type Distance, childrenOf } from './corrections.js';
import { distance, faded, velocityIn } from './distance.js';
import { type CheckedFlip, SHORT } from './flip-options.js';
import { Glide } from './glide.js';
import { type Amounts, NOTHING, OPACITY, Offsets, SCALE_X, SCALE_Y, X, Y } from './offsets.js';
import { Room } from './room.js';
import { type Axes, type Seen, pageDistance, seenOf } from './seen.js';
import { type Shift, copyOf, shiftOf } from './shift.js';

/** Where an element was seen before the change, and how fast it moved. */
export interface Before {
  readonly element: StyledElement;
  readonly seen: Seen;
  readonly shift: Shift;
  /** Null for one at rest. */
  readonly velocity: Amounts | null;
  readonly children: ReturnType<typeof childrenOf>;
}

/** What one change is to all elements. */
interface Change {
  readonly isReduced: boolean;
  /** The elements that begin to glide, outer ones first. */
  readonly carriers: Map<Element, Carrier>;
  /** How much larger each element was. */
  readonly growths: ReadonlyMap<Element, Distance>;
}

/** The glide of each element. */
const glides = /* @__PURE__ */ new WeakMap<StyledElement, Glide>();

const none: Before['children'] = /* @__PURE__ */ new Map();

/** Elements on their way from where they were seen to where the layout puts them. */
export class Flipping {
  readonly options: CheckedFlip;
  private readonly parent: Element | null;
  /** What was noted of each element, by its key. */
  noted: ReadonlyMap<unknown, Before>;
  /** Where they were, in their order. */
  readonly seen: readonly (Seen | null)[];
  private all: readonly Glide[] = [];
  /** Whether some of them were moving already. */
  goesOn = false;
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
    const axes: Axes = new Map();
    this.seen = seenOf(found, parent, axes);
    this.noted = new Map(
      found.flatMap((element, index) => {
        const seen = this.seen[index] ?? null;
        if (seen === null) return [];
        const children = options.resize === 'scale' ? childrenOf(element, axes) : none;
        const shift = copyOf(shiftOf(element));
        return [[options.keyOf(element), { element, seen, shift, velocity: velocityOf(element), children }] as const];
      }),
    );
  }

  /** Puts elements where the layout has them, so that the page can be changed. */
  rest(found: readonly StyledElement[]): void {
    for (const element of found) glides.get(element)?.clear();
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
    measured?: readonly (Seen | null)[],
  ): void {
    this.rest(found);
    // All is read before anything is written.
    const now = measured ?? seenOf(found, this.parent);
    const change: Change = {
      isReduced: asksForLess(this.options.reduced$),
      carriers: new Map(),
      growths: new Map(
        found.flatMap((element, index) => {
          const [was, is] = [this.beforeOf(element)?.seen, now[index]];
          return was && is ? [[element, { x: was.width / (is.width || 1), y: was.height / (is.height || 1) }]] : [];
        }),
      ),
    };
    this.all = found.flatMap((element, index) => {
      const earlier = glides.get(element);
      if (earlier !== undefined) this.earlier.set(element, earlier);
      leave(element);
      const glide = this.glideOf(element, now[index] ?? null, stagger * index, change);
      if (glide === null) return [];
      glides.set(element, glide);
      return [glide];
    });
  }

  /** Whether the size of something changes on the way, so that what is in it moves too. */
  get isResized(): boolean {
    return this.all.some(({ correction }) => correction !== null);
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
    for (const { isCurrent, offsets } of this.all) if (isCurrent) forget(offsets.target.element);
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

  private beforeOf(element: StyledElement): Before | undefined {
    return this.noted.get(this.options.keyOf(element));
  }

  /** Null if the element need not glide. */
  private glideOf(element: StyledElement, seen: Seen | null, delay: Seconds, change: Change): Glide | null {
    const { duration, curve, resize } = this.options;
    const { isReduced, carriers, growths } = change;
    const before = this.beforeOf(element);
    if (before === undefined || seen === null || mirrored.has(element)) return null;
    // What enters or leaves fades already.
    if (isReduced && transitions.has(element)) return null;
    const outer = carrierOf(element, carriers);
    const carrier: Carrier = { was: before.seen, now: seen, isScaled: true, takesChildren: false };
    carriers.set(element, carrier);
    // The direct children of a scaled element glide with it.
    if (outer?.takesChildren === true && carriers.get(element.parentElement!) === outer) return null;
    const start = outer === undefined ? seen : carried(seen, outer);
    const from = isReduced ? faded(element, before.seen, start) : distance(element, before.seen, start, resize);
    carrier.isScaled = carrier.takesChildren = from[SCALE_X] !== 0 || from[SCALE_Y] !== 0;
    if (!carrier.isScaled) {
      const moved = pageDistance(start.around, from[X]!, from[Y]!);
      carrier.was = { ...seen, x: start.x + moved.x, y: start.y + moved.y };
    }
    // One that swings through its place goes on.
    if (from === NOTHING && (isReduced || (before.velocity ?? NOTHING) === NOTHING)) return null;
    const target = domTarget(element);
    const velocity = isReduced || before.velocity === null ? null : velocityIn(start, target, before, before.velocity);
    if (velocity !== null) this.goesOn = true;
    const course = {
      from,
      velocity,
      duration: isReduced ? Math.min(duration, SHORT) : duration,
      // What moves goes on at once.
      delay: isReduced || velocity !== null ? 0 : delay,
      curve,
    };
    const isSized = resize === 'size' && !isReduced;
    const scaled = carrier.isScaled ? new Corrections(target, before.children, growths) : null;
    return new Glide(new Offsets(target), course, isSized ? new Room(target) : scaled);
  }
}

/** Null for an element at rest. */
export function velocityOf(element: StyledElement): Amounts | null {
  const glide = glides.get(element);
  const isMoving = glide?.isMoving === true && (glide.stoppedAt ?? thisMoment()) === thisMoment();
  // A fade is not gone on with.
  if (isMoving) return glide.velocity.map((one, index) => (index === OPACITY ? 0 : one));
  // What enters or leaves moves already: it begins to glide without a kink.
  return transitions.has(element) ? NOTHING : null;
}

/** Puts an element that is elsewhere now where the layout has it: another one may take its looks over. */
export function forget(element: StyledElement): void {
  glides.get(element)?.clear();
  leave(element);
}

/** Lets no glide move an element from now on. */
function leave(element: StyledElement): void {
  const glide = glides.get(element);
  if (glide !== undefined) glide.isCurrent = false;
  glides.delete(element);
}
