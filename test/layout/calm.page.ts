/** Lists for a user who prefers less motion: each function changes one at random, and returns what is wrong. */
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fadeOut, motionDefaults, moveBy, play, reverseTime, spawn } from 'rx-motion';
import { autoFlip, flip, presence } from 'rx-motion/layout';
import { useFlip, usePresenceList } from 'rx-motion/react';
import { Subject } from 'rxjs';
import { unrest } from './calm.js';

const away = spawn(fadeOut(1), moveBy(1, { x: 40 }));
const passing = { enter: reverseTime(away), leave: away };
const create = (item: number): HTMLElement => Object.assign(document.createElement('li'), { textContent: `${item}` });

function listElement(): HTMLElement {
  const list = document.body.appendChild(document.createElement('ul'));
  list.style.cssText = 'position: relative; display: flex; flex-wrap: wrap; width: 200px';
  return list;
}

/** Until React has rendered, and the observers of changes were called. */
async function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < 2; task++)
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  port1.close();
}

export function byFlip(): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const known = [0, 1, 2, 3, 4, 5, 6, 7].map(create);
  const show = (items: readonly number[]): void => {
    const change = (): void => container.replaceChildren(...items.map((item) => known[item]!));
    play(flip(known, change), null, frame$).subscribe();
  };
  return unrest({ container, frame$, show });
}

export function byAutoFlip(): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const known = [0, 1, 2, 3, 4, 5, 6, 7].map(create);
  autoFlip(container, {}, frame$);
  const show = (items: readonly number[]): void => container.replaceChildren(...items.map((item) => known[item]!));
  return unrest({ container, frame$, show, settled });
}

export function byPresence(leaving: 'popLayout' | 'wait'): Promise<string[]> {
  const [container, frame$] = [listElement(), new Subject<number>()];
  const items$ = new Subject<readonly number[]>();
  presence(container, items$, { create, ...passing, leaving, frame$ }).subscribe();
  return unrest({ container, frame$, show: (items) => items$.next(items) });
}

export function byReact(): Promise<string[]> {
  const frame$ = new Subject<number>();
  motionDefaults({ frame$ });
  let setItems: (items: readonly number[]) => void;
  function List() {
    const [items, set] = useState<readonly number[]>([]);
    setItems = set;
    const list = usePresenceList(items, passing);
    const style = { position: 'relative', display: 'flex' } as const;
    const children = list.map(({ item, key, ref }) => createElement('li', { key, ref }, item));
    return createElement('ul', { ref: useFlip<HTMLUListElement>(), style }, children);
  }
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(createElement(List)));
  const show = (items: readonly number[]): void => flushSync(() => setItems(items));
  return unrest({ container: place.querySelector('ul')!, frame$, show, settled });
}
