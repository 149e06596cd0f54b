/**
 * Flips in pages of all kinds, each interrupted by another one. `run(count)` returns what is wrong: elements that are
 * not seen where they were, that turn abruptly, or that are not where the layout puts them in the end.
 */
import { Subject } from 'rxjs';
import { play } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { type FlipOptions, flip } from 'rx-motion/layout';
import { randomFrom } from '../random-from.js';

const sheet = `
  .grid { position: relative; display: flex; flex-wrap: wrap; gap: 6px; width: 320px; padding: 5px }
  .grid i { display: block; width: 12px; height: 8px; margin: 4px; background: white }
  .grid.moved { margin: 20px 0 0 40px }
  .grid > b { display: block; width: 60px; height: 30px; border-radius: 6px; background: teal }
  .grid.other > b:nth-child(2n) { width: 90px; height: 44px }
  .grid.third { flex-direction: row-reverse; gap: 14px }
`;
const frames: readonly string[] = [
  '',
  'overflow: auto; height: 120px; width: 260px',
  'position: fixed; top: 10px; left: 10px',
  'position: sticky; top: 0',
  'transform: scale(0.5)',
  'transform: rotate(30deg)',
  'transform: translate(40px, 20px) rotate(-90deg) scale(1.5, 0.75)',
  'rotate: 20deg; scale: 1.25',
  'direction: rtl',
  'zoom: 1.5',
  'writing-mode: vertical-rl',
];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const placeOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
};
const apart = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.width - other.width));

export function run(count: number): string[] {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) wrong.push(...faults(seed).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

function faults(seed: number): string[] {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  const outer = document.body.appendChild(document.createElement('div'));
  const kind = frames[seed % frames.length]!;
  outer.style.cssText = kind;
  const grid = outer.appendChild(Object.assign(document.createElement('div'), { className: 'grid' }));
  for (let index = 0; index < 6; index++) {
    const card = document.createElement('b');
    card.append(document.createElement('i'));
    grid.append(card);
  }
  outer.scrollTop = 20;
  const resize = (['scale', 'none', 'scale'] as const)[seed % 3]!;
  const frame$ = new Subject<number>();
  const options: FlipOptions = { duration: 0.4, resize };
  const change = (): void => {
    grid.classList.toggle('other', resize !== 'none' && random() < 0.5);
    grid.classList.toggle('third', random() < 0.5);
    if (isNested) grid.classList.toggle('moved', random() < 0.5);
    if (random() < 0.6) grid.append(grid.children[Math.floor(6 * random())]!);
  };
  // With cards and their grid, each carries those in it.
  const isNested = random() < 0.3;
  const elements = (): Element[] => [...(isNested ? [grid] : []), ...grid.querySelectorAll(isNested ? 'b, i' : 'b')];
  const all = elements();
  const placesOf = (): Place[] => {
    flush();
    return all.map(placeOf);
  };
  const step = 0.002;
  let flown = false;
  for (let round = 0; round < 3; round++) {
    const earlier = placesOf();
    if (flown) frame$.next(step);
    const before = placesOf();
    play(flip(elements as () => HTMLElement[], change, options), null, frame$).subscribe();
    const after = placesOf();
    frame$.next(0);
    frame$.next(step);
    const later = placesOf();
    all.forEach((_, index) => {
      const [a, b, c, d] = [earlier[index]!, before[index]!, after[index]!, later[index]!];
      // What is rotated has no width of its own on the page.
      const isStraight = !kind.includes('rotate') || kind.includes('90');
      const gap = isStraight ? apart(b, c) : Math.hypot(b.x - c.x, b.y - c.y);
      if (gap > 0.5 && (resize === 'scale' || b.width === c.width)) wrong.push(`jumps by ${gap} in "${kind}"`);
      const [was, is] = [Math.hypot(b.x - a.x, b.y - a.y) / step, Math.hypot(d.x - c.x, d.y - c.y) / step];
      // Rectangles are in 64ths of a pixel, which counts in so short a time. What rests begins as its curve does.
      if (flown && !isNested && was > 30 && Math.abs(is - was) > 0.05 * was + 30)
        wrong.push(`speed ${was} becomes ${is} in "${kind}"`);
    });
    flown = true;
    for (let frame = 0; frame < 6; frame++) frame$.next(0.02 + 0.03 * random());
  }
  for (let frame = 0; frame < 5; frame++) frame$.next(0.2);
  const shown = placesOf();
  for (const element of all) {
    if ((element.getAttribute('style') ?? '') !== '') wrong.push(`style "${element.getAttribute('style')}"`);
    element.removeAttribute('style');
  }
  if (placesOf().some((place, index) => apart(place, shown[index]!) > 0.01)) wrong.push('ends elsewhere');
  outer.remove();
  return wrong;
}
