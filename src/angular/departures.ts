import { EMPTY, type Observable, catchError, concat, defer, merge } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkObject, describe } from '../math/check.js';
import { type Move, actionFor, checkGap } from './move.js';
import { Passage } from '../dom/passage.js';
import { passing } from '../dom/passing.js';

/** How an element leaves with what is in it. */
export interface DepartureOptions {
  /** Whether the elements in it that {@link registerDeparture} knows leave too: before it, or at the same time. */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. */
  readonly childGap?: Seconds;
}

/** Throws where options are of the wrong kind, named after the function that they were given to. */
export function checkDeparture(name: string, options: DepartureOptions & { readonly gap?: Seconds }): void {
  const { gap = 0, children, childGap = 0 } = checkObject(name, 'options', options);
  checkGap(name, 'gap', gap);
  checkGap(name, 'childGap', childGap);
  if (children !== undefined && (children as unknown) !== 'first' && (children as unknown) !== 'together')
    throw new RangeError(`${name}: children must be "first" or "together", got ${describe(children)}`);
}

/** A way out, and the seconds until it is over. */
export interface Departure {
  readonly stream$: Observable<unknown>;
  readonly end: Seconds;
}

/** How elements go that an element around them waits for. */
const moves = /* @__PURE__ */ new WeakMap<Element, Move>();

export function registerDeparture(element: HTMLElement, move: Move): void {
  moves.set(element, move);
}

/** Makes the way out of an element, and of what leaves with it. What fails is reported, and has left. */
export function departure(
  element: HTMLElement,
  move: Move,
  frame$: Observable<Seconds>,
  delay: Seconds,
  report: (error: unknown) => void,
  { children, childGap = 0 }: DepartureOptions,
): Departure {
  const one = (going: HTMLElement, how: Move, wait: Seconds): Departure => {
    const action = actionFor(how, going);
    const stream$ = defer(() => passing('leave', going, action, frame$, { delay: wait })).pipe(
      catchError((error: unknown) => {
        report(error);
        return EMPTY;
      }),
    );
    return { stream$, end: wait + action.duration };
  };
  const inside = children === undefined ? [] : childrenOf(element);
  const inner = inside.map(([child, how], index) => one(child, how, delay + index * childGap));
  const longest = Math.max(0, ...inner.map(({ end }) => end));
  const inner$ = merge(...inner.map(({ stream$ }) => stream$));
  // One that is still entering turns round at once.
  const waits = children === 'first' && inner.length > 0 && Passage.of(element) === undefined;
  const own = one(element, move, waits ? 0 : delay);
  return waits
    ? { stream$: concat(inner$, own.stream$), end: longest + own.end }
    : { stream$: merge(inner$, own.stream$), end: Math.max(longest, own.end) };
}

/** The elements inside of one that are to leave with it, in the order of the page. */
function childrenOf(element: HTMLElement): (readonly [child: HTMLElement, move: Move])[] {
  return Array.from(element.querySelectorAll<HTMLElement>('*')).flatMap((child) => {
    const move = moves.get(child);
    return move === undefined ? [] : [[child, move] as const];
  });
}
