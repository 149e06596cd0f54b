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
import { type Distance, ownDistance, parentOutside } from '../../element/axes.js';
import { heldElements } from '../../element/displacement.js';
import type { StyledElement } from '../../element/elemental.js';
import { flush } from '../../element/page.js';
import { targetOf } from '../../element/target/dom-target.js';
import type { Point } from '../../math/spline.js';
import { velocity } from '../../stream/velocity.js';
import { beforePaint$ } from './before-paint.js';
import type { CheckedDrag } from './drag-options.js';
import { placeInside, stretched } from './edges.js';
import { placeOf, type Space, spaceOf } from './space.js';
import { takeOver } from './take-over.js';

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

/**
 * Holds an element by one of its points, from when a pointer goes down until it is released.
 *
 * The point is remembered in the element's own coordinates, and the element is measured each time. So the point stays
 * under the pointer whatever else moves the element: a scroll, a change of the layout, a transform around it.
 */
export function hold$(down: PointerEvent, press: Press, options: CheckedDrag): Observable<DragWithin> {
  const { element } = press;
  const { after, within, scroller } = options;
  let { axis } = options;
  let last = down;
  /** When it was taken. */
  let start: Space | undefined;
  let point: Distance;
  /** Where it was to be last. */
  let asked: Distance;
  let inside: Distance;
  /** Whether its own numbers have changed since it was taken. */
  let isMoved = false;
  let scrolled = 0;
  /** How far the list should be scrolled: browsers round it. */
  let top = scroller?.scrollTop ?? 0;
  const transforms = new Map<StyledElement, string>();

  const take = (hand: Distance): Space => {
    point = spaceOf(element).pointAt(hand);
    heldElements.add(element);
    takeOver(element);
    flush();
    for (let outer = parentOutside(element); outer !== null; outer = parentOutside(outer))
      transforms.set(outer as StyledElement, getComputedStyle(outer).transform);
    return (asked = spaceOf(element));
  };

  /** Scrolls the list by its part of a move. Returns where the rest of it takes the element. */
  const scroll = (list: Element, y: number, edge: number): number => {
    // Somebody else has scrolled it.
    if (Math.abs(list.scrollTop - top) > 1) top = list.scrollTop;
    const from = Math.max(asked.y, edge);
    const most = list.scrollHeight - list.clientHeight;
    const part = y > from ? Math.min(y - from, top) : y < edge ? Math.max(y - edge, top - most) : 0;
    scrolled += part;
    list.scrollTop = top -= part;
    return y - part;
  };

  /** Finds its place. Returns whether it is not there. @param moves Whether the pointer moves, or what is around it. */
  const move = (hand: Distance, moves: boolean): boolean => {
    // One that is removed stays where it was.
    if (start === undefined || !element.isConnected) return start !== undefined;
    flush();
    const now = spaceOf(element);
    isMoved ||= isFar(now, start);
    // It may be another element that is moved, or something that is not on the page.
    const space = now.isSeen && (isMoved || !isFar(asked, start)) ? now : start;
    let { x, y } = placeOf(space, point, hand);
    y -= scrolled;
    const [farX, farY] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    if (axis === 'lock' && Math.max(farX, farY) > SLOP) axis = farX > farY ? 'x' : 'y';
    if (axis !== undefined && axis !== 'x') x = start.x;
    if (axis !== undefined && axis !== 'y') y = start.y;
    const area = within();
    if (scroller !== undefined && moves)
      y = scroll(scroller, y, area.top === undefined ? 0 : placeInside(space, { x, y: -FAR }, area).y);
    inside = placeInside(space, { x, y }, area);
    asked = { x: inside.x + stretched(x - inside.x), y: inside.y + stretched(y - inside.y) };
    return space !== start && isFar(asked, space);
  };

  const release = (): void => {
    if (start === undefined || !heldElements.delete(element)) return;
    // Nothing that has begun to move it meanwhile goes on.
    targetOf(element).take();
    if (isMoved || !element.isConnected) return;
    // Its own numbers have not moved it to where it was to be: perhaps those of an element around it have.
    if (isFar(placeOf(start, point, spaceOf(element).seenAt(point)), asked, 1)) return;
    for (const [outer, transform] of transforms)
      if (getComputedStyle(outer).transform !== transform) press.element = outer;
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
      // A quick one is taken where it would have counted, and is under the hand from then on.
      const part = after / (way || 1);
      if (isHeld && way >= after)
        start ??= take({
          x: down.clientX + part * (hand.x - down.clientX),
          y: down.clientY + part * (hand.y - down.clientY),
        });
      if (start !== undefined) press.way = Math.max(press.way, way);
      move(hand, true);
      return { value: { ...hand, scrolled }, timestamp, isLost, isHeld };
    }),
    velocity(),
    // What is around it may move at any time.
    switchMap((now) => {
      const moved$ = beforePaint$(element).pipe(
        filter(() => move(now.value, false)),
        map(() => now),
      );
      return concat(of(now), now.isHeld && start ? moved$ : EMPTY);
    }),
    map(({ velocity, isLost, isHeld }) => {
      // A press that does not drag.
      if (start === undefined) return { isHeld } as DragWithin;
      const held = isHeld && element.isConnected;
      // A flip may take it home at once.
      if (!held) release();
      const { x, y, scrolled } = isLost ? STILL : velocity;
      const own = ownDistance(start.around, x, y);
      press.speed = -scrolled;
      return { ...asked, inside, velocity: { x: own.x, y: own.y - scrolled }, isHeld: held };
    }),
    takeWhile(({ isHeld }) => isHeld, true),
    filter(() => start !== undefined),
    finalize(release),
  );
}

const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'keydown'];

const STILL = { x: 0, y: 0, scrolled: 0 };

/** Pixels before the axis of a drag is known. */
const SLOP = 3;

/** Further than any edge. */
const FAR = 1e6;

/** Whether two places differ, by default by more than rounding. */
function isFar(one: Distance, other: Distance, least = 0.01): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > least;
}
