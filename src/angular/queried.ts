import { Subject, Subscription } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { defineAction } from '../action/define.js';
import type { Seconds } from '../clock/seconds.js';
import { at } from '../compose/at.js';
import type { Elemental } from './metadata.js';

/** What a query runs, and on what. */
export interface Query {
  readonly selector: string;
  readonly action: FiniteAction<Elemental>;
  /** Seconds from one element to the next; below 0 it begins with the last one. */
  readonly gap: Seconds;
  readonly optional: boolean;
  readonly limit: number;
}

/** Runs an action on the elements that are found inside of the target's element when it starts. */
export function queried(query: Query, root: Element | undefined): FiniteAction<Elemental> {
  const { selector, action, gap } = query;
  if (/@|:(enter|leave|animating)\b/.test(selector)) {
    throw new RangeError(`fromMetadata: a query must be a selector of CSS or :self, got "${selector}"`);
  }
  if (gap !== 0 && root === undefined) {
    throw new TypeError(
      'fromMetadata: options.element must be given where a stagger has to know how many elements there are, got none',
    );
  }
  const count = root === undefined ? 1 : find(query, root).length;
  const duration = action.duration + Math.abs(gap) * Math.max(0, count - 1);
  return defineAction(duration, ({ element }: Elemental) => {
    const time$ = new Subject<Seconds>();
    const running = new Subscription();
    const elements = find(query, element);
    elements.forEach((found, index) => {
      const rank = gap < 0 ? elements.length - 1 - index : index;
      running.add(time$.pipe(at(Math.abs(gap) * rank, action).on({ element: found })).subscribe());
    });
    let latest = 0;
    return {
      update: (progress) => {
        latest = progress;
        time$.next(progress * duration);
      },
      // At the end nothing is owed any more, and time may come back.
      stop: () => {
        if (latest < 1) running.unsubscribe();
      },
    };
  });
}

function find({ selector, optional, limit }: Query, root: Element): HTMLElement[] {
  const own = /(^|,)\s*:self\s*/.test(selector) ? [root as HTMLElement] : [];
  const rest = selector.replace(/(^|,)\s*:self\s*/g, '').replace(/^,/, '');
  const inside = rest === '' ? [] : Array.from(root.querySelectorAll<HTMLElement>(rest));
  const found = [...own, ...inside].slice(0, limit);
  if (found.length === 0 && !optional) {
    throw new RangeError(`fromMetadata: a query that is not optional must find an element, got none for "${selector}"`);
  }
  return found;
}
