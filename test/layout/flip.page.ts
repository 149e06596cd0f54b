/**
 * Flips in pages of all kinds, each interrupted by another one. `run(count)` returns what is wrong: elements that are
 * not seen where they were, that turn abruptly, or that are not where the layout puts them in the end.
 */
import { play } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { flip, type FlipOptions } from 'rx-motion/layout';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { breaks, type Place, placeOf, STEP } from './continuity.js';

const sheet = `
  .grid { position: relative; display: flex; flex-wrap: wrap; gap: 6px; width: 320px; padding: 5px }
  .grid i { display: block; width: 12px; height: 8px; margin: 4px; background: white }
  .grid.moved { margin: 20px 0 0 40px }
  .grid > b { display: block; width: 60px; height: 30px; border-radius: 6px; background: teal }
  .grid.other > b:nth-child(2n) { width: 90px; height: 44px }
  .grid.percent > b { transform: translate(-50%, 20%) }
  .grid.origin > b { transform-origin: 0 100% }
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

const apart = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.width - other.width));

export function run(count: number): string[] {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) wrong.push(...faults(seed).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

function cardIn(grid: HTMLElement): HTMLElement {
  const card = grid.appendChild(document.createElement('b'));
  card.append(document.createElement('i'));
  return card;
}

/** A grid of cards in a page of this kind. */
function gridIn(kind: string, count: number): HTMLElement {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.style.cssText = kind;
  const grid = outer.appendChild(Object.assign(document.createElement('div'), { className: 'grid' }));
  for (let index = 0; index < count; index++) cardIn(grid);
  outer.scrollTop = 20;
  return grid;
}

function faults(seed: number): string[] {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  const kind = frames[seed % frames.length]!;
  const otherKind = frames[Math.floor(frames.length * random())]!;
  const [grid, other] = [gridIn(kind, 6), gridIn(otherKind, 2)];
  const form = (['scale', 'none', 'size', 'scale'] as const)[seed % 4]!;
  const own = form === 'size' ? 'plain' : ['plain', 'plain', 'percent', 'origin'][Math.floor(4 * random())]!;
  for (const one of [grid, other]) one.classList.add(own);
  const frame$ = new Subject<number>();
  const options: FlipOptions = {
    duration: 0.4,
    // Also a multiple of a step when eight cards become ten, which begin 7/9 of it after each other.
    ...(random() < 0.3 && { stagger: 63 * STEP }),
    ...(form !== 'scale' && { resize: form }),
  };
  // If cards and their grid glide, each moves the elements in it.
  const isNested = form !== 'size' && random() < 0.3;
  const isAcross = !isNested && form === 'scale' && random() < 0.5;
  // A rotated element has no width of its own on the page.
  const isStraight = isAcross
    ? ![kind, otherKind].some((one) => one.includes('rotat'))
    : !kind.includes('rotat') || kind.includes('90');
  const change = (): void => {
    grid.classList.toggle('other', form !== 'none' && random() < 0.5);
    grid.classList.toggle('third', random() < 0.5);
    if (isNested) grid.classList.toggle('moved', random() < 0.5);
    // The flip does not know of these when it is made.
    if (!isNested && random() < 0.2 && elements().length === 8) grid.prepend(cardIn(grid), cardIn(grid));
    if (random() < 0.6) grid.append(grid.children[Math.floor(grid.children.length * random())]!);
    if (isAcross) other.append(grid.firstElementChild!);
    if (isAcross && random() < 0.5) grid.append(other.firstElementChild!);
  };
  const elements = (): Element[] => [
    ...(isNested ? [grid] : []),
    ...document.querySelectorAll(isNested ? '.grid b, .grid i' : '.grid b'),
  ];
  const all = elements().filter((element) => form !== 'none' || element !== grid);
  const placesOf = (): Place[] => {
    flush();
    // The child of a card shows where its upper left corner is, however it is rotated.
    return all.map((element) =>
      placeOf(form === 'none' && element.localName === 'b' ? element.firstElementChild! : element),
    );
  };
  let flown = false;
  for (let round = 0; round < 3; round++) {
    const first = placesOf();
    if (flown) frame$.next(STEP);
    const before = placesOf();
    play(flip(elements as () => HTMLElement[], change, options), null, frame$).subscribe();
    const after = placesOf();
    // An element that already moves continues at once.
    if (!flown) frame$.next(0);
    frame$.next(STEP);
    const later = placesOf();
    const gridMoves = all[0] === grid && apart(first[0]!, before[0]!) > 30 * STEP;
    all.forEach((_element, index) => {
      const looks = [first[index]!, before[index]!, after[index]!, later[index]!] as const;
      // The elements in the grid start with it.
      const keepsSpeed = flown && (!isNested || gridMoves);
      // A size that is laid out is in 64ths of a pixel.
      const noise = form === 'size' ? 150 : 30;
      const hasSize = isStraight && form !== 'none';
      wrong.push(...breaks(looks, { hasSize, keepsSpeed, noise }).map((one) => `${one} in "${kind}", "${otherKind}"`));
    });
    flown = true;
    for (let frame = 0; frame < 6; frame++) frame$.next(STEP * Math.floor(40 + 60 * random()));
  }
  for (let frame = 0; frame < 5; frame++) frame$.next(0.2);
  const shown = placesOf();
  for (const element of all) {
    if ((element.getAttribute('style') ?? '') !== '') wrong.push(`style "${element.getAttribute('style')}"`);
    element.removeAttribute('style');
  }
  if (placesOf().some((place, index) => apart(place, shown[index]!) > 0.01)) wrong.push('ends elsewhere');
  for (const one of [grid, other]) one.parentElement!.remove();
  return wrong;
}
