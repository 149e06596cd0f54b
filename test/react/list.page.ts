/**
 * Lists in React that change at random moments, in strict mode, also in transitions. `run(count)` returns what is wrong
 * in the end: elements that are missing, doubled, out of order, painted elsewhere, or have an inline style left; and
 * which elements jumped when a list changed, or turned abruptly.
 */
import { createElement, startTransition, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fadeOut, motionDefaults, moveBy, reverseTime, spawn } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { type PresenceListOptions, useFlip, usePresenceList } from 'rx-motion/react';
import { Subject } from 'rxjs';
import { breaksOf, STEP } from '../layout/continuity.js';
import { DISPLAYS, misplaced } from '../layout/misplaced.js';
import { randomFrom } from '../random-from.js';

const away = spawn(fadeOut(640 * STEP), moveBy(640 * STEP, { x: 40 }));
const sheet = `
  ul { position: relative; gap: 4px; width: 300px; border: 1px solid; padding: 3px }
  li { display: block; height: 20px; border-radius: 4px }
`;

/** How the list is displayed. */
const display = document.createElement('style');

interface ListProps {
  readonly first: readonly number[];
  readonly options: PresenceListOptions<number>;
  readonly leaving: 'popLayout' | 'wait';
}

let show: (items: readonly number[]) => void;

function List({ first, options, leaving }: ListProps) {
  const [items, setItems] = useState(first);
  show = setItems;
  const list = usePresenceList(items, options);
  const children = list.map(({ item, key, ref }) => createElement('li', { key, ref }, `item ${item}`));
  return createElement('ul', { ref: useFlip<HTMLUListElement>({ leaving }) }, children);
}

export async function run(count: number): Promise<string[]> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }), display);
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) wrong.push(...(await faults(seed)).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

/** Until React has rendered, and the observers of changes were called. */
async function settled(): Promise<void> {
  for (let task = 0; task < 2; task++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
    port1.close();
  }
}

async function faults(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const frame$ = new Subject<number>();
  const defaults = motionDefaults({ frame$ });
  const listOf = (): number[] =>
    Array.from({ length: 8 }, (_, item) => item)
      .filter(() => random() < 0.6)
      .sort(() => random() - 0.5);
  const place = document.body.appendChild(document.createElement('div'));
  display.textContent = `ul { ${DISPLAYS[seed % DISPLAYS.length]!} }`;
  const root = createRoot(place);
  let items = listOf();
  const props: ListProps = {
    first: items,
    options: random() < 0.5 ? { enter: reverseTime(away), leave: away } : {},
    leaving: random() < 0.7 ? 'popLayout' : 'wait',
  };
  flushSync(() => {
    root.render(createElement(StrictMode, null, createElement(List, props)));
  });
  const wrong: string[] = [];
  for (let round = 0; round < 3 + 6 * random(); round++) {
    items = listOf();
    const change = (): void => {
      if (random() < 0.3)
        startTransition(() => {
          show(items);
        });
      else
        flushSync(() => {
          show(items);
        });
    };
    if (random() < 0.8) {
      // Ended elements are removed before.
      await settled();
      const found = await breaksOf(place.querySelector('ul')!.children, frame$, () => {
        change();
        return settled();
      });
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
  const elements = place.querySelectorAll('li');
  const shown = Array.from(elements, (element) => element.textContent.slice(5)).join();
  if (shown !== items.join()) wrong.push(`${shown} instead of ${items.join()}`);
  for (const element of elements)
    if (element.style.cssText !== '' || element.inert) wrong.push(`style "${element.style.cssText}"`);
  wrong.push(...misplaced(place.querySelector('ul')!));
  if (frame$.observed) wrong.push('frames are still observed');
  flushSync(() => {
    root.unmount();
  });
  place.remove();
  defaults.unsubscribe();
  return wrong;
}
