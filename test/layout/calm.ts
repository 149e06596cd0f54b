import { flush } from 'rx-motion/dom';
import type { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';

/** A list of elements for a user who prefers less motion. */
export interface CalmList {
  readonly container: Element;
  readonly frame$: Subject<number>;
  readonly show: (items: readonly number[]) => unknown;
  /** Until the page has been rendered, and the observers of changes were called. */
  readonly settled?: () => Promise<unknown>;
}

/** Changes a list at random moments. Returns what is wrong: what flies, does not fade, takes long or ends wrongly. */
export async function unrest({
  container,
  frame$,
  show,
  settled = () => Promise.resolve(),
}: CalmList): Promise<string[]> {
  const random = randomFrom(1);
  const wrong = new Set<string>();
  const fading = new Set<string>();
  const look = (): void => {
    flush();
    for (const element of container.children) {
      const { transform, translate, opacity } = getComputedStyle(element);
      if (transform !== 'none' || translate !== 'none') wrong.add(`flies: ${transform} ${translate}`);
      if (Number(opacity) < 1) fading.add(Number(opacity) > 0 ? 'some' : 'none');
    }
  };
  let items: number[] = [];
  for (let round = 0; round < 100; round++) {
    items = [0, 1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.6).sort(() => random() - 0.5);
    await show(items);
    await settled();
    look();
    for (let frame = 0; frame < 6 * random(); frame++) {
      frame$.next(random() / 8);
      look();
      await settled();
    }
  }
  // A reversed motion takes half as long again.
  for (const dt of [0, 0.3, 0]) {
    frame$.next(dt);
    await settled();
  }
  look();
  if (frame$.observed) wrong.add('takes long');
  if (fading.size < 2) wrong.add('does not fade');
  const shown = Array.from(container.children, ({ textContent }) => textContent).join();
  if (shown !== items.join()) wrong.add(`${shown} instead of ${items.join()}`);
  for (const { style } of container.children as Iterable<Element> as Iterable<HTMLElement>)
    if (style.cssText !== '') wrong.add(`style: ${style.cssText}`);
  return [...wrong];
}
