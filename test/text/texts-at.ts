import type { Action } from 'rx-motion';
import type { Elemental } from 'rx-motion/dom';
import { from } from 'rxjs';

/** The texts of an element at some times of an action, one after another. */
export function textsAt(element: HTMLElement, action: Action<Elemental>, ...times: number[]): string[] {
  const texts: string[] = [];
  from(times)
    .pipe(action.on({ element }))
    .subscribe(() => texts.push(element.textContent));
  return texts;
}
