/**
 * Lists of a framework that change at random moments. {@link run} returns what is wrong in the end: elements that are
 * missing, doubled, out of order, painted elsewhere, or have an inline style left; and which elements jumped when a list
 * changed, or turned abruptly.
 */
import { fadeOut, type FiniteAction, motionDefaults, moveBy, reverseTime, spawn } from 'rx-motion';
import { type DomTarget, flush } from 'rx-motion/dom';
import { type Observable, Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { breaksOf, settled, STEP } from './continuity.js';
import { DISPLAYS, misplaced } from './misplaced.js';

/** How a list moves. */
export interface ListMotion {
  readonly enter?: FiniteAction<DomTarget>;
  readonly leave?: FiniteAction<DomTarget>;
  readonly leaving: 'popLayout' | 'wait';
}

/** A list of `<li>item 1</li>` in a `<ul>`. */
export interface MountedList {
  /** @param isLater Whether the framework may take its time. */
  show(items: readonly number[], isLater: boolean): void;
  unmount(): void;
}

/** Mounts a list in an element. Its frames are also the default ones. */
export type MountList = (
  place: HTMLElement,
  first: readonly number[],
  motion: ListMotion,
  frame$: Observable<number>,
) => MountedList;

const away = spawn(fadeOut(640 * STEP), moveBy(640 * STEP, { x: 40 }));
const sheet = `
  ul { position: relative; gap: 4px; width: 300px; border: 1px solid; padding: 3px }
  li { display: block; height: 20px; border-radius: 4px }
`;

/** How the list is displayed. */
const display = document.createElement('style');

/** @param keepsPlaces Whether another element of an item that comes back is to be where the earlier one was. */
export async function runLists(count: number, mount: MountList, keepsPlaces = true): Promise<string[]> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }), display);
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++)
    wrong.push(...(await faults(seed, mount, keepsPlaces)).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

async function faults(seed: number, mount: MountList, keepsPlaces: boolean): Promise<string[]> {
  const random = randomFrom(seed);
  const frame$ = new Subject<number>();
  const defaults = motionDefaults({ frame$ });
  const listOf = (): number[] =>
    Array.from({ length: 8 }, (_, item) => item)
      .filter(() => random() < 0.6)
      .sort(() => random() - 0.5);
  const place = document.body.appendChild(document.createElement('div'));
  display.textContent = `ul { ${DISPLAYS[seed % DISPLAYS.length]!} }`;
  let items = listOf();
  const moves = random() < 0.5 ? { enter: reverseTime(away), leave: away } : {};
  const list = mount(place, items, { ...moves, leaving: random() < 0.7 ? 'popLayout' : 'wait' }, frame$);
  const elements = (): HTMLLIElement[] => [...place.querySelectorAll('li')];
  const successorOf = (element: HTMLElement): HTMLElement =>
    element.isConnected || !keepsPlaces
      ? element
      : (elements().find(({ textContent }) => textContent === element.textContent) ?? element);
  const wrong: string[] = [];
  for (let round = 0; round < 3 + 6 * random(); round++) {
    items = listOf();
    const isLater = random() < 0.3;
    const change = (): void => {
      list.show(items, isLater);
    };
    if (random() < 0.8) {
      // Ended elements are removed before.
      await settled();
      const found = await breaksOf(
        elements(),
        frame$,
        () => {
          change();
          return settled();
        },
        { successorOf },
      );
      wrong.push(...found);
    } else change();
    for (let frame = 0; frame < 12 * random() * random(); frame++) {
      frame$.next(STEP * Math.floor(200 * random()));
      if (random() < 0.5) await settled();
    }
    if (random() < 0.2) place.style.width = `${200 + 150 * random()}px`;
  }
  for (let frame = 0; frame < 20; frame++) {
    frame$.next(0.1);
    if (frame % 5 === 4) await settled();
  }
  flush();
  const shown = elements()
    .map(({ textContent }) => textContent.slice(5))
    .join();
  if (shown !== items.join()) wrong.push(`${shown} instead of ${items.join()}`);
  for (const { style, inert } of elements()) if (style.cssText !== '' || inert) wrong.push(`style "${style.cssText}"`);
  wrong.push(...misplaced(place.querySelector('ul')!));
  if (frame$.observed) wrong.push('frames are still observed');
  list.unmount();
  place.remove();
  defaults.unsubscribe();
  return wrong;
}
