/**
 * Lists that change at random moments, also while elements enter, leave and glide. `run(count)` returns what is wrong
 * in the end: elements that are missing, doubled, out of order, painted elsewhere, or have an inline style left; and
 * which elements jumped when a list changed, or turned abruptly.
 */
import { fadeOut, moveBy, reverseTime, scaleTo, spawn } from 'rx-motion';
import { flush, styleTo } from 'rx-motion/dom';
import { presence } from 'rx-motion/layout';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { breaksOf, STEP } from './continuity.js';
import { DISPLAYS, misplaced } from './misplaced.js';

const away = spawn(fadeOut(640 * STEP), moveBy(640 * STEP, { x: 40 }));
const shrink = spawn(away, scaleTo(640 * STEP, 0.4));
const collapse = spawn(away, styleTo(640 * STEP, { height: '0px', marginTop: '-3px' }));
const sheet = `
  [hidden] { display: none !important }
  .list { position: relative; gap: 4px; width: 300px; border: 1px solid; padding: 3px }
  .list > * { display: block; width: fit-content; height: 20px; border-radius: 4px }
  .growing > * { flex-grow: 1; width: auto }
  .apart { position: relative; height: 200px }
  .apart > * + * { margin-top: 30px }
`;
/** The inline style of an item's element. */
const styleOf = (item: number): string =>
  `min-width: ${30 + 10 * (item % 4)}px;${item % 3 === 0 ? ' margin-top: 3px;' : ''}`;

document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));

export async function run(count: number, from = 0): Promise<string[]> {
  const wrong: string[] = [];
  for (let seed = from; seed < from + count; seed++)
    wrong.push(...(await faults(seed)).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

/** How far the others jump when two elements are gone that had a margin or made one. */
export function gaps(leaving: 'popLayout' | 'wait'): number[] {
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'apart' }));
  const [frame$, items$] = [new Subject<number>(), new Subject<number[]>()];
  const create = (item: number): HTMLElement =>
    Object.assign(document.createElement('div'), { textContent: `item ${item}` });
  presence(container, items$, { create, leave: fadeOut(1), leaving, frame$ }).subscribe();
  const tops = (): number[] => {
    flush();
    return Array.from(container.children, (element) => element.getBoundingClientRect().top).slice(-3);
  };
  items$.next([0, 1, 2, 3, 4]);
  for (const dt of [0, 1]) frame$.next(dt);
  items$.next([2, 3, 4]);
  for (const dt of [0, 1 - STEP]) frame$.next(dt);
  const before = tops();
  frame$.next(STEP);
  const after = tops();
  return after.map((top, index) => Math.abs(top - before[index]!));
}

async function faults(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'list' }));
  container.style.cssText = DISPLAYS[seed % DISPLAYS.length]!;
  const frame$ = new Subject<number>();
  const items$ = new Subject<number[]>();
  const errors: string[] = [];
  const kept = new Map<number, HTMLElement>();
  let latest: readonly HTMLElement[] = [];
  const form = (['scale', 'none', 'size', 'scale'] as const)[Math.floor(4 * random())]!;
  const kind = random();
  if (form === 'scale' && random() < 0.5) container.classList.add('growing');
  const collapses = kind > 0.8;
  const options = {
    key: (item: number) => item,
    create: (item: number) => {
      const known = kept.get(item);
      if (known !== undefined) return known;
      const element = document.createElement('span');
      element.textContent = `item ${item}`;
      element.style.cssText = styleOf(item);
      // A program's own elements come back.
      if (seed % 2 === 1) kept.set(item, element);
      return element;
    },
    ...(kind < 0.3 && { enter: reverseTime(away), leave: away }),
    ...(kind >= 0.3 && kind < 0.5 && { enter: reverseTime(shrink), leave: shrink }),
    ...(collapses && { enter: reverseTime(collapse), leave: collapse }),
    ...(!collapses && random() < 0.3 && { leaving: 'wait' as const }),
    ...(form !== 'scale' && { flip: { resize: form } }),
    frame$,
  };
  const subscription = presence(container, items$, options).subscribe({
    next: (elements) => (latest = elements),
    error: (error: unknown) => errors.push(String(error)),
  });
  let items: number[] = [];
  for (let round = 0; round < 3 + 6 * random(); round++) {
    items = Array.from({ length: 8 }, (_, item) => item).filter(() => random() < 0.6);
    items.sort(() => random() - 0.5);
    const change = (): void => {
      items$.next(items);
    };
    const tolerance = { hasSize: form !== 'none', byEdge: form === 'none', noise: form === 'size' ? 150 : 30 };
    // If heights change, the flow moves all elements.
    if (collapses) change();
    else errors.push(...(await breaksOf(container.children, frame$, change, tolerance)));
    if (latest.length !== items.length) errors.push('a list of another length');
    for (let frame = 0; frame < 12 * random() * random(); frame++) {
      frame$.next(STEP * Math.floor(200 * random()));
      flush();
    }
    if (random() < 0.2) container.style.width = `${200 + 150 * random()}px`;
    // Changes that others make.
    if (!collapses && random() < 0.1) container.children[Math.floor(8 * random())]?.remove();
    if (random() < 0.1) container.hidden = !container.hidden;
  }
  container.hidden = false;
  items$.next(items);
  for (let frame = 0; frame < 20; frame++) frame$.next(0.1);
  flush();
  const shown = Array.from(container.children, (element) => element.textContent.slice(5)).join();
  if (shown !== items.join()) errors.push(`${shown} instead of ${items.join()}`);
  for (const element of container.children) {
    const own = styleOf(Number(element.textContent.slice(5)));
    if (element.getAttribute('style') !== own) errors.push(`style ${element.getAttribute('style')}`);
    if ((element as HTMLElement).inert) errors.push('inert');
  }
  errors.push(...misplaced(container));
  if (frame$.observed) errors.push('frames are still observed');
  subscription.unsubscribe();
  container.remove();
  return errors;
}
