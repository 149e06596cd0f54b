import {
  concat,
  EMPTY,
  filter,
  finalize,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeWhile,
} from 'rxjs';
import { ownDistance } from '../../element/axes.js';
import type { StyledElement } from '../../element/elemental.js';
import type { Point } from '../../math/spline.js';
import { velocity } from '../../stream/velocity.js';
import { beforePaint$ } from './before-paint.js';
import type { CheckedDrag } from './drag-options.js';
import { HeldElement } from './held-element.js';

/** Where a pointer has dragged an element: `x` and `y` are those of its {@link domTarget}. */
export interface Drag extends Point {
  /** Pixels per second, over the last tenth of a second; the end of it weighs more. */
  readonly velocity: Point;
  /** False once the pointer has released it. */
  readonly isHeld: boolean;
}

/** A {@link Drag} that may be pulled beyond edges. */
export interface DragWithin extends Drag {
  /** The nearest place within the edges: the same, unless it is pulled beyond them. */
  readonly inside: Point;
}

/** What is known of the last press. */
export interface Press {
  /** What is moved: the element, or one around it. */
  element: StyledElement;
  /** How far the pointer was at most from where it went down; 0 if it has not dragged. */
  way: number;
  /** How fast it has scrolled the list in the element, in pixels per second. */
  speed: number;
}

/** Holds an element from when a pointer goes down until it is released. */
export function hold$(down: PointerEvent, press: Press, options: CheckedDrag): Observable<DragWithin> {
  const { element } = press;
  let last = down;
  /** Undefined until it is taken. */
  let held: HeldElement | undefined;
  const release = (): void => {
    press.element = held?.release() ?? press.element;
  };
  /** A quick one is taken where it would have counted, and is under the hand from then on. */
  const take = (hand: Point, way: number): HeldElement => {
    const part = options.after / (way || 1);
    const x = down.clientX + part * (hand.x - down.clientX);
    const y = down.clientY + part * (hand.y - down.clientY);
    return new HeldElement(element, { x, y }, options);
  };
  return merge(of(down), ...EVENTS.map((name) => fromEvent<PointerEvent>(element.ownerDocument, name))).pipe(
    filter((event) => event.pointerId === down.pointerId || (event as Event as KeyboardEvent).key === 'Escape'),
    map((event) => {
      const { type, timeStamp: timestamp, buttons } = event;
      // The user has changed their mind, the browser scrolls instead, or a menu has received the release.
      const isLost = /cancel|key/.test(type) || (type === 'pointermove' && (buttons & down.buttons) !== down.buttons);
      if (!isLost) last = event;
      const hand = { x: last.clientX, y: last.clientY };
      const way = Math.hypot(hand.x - down.clientX, hand.y - down.clientY);
      const isHeld = !isLost && type !== 'pointerup';
      if (isHeld && way >= options.after) held ??= take(hand, way);
      if (held !== undefined) press.way = Math.max(press.way, way);
      held?.follow(hand, true);
      return { value: { ...hand, scrolled: held?.scrolled ?? 0 }, timestamp, isLost, isHeld };
    }),
    velocity(),
    // What is around it may move at any time.
    switchMap((now) => {
      const moved$ = beforePaint$(element).pipe(
        filter(() => held?.follow(now.value, false) === true),
        map(() => now),
      );
      return concat(of(now), now.isHeld && held ? moved$ : EMPTY);
    }),
    map(({ velocity, isLost, isHeld }) => {
      // A press that does not drag.
      if (held === undefined) return { isHeld } as DragWithin;
      const holds = isHeld && element.isConnected;
      // A flip may take it home at once.
      if (!holds) release();
      const { x, y, scrolled } = isLost ? STILL : velocity;
      const own = ownDistance(held.around, x, y);
      press.speed = -scrolled;
      const { asked, inside } = held;
      return { ...asked, inside, velocity: { x: own.x, y: own.y - scrolled }, isHeld: holds };
    }),
    takeWhile(({ isHeld }) => isHeld, true),
    filter(() => held !== undefined),
    finalize(release),
  );
}

const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'keydown'];

const STILL = { x: 0, y: 0, scrolled: 0 };
