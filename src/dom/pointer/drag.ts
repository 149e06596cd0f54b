import { concat, defer, EMPTY, exhaustMap, filter, fromEvent, merge, Observable, takeUntil } from 'rxjs';
import { checkElement, type StyledElement } from '../../element/elemental.js';
import { Declarations } from '../../element/style/declarations.js';
import { targetOf } from '../../element/target/dom-target.js';
import { coast$ } from './coast.js';
import { checkDrag, type CheckedDrag, type DragOptions } from './drag-options.js';
import { type DragWithin, hold$, type Press } from './hold.js';

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
 * The element is measured in each frame. So it stays under the pointer, and a position is emitted, also when the page
 * scrolls, the layout changes, or an element around it moves, which may be scaled, rotated or zoomed. When it is
 * grabbed, an action, a flip or an `enter` that moves it no longer does.
 *
 * While it is subscribed, `touch-action` leaves fingers to the drag, and no text is selected, in the element or, with
 * `from`, in the handles that are there then. A field, such as a slider, does not drag. A drag of more than three
 * pixels is not a click. Only one pointer drags at a time, with its main button. If the element is removed or
 * Escape is pressed, the drag ends. For several subscribers, `share` it: each restores the style that it found.
 *
 * @throws TypeError when an argument is of the wrong kind; RangeError when the axis is none of these words, or a number
 * is out of range. What goes wrong in `within` comes through the error channel.
 */
export function drag$(element: StyledElement, options: DragOptions = {}): Observable<DragWithin> {
  checkElement('drag$', element);
  const checked = checkDrag('drag$', options);
  return new Observable((subscriber) => {
    const { scroller } = checked;
    const handles = checked.handles(element);
    const press: Press = { element, way: 0, speed: 0 };
    const on$ = <E extends Event>(name: string, capture = true): Observable<E> =>
      merge(...handles.map((handle) => fromEvent<E>(handle as HTMLElement, name, { capture })));
    const presses$ = on$<MouseEvent>('pointerdown');
    const coasts$ =
      scroller === undefined ? EMPTY : defer(() => coast$(scroller, press.speed)).pipe(takeUntil(presses$));
    const subscription = merge(presses$, on$<MouseEvent>('click'), on$<MouseEvent>('dragstart')).subscribe((event) => {
      // Also a press that does not drag: on a field, or stopped by a button in the element.
      if (event.type === 'pointerdown') press.way = 0;
      // A click by the keyboard or a script has no detail.
      else if (event.type === 'dragstart' || (press.way > CLICK && event.detail > 0)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
    const drags$ = on$<PointerEvent>('pointerdown', false).pipe(
      filter((down) => down.button === 0 && !isForField(down)),
      exhaustMap((down) => concat(hold$(down, press, checked), coasts$)),
    );
    subscription.add(
      drags$.subscribe({
        next(drag) {
          const target = targetOf(press.element);
          // What writes meanwhile is led by the hand.
          target.isLed = true;
          subscriber.next(drag);
          target.isLed = false;
        },
        error: (error: unknown) => subscriber.error(error),
      }),
    );
    subscription.add(leaveToDrag(handles, checked));
    return subscription;
  });
}

/** Whether a pointer goes down on a field in what it would drag: it moves a slider, or selects a text that is edited. */
function isForField(down: PointerEvent): boolean {
  // The field may be in a shadow tree.
  const path = down.composedPath() as Partial<Element>[];
  return path.slice(0, path.indexOf(down.currentTarget as Element)).some((part) => part.matches?.(FIELDS) === true);
}

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable=false])';

/** How many pixels a pointer may move within a click. */
const CLICK = 3;

/** Leaves fingers and the mouse to the drag. Returns a function that restores the styles. */
function leaveToDrag(handles: readonly Element[], { axis, scroller }: CheckedDrag): () => void {
  const touch = axis === undefined || axis === 'lock' ? 'none' : `pan-${axis === 'x' ? 'y' : 'x'} pinch-zoom`;
  // A scroller has its own touch action, whatever the elements around it have.
  const all = [...handles, ...(scroller === undefined ? [] : [scroller])].map((element) => {
    // Not those that its target shares: a release must not end the drag.
    const declarations = new Declarations(element as StyledElement);
    declarations.of('touch-action').set(touch);
    declarations.of('-webkit-user-select').set('none');
    declarations.write();
    return declarations;
  });
  return () => {
    for (const declarations of all) declarations.release();
  };
}
