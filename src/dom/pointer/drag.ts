import {
  defer,
  exhaustMap,
  filter,
  finalize,
  fromEvent,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  takeWhile,
  tap,
} from 'rxjs';
import { checkElement, type StyledElement } from '../../element/elemental.js';
import { Declarations } from '../../element/style/declarations.js';
import { domTarget } from '../../element/target/dom-target.js';
import { checkEither, checkOptions } from '../../math/check.js';
import type { Point } from '../../math/spline.js';
import { velocity } from '../../stream/velocity.js';

/** Where a pointer has dragged an element: `x` and `y` are those of its {@link domTarget}. */
export interface Drag extends Point {
  /** Pixels per second, over the last tenth of a second; the end of it weighs more. */
  readonly velocity: Point;
  /** False once the pointer has released it. */
  readonly isHeld: boolean;
}

/** How {@link drag$} follows a pointer. */
export interface DragOptions {
  /** The only axis of the drag; along the other one, a finger scrolls the page. Two fingers zoom it. */
  readonly axis?: 'x' | 'y' | undefined;
}

/**
 * Emits where a mouse, a pen or a finger drags an element: its position when it is grabbed, each position that keeps it
 * under the pointer, and, with `isHeld: false`, the one at which it is released. Moving the element is up to the
 * subscriber.
 *
 *     pointer   down--move--move--up--------down--up
 *     drag$     held--held--held--let go----held--let go
 *
 * ```ts page
 * import { domTarget, drag$ } from 'rx-motion/dom';
 *
 * const card = domTarget(document.querySelector<HTMLElement>('#card')!);
 * drag$(card.element).subscribe(({ x, y }) => Object.assign(card, { x, y }));
 * ```
 *
 * While it is subscribed, the element's `touch-action` leaves fingers to the drag, and no text in it is selected. A
 * field in it, such as a slider, does not drag it. A drag of more than three pixels is not a click. Only one pointer
 * drags at a time, with its main button. Positions are in the page's pixels, or in the units of an SVG: in a scaled or
 * rotated parent, convert them. For several subscribers, `share` it: each restores the style that it found.
 *
 * @throws TypeError when `element` is not an element; RangeError when the axis is not `x` or `y`.
 */
export function drag$(element: StyledElement, options: DragOptions = {}): Observable<Drag> {
  const { axis } = checkOptions('drag$', options, 'axis');
  if (axis !== undefined) checkEither('drag$', 'axis', axis, ['x', 'y']);
  checkElement('drag$', element);
  return defer(() => {
    let isClick = true;
    const drags$ = fromEvent<PointerEvent>(element, 'pointerdown').pipe(
      filter((down) => down.button === 0 && !isForField(down, element)),
      exhaustMap((down) => {
        const { x, y } = domTarget(element);
        const own = ownUnits(element);
        return held$(down, element.ownerDocument).pipe(
          map(({ distance, velocity, isHeld }) => {
            isClick &&= Math.hypot(distance.x, distance.y) <= CLICK;
            const moved = own(distance);
            const position = { x: axis === 'y' ? x : x + moved.x, y: axis === 'x' ? y : y + moved.y };
            return { ...position, velocity: own(velocity), isHeld };
          }),
        );
      }),
    );
    // Also one that does not drag: on a field, or stopped by a button in the element.
    const presses$ = fromEvent(element, 'pointerdown', { capture: true }).pipe(
      tap(() => (isClick = true)),
      ignoreElements(),
    );
    // A click by the keyboard or a script has no detail.
    const clicks$ = fromEvent<MouseEvent>(element, 'click', { capture: true }).pipe(
      filter(({ detail }) => !isClick && detail > 0),
    );
    const prevented$ = merge(clicks$, fromEvent(element, 'dragstart')).pipe(
      tap((event) => {
        event.preventDefault();
        event.stopPropagation();
      }),
      ignoreElements(),
    );
    const restore = declareAxis(element, axis);
    return merge(presses$, drags$, prevented$).pipe(finalize(restore));
  });
}

/** Whether a pointer goes down on a field in the element: it moves a slider, or selects a text that is edited. */
function isForField(down: PointerEvent, element: StyledElement): boolean {
  // The field may be in a shadow tree.
  const path = down.composedPath() as Partial<Element>[];
  return path.slice(0, path.indexOf(element)).some((part) => part.matches?.(FIELDS) === true);
}

const FIELDS = 'input, select, textarea, [contenteditable]';

/** How many pixels a pointer may move within a click. */
const CLICK = 3;

/** Leaves fingers and the mouse to the drag. Returns a function that restores the style. */
function declareAxis(element: StyledElement, axis: DragOptions['axis']): () => void {
  const touch = axis === undefined ? 'none' : `pan-${axis === 'x' ? 'y' : 'x'} pinch-zoom`;
  // Not those that its target shares: a release must not end the drag.
  const declarations = new Declarations(element);
  declarations.of('touch-action').set(touch);
  declarations.of('-webkit-user-select').set('none');
  declarations.write();
  return () => declarations.release();
}

/** Converts distances on the page to units of the element, which zoom and a `viewBox` scale; zoom may be unknown. */
function ownUnits(element: Partial<StyledElement>): (distance: Point) => Point {
  const { parentNode, currentCSSZoom: zoom = 1 } = element;
  const matrix = (parentNode as Partial<SVGGraphicsElement> | null)?.getScreenCTM?.()?.inverse();
  const { a, b, c, d } = matrix ?? { a: 1 / zoom, b: 0, c: 0, d: 1 / zoom };
  return ({ x, y }) => ({ x: a * x + c * y, y: b * x + d * y });
}

const STILL: Point = { x: 0, y: 0 };

interface Held extends Omit<Drag, keyof Point> {
  /** From where the pointer went down. */
  readonly distance: Point;
}

/** Follows a pointer from when it goes down until it is released. */
function held$(down: PointerEvent, page: Document): Observable<Held> {
  let last = down;
  const events$ = ['pointermove', 'pointerup', 'pointercancel'].map((name) => fromEvent<PointerEvent>(page, name));
  return merge(of(down), ...events$).pipe(
    filter(({ pointerId }) => pointerId === down.pointerId),
    map((event) => {
      // The browser scrolls instead, or a menu has received the release: the pointer counts as being where it was last,
      // without a velocity.
      const isLost = event.type === 'pointermove' && (event.buttons & down.buttons) !== down.buttons;
      const isCanceled = isLost || event.type === 'pointercancel';
      if (!isCanceled) last = event;
      const isHeld = !isCanceled && event.type !== 'pointerup';
      const value = { x: last.pageX - down.pageX, y: last.pageY - down.pageY };
      return { value, timestamp: event.timeStamp, isHeld, isCanceled };
    }),
    velocity(),
    map(({ value, velocity, isHeld, isCanceled }) => ({
      distance: value,
      velocity: isCanceled ? STILL : velocity,
      isHeld,
    })),
    takeWhile(({ isHeld }) => isHeld, true),
  );
}
