import { concat, defer, EMPTY, filter, finalize, map, type Observable, of, switchMap, takeWhile } from 'rxjs';
import type { StyledElement } from '../../element/elemental.js';
import type { Point } from '../../math/spline.js';
import { velocity } from '../../stream/velocity.js';
import { beforePaint$ } from './before-paint.js';
import type { CheckedDrag } from './drag-options.js';
import { Grip, isFar, type Placed } from './grip.js';
import { hand$ } from './hand.js';

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

/** A moment of a press. */
export interface Hold {
  /** Undefined until it counts as a drag. */
  readonly drag: DragWithin | undefined;
  /** What is held. */
  readonly element: StyledElement;
  readonly isHeld: boolean;
  /** How far the pointer is from where it went down. */
  readonly way: number;
  /** How fast it scrolls the list in the element, in pixels per second. */
  readonly speed: number;
}

/** Holds an element from when a pointer goes down until it is released. */
export function hold$(down: PointerEvent, element: StyledElement, options: CheckedDrag): Observable<Hold> {
  let grip: Grip | undefined;
  let placed: Placed | undefined;
  /** Returns whether there is something to tell. @param moves Whether the pointer has moved. */
  const place = (hand: Point, moves: boolean): boolean => {
    // An element that is removed stays where it was.
    if (grip?.element.isConnected !== true) return grip !== undefined;
    const before = placed;
    placed = grip.place(hand, moves);
    return grip.isAway || before === undefined || isFar(placed, before);
  };
  return hand$(down, element.ownerDocument).pipe(
    map((hand) => {
      const way = Math.hypot(hand.x - down.clientX, hand.y - down.clientY);
      if (way >= options.after && hand.isHeld) grip ??= new Grip(element, hand, options);
      place(hand, true);
      const value = { x: hand.x, y: hand.y, scrolled: grip?.scrolled ?? 0 };
      return { hand, way, value, timestamp: hand.timestamp };
    }),
    velocity(),
    // What is around it may move at any time.
    switchMap((move) => {
      const moved$ = defer(() => {
        grip?.note();
        return beforePaint$(element).pipe(
          filter(() => place(move.hand, false)),
          map(() => move),
        );
      });
      return concat(of(move), grip && move.hand.isHeld ? moved$ : EMPTY);
    }),
    map(({ hand, way, velocity }): Hold => {
      const isHeld = hand.isHeld && (grip?.element.isConnected ?? true);
      // A flip may take it home at once.
      if (!isHeld) grip?.release();
      const { x, y } = grip?.own(velocity) ?? velocity;
      const drag = placed && { ...placed, velocity: hand.isLost ? STILL : { x, y: y - velocity.scrolled }, isHeld };
      return { drag, element: grip?.element ?? element, way, isHeld, speed: hand.isLost ? 0 : -velocity.scrolled };
    }),
    takeWhile(({ isHeld }) => isHeld, true),
    finalize(() => {
      grip?.release();
    }),
  );
}

const STILL: Point = { x: 0, y: 0 };
