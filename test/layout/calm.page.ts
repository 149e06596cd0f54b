/** Lists for a user who prefers less motion: each function changes one at random, and returns what is wrong. */
import { fadeOut, moveBy, play, reverseTime, spawn } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { autoFlip, flip, presence } from 'rx-motion/layout';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { settled } from './continuity.js';

const away = spawn(fadeOut(1), moveBy(1, { x: 40 }));
const create = (item: number): HTMLElement => Object.assign(document.createElement('li'), { textContent: `${item}` });
const ITEMS = [0, 1, 2, 3, 4, 5, 6, 7];

function listElement(): HTMLElement {
  const list = document.body.appendChild(document.createElement('ul'));
  list.style.cssText = 'position: relative; display: flex; flex-wrap: wrap; width: 200px';
  return list;
}

export function byFlip(): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const known = ITEMS.map(create);
  return unrest(container, frame$, (items) => {
    const change = (): void => container.replaceChildren(...items.map((item) => known[item]!));
    play(flip(known, change), null, frame$).subscribe();
  });
}

export function byAutoFlip(): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const known = ITEMS.map(create);
  autoFlip(container, {}, frame$);
  return unrest(container, frame$, (items) => container.replaceChildren(...items.map((item) => known[item]!)));
}

export function byPresence(leaving: 'popLayout' | 'wait'): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const items$ = new Subject<readonly number[]>();
  presence(container, items$, { create, enter: reverseTime(away), leave: away, leaving, frame$ }).subscribe();
  return unrest(container, frame$, (items) => items$.next(items));
}

/** Changes a list at random moments. Returns what is wrong: what flies, does not fade, takes long or ends wrongly. */
async function unrest(
  container: Element,
  frame$: Subject<number>,
  show: (items: readonly number[]) => void,
): Promise<string[]> {
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
    items = ITEMS.filter(() => random() < 0.6).sort(() => random() - 0.5);
    show(items);
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
