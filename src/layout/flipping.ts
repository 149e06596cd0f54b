import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { flush } from '../dom/style/flush.js';
import { domTarget } from '../dom/target/dom-target.js';
import { thisMoment } from '../dom/target/this-moment.js';
import { Corrections, childrenOf } from './corrections.js';
import type { CheckedFlip } from './flip-options.js';
import { Glide } from './glide.js';
import { type Amounts, HEIGHT, NOTHING, OPACITY, Offsets, SCALE_X, SCALE_Y, WIDTH, X, Y } from './offsets.js';
import { type Carrier, carried, carrierOf } from './carrier.js';
import { type Seen, ownDistance, seenOf } from './seen.js';

/** How far an element may be from its place without a glide, in pixels. */
const NEAR = 0.01;
/** Seconds that a fade takes instead of a flight, at most. */
const SHORT: Seconds = 0.2;

/** Where an element was seen before the change, and how fast it moved. */
interface Before {
  readonly seen: Seen;
  /** Null for one at rest. */
  readonly velocity: Amounts | null;
  readonly children: ReturnType<typeof childrenOf>;
}

/** The glides of the elements, each of which has one at most; and in which moment one that stands still was stopped. */
const glides = /* @__PURE__ */ new WeakMap<StyledElement, Glide>();
const stops = /* @__PURE__ */ new WeakMap<Glide, number>();

const none: Before['children'] = /* @__PURE__ */ new Map();

/** Elements on their way from where they were seen to where the layout puts them. */
export class Flipping {
  private readonly before: ReadonlyMap<unknown, Before>;
  private all: readonly Glide[] = [];

  private readonly options: CheckedFlip;

  private readonly parent: Element | null;

  /**
   * Notes where the elements are seen.
   *
   * @param parent They glide within it, whatever becomes of its own place; by default in the window.
   */
  constructor(found: readonly StyledElement[], options: CheckedFlip, parent: Element | null = null) {
    flush();
    this.options = options;
    this.parent = parent;
    const all = seenOf(found, parent);
    this.before = new Map(
      found.flatMap((element, index) => {
        const seen = all[index] ?? null;
        const glide = glides.get(element);
        const isMoving = glide?.isOver === false && (stops.get(glide) ?? thisMoment()) === thisMoment();
        if (seen === null) return [];
        const children = options.resize === 'scale' ? childrenOf(element) : none;
        return [[options.key(element), { seen, velocity: isMoving ? glide.velocity : null, children }] as const];
      }),
    );
  }

  /** Puts elements where the layout has them, so that the page can be changed. */
  rest(found: readonly StyledElement[]): void {
    for (const element of found) glides.get(element)?.clear();
    flush();
  }

  /** Has the elements begin where they were seen, now that the page has changed. */
  begin(found: readonly StyledElement[]): void {
    const { options } = this;
    this.rest(found);
    // All is read before anything is written.
    const now = seenOf(found, this.parent);
    const isReduced = latestOf(options.reduced$);
    const carriers = new Map<Element, Carrier>();
    /** How much larger each element was. */
    const growths = new Map(
      found.flatMap((element, index) => {
        const [was, is] = [this.before.get(options.key(element))?.seen, now[index]];
        return was && is ? [[element, { x: was.width / (is.width || 1), y: was.height / (is.height || 1) }]] : [];
      }),
    );
    this.all = found.flatMap((element, index) => {
      const before = this.before.get(options.key(element));
      const seen = now[index] ?? null;
      glides.delete(element);
      if (before === undefined || seen === null) return [];
      const outer = carrierOf(element, carriers);
      const carrier: Carrier = { was: before.seen, now: seen, isScaled: true, takesChildren: false };
      carriers.set(element, carrier);
      // The direct children of a scaled element glide with it.
      if (outer?.takesChildren === true && carriers.get(element.parentElement!) === outer) return [];
      const start = outer === undefined ? seen : carried(seen, outer);
      const from = isReduced
        ? faded(element, before.seen, start)
        : distance(element, before.seen, start, options.resize);
      carrier.isScaled = false;
      if (from === NOTHING) return [];
      const { duration, curve } = options;
      const course = isReduced
        ? { from, velocity: null, duration: Math.min(duration, SHORT), delay: 0, curve }
        : { from, velocity: before.velocity, duration, delay: options.stagger * index, curve };
      const target = domTarget(element);
      carrier.isScaled = carrier.takesChildren = from[SCALE_X] !== 0 || from[SCALE_Y] !== 0;
      const corrections = carrier.isScaled ? new Corrections(target, before.children, growths) : null;
      const glide = new Glide(new Offsets(target), course, corrections);
      glides.set(element, glide);
      return [glide];
    });
  }

