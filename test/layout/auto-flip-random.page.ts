/**
 * Lists that move by themselves, changed at random moments, in pages of all kinds. `run(count)` returns what is wrong:
 * elements that are not seen where they were, that turn abruptly, or that the layout does not put where they end.
 */
import { fadeIn, moveBy, reverseTime, spawn } from 'rx-motion';
import { enter, flush } from 'rx-motion/dom';
import { autoFlip, type AutoFlipOptions } from 'rx-motion/layout';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { breaks, type Place, placeOf, STEP } from './continuity.js';

const sheet = `
  .cards { position: relative; display: flex; flex-wrap: wrap; gap: 6px; width: 320px; padding: 5px }
  .cards > b { display: block; width: 60px; height: 30px; border-radius: 6px; background: teal }
  .cards > b.large { width: 130px; height: 60px }
  .cards > b > i { display: block; width: 12px; height: 8px; margin: 4px 4px 4px auto; background: white }
  .cards > b > s, .cards > b > u { display: block; height: 6px; background: navy }
  .cards > b:not(.large) > u { display: none }
  .cards.origin > b { transform-origin: 0 100% }
  .cards.placed > b { transform: translate(12px, 7px) scale(0.9) }
  .cards.back { flex-direction: row-reverse }
`;
const kinds: readonly string[] = [
  '',
  'overflow: auto; height: 120px',
  'transform: scale(0.5); transform-origin: 0 0',
  'direction: rtl',
];

export async function run(count: number): Promise<string[]> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) wrong.push(...(await faults(seed)).map((fault) => `${seed}: ${fault}`));
  return wrong;
}

/** NaN while it is not displayed, which does not count as a jump. */
function edgeOf(element: Element): Place {
  if (element.getClientRects().length === 0) return { x: NaN, y: NaN, width: 0, height: 0 };
  const { left, right, top } = element.getBoundingClientRect();
  return { x: getComputedStyle(element).direction === 'rtl' ? right : left, y: top, width: 0, height: 0 };
}

/** After a frame of the browser, in which sizes are observed. */
async function observed(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function cardIn(list: HTMLElement): HTMLElement {
  const card = list.appendChild(document.createElement('b'));
  card.append(...['i', 's', 'u'].map((name) => document.createElement(name)));
  return card;
}

async function faults(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  const outer = document.body.appendChild(document.createElement('div'));
  outer.style.cssText = kinds[seed % kinds.length]!;
  const list = outer.appendChild(Object.assign(document.createElement('div'), { className: 'cards' }));
  const look = random();
  if (look < 0.5) list.classList.add(look < 0.3 ? 'origin' : 'placed');
  const all = Array.from({ length: 6 }, () => cardIn(list));
  outer.scrollTop = 10;
  const form = (['scale', 'none', 'size', 'scale'] as const)[Math.floor(4 * random())]!;
  if (form === 'size') list.classList.remove('origin');
  const options: AutoFlipOptions = {
    duration: 0.4,
    ...(random() < 0.3 && { stagger: 64 * STEP }),
    ...(form !== 'scale' && { resize: form }),
  };
  const frame$ = new Subject<number>();
  const subscription = autoFlip(list, options, frame$);
  const seen = (): Place[] => {
    flush();
    const shown = form === 'none' ? [] : all;
    const inside = form === 'size' ? [] : all.map((card) => card.firstElementChild!);
    // As wide as its card: its left edge stays where it was, because a text begins there.
    const wide = form === 'scale' ? all.flatMap((card) => [...card.querySelectorAll('s, u')]) : [];
    return [...[...shown, ...inside].map(placeOf), ...wide.map(edgeOf)];
  };
  const change = async (): Promise<void> => {
    if (random() < 0.5) list.classList.toggle('back');
    if (random() < 0.6) list.append(all[Math.floor(6 * random())]!);
    if (form !== 'none' && random() < 0.7) all[Math.floor(6 * random())]!.classList.toggle('large');
    if (random() < 0.2) {
      const card = cardIn(list);
      list.prepend(card);
      subscription.add(enter(card, reverseTime(spawn(moveBy(0.25, { x: 40 }), fadeIn(0.25))), frame$).subscribe());
    }
    await Promise.resolve();
  };
  for (let round = 0; round < 4; round++) {
    const first = seen();
    if (round > 0) frame$.next(STEP);
    const before = seen();
    await change();
    const after = seen();
    if (round === 0) frame$.next(0);
    frame$.next(STEP);
    const later = seen();
    first.forEach((place, index) => {
      const noise = form === 'size' ? 150 : 30;
      const keepsSpeed = round > 0;
      wrong.push(
        ...breaks([place, before[index]!, after[index]!, later[index]!], { keepsSpeed, noise }).map(
          (one) => `${one} of ${index} in round ${round}, ${form}, "${outer.style.cssText}", ${list.className}`,
        ),
      );
    });
    // Sizes are observed in the browser's frames.
    if (random() < 0.5) await observed();
    for (let frame = 0; frame < 6; frame++) frame$.next(STEP * Math.floor(40 + 60 * random()));
    // So are those that change on the way.
    if (form === 'size' || random() < 0.3) await observed();
  }
  for (let frame = 0; frame < 5; frame++) frame$.next(0.2);
  const shown = seen();
  subscription.unsubscribe();
  for (const element of list.querySelectorAll('*')) {
    if ((element.getAttribute('style') ?? '') !== '') wrong.push(`style "${element.getAttribute('style')}"`);
    element.removeAttribute('style');
  }
  seen().forEach((place, index) => {
    if (Math.hypot(place.x - shown[index]!.x, place.y - shown[index]!.y) > 0.01) wrong.push('ends elsewhere');
  });
  outer.remove();
  return wrong;
}