  /** Whether nothing has to move. */
  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  show(time: Seconds): void {
    for (const glide of this.all) if (isCurrent(glide)) glide.show(time);
  }

  /** Puts all where the layout has them. */
  clear(): void {
    for (const glide of this.all) if (isCurrent(glide)) glide.clear();
  }

  /** Leaves all where they are seen. */
  stop(): void {
    for (const glide of this.all)
      if (glide.isOver && isCurrent(glide)) glides.delete(glide.offsets.target.element);
      else stops.set(glide, thisMoment());
  }
}

/** Whether no later flip has taken the element over. */
function isCurrent(glide: Glide): boolean {
  return glides.get(glide.offsets.target.element) === glide;
}

/** What has to be added to an element for it to be seen where it was. */
function distance(element: StyledElement, was: Seen, now: Seen, resize: CheckedFlip['resize']): Amounts {
  const [width, height] = [was.width - now.width, was.height - now.height];
  const isResized = resize !== 'none' && (Math.abs(width) > NEAR || Math.abs(height) > NEAR);
  const amounts = [...NOTHING];
  // What grows by its size keeps its left and upper edge.
  const edge = isResized && resize === 'size' ? 0.5 : 0;
  const { x, y } = ownDistance(now.around, was.x - now.x - edge * width, was.y - now.y - edge * height);
  amounts[X] = x;
  amounts[Y] = y;
  if (!isResized) return Math.hypot(x, y) > NEAR ? amounts : NOTHING;
  if (resize === 'size') {
    amounts[WIDTH] = width / lengthOf(now.around.a, now.around.b);
    amounts[HEIGHT] = height / lengthOf(now.around.c, now.around.d);
    return amounts;
  }
  const { scaleX, scaleY } = domTarget(element);
  amounts[SCALE_X] = now.width === 0 ? 0 : (scaleX * width) / now.width;
  amounts[SCALE_Y] = now.height === 0 ? 0 : (scaleY * height) / now.height;
  // The scale moves the middle of an element whose origin lies elsewhere.
  const origin = originOf(element);
  amounts[X] += amounts[SCALE_X] * origin.x;
  amounts[Y] += amounts[SCALE_Y] * origin.y;
  return amounts;
}

function faded(element: StyledElement, was: Seen, now: Seen): Amounts {
  if (distance(element, was, now, 'none') === NOTHING) return NOTHING;
  const amounts = [...NOTHING];
  amounts[OPACITY] = -domTarget(element).opacity;
  return amounts;
}

function lengthOf(x: number, y: number): number {
  return Math.hypot(x, y) || 1;
}

/** The origin of the transforms of an element, from the middle of its box. */
function originOf(element: StyledElement): { x: number; y: number } {
  const { transformOrigin, width, height } = getComputedStyle(element);
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  const { offsetWidth = parseFloat(width), offsetHeight = parseFloat(height) } = element as Partial<HTMLElement>;
  return 'ownerSVGElement' in element ? { x: 0, y: 0 } : { x: x - offsetWidth / 2, y: y - offsetHeight / 2 };
}

function latestOf(stream$: CheckedFlip['reduced$']): boolean {
  let latest = false;
  stream$.subscribe((value) => (latest = value)).unsubscribe();
  return latest;
}
