/** A card from a server, which is toggled at random moments of the browser's own time. */
import { flushSync, hydrate, mount, unmount } from 'svelte';
import { settled } from '../layout/continuity.js';
import { randomFrom } from '../random-from.js';
import Card from './card.svelte';

const target = document.querySelector('#app')!;
const note = (): HTMLElement | null => document.querySelector('p');
const rendered = note();
let card = hydrate(Card, { target }) as { readonly toggle: () => void };

/** Whether the elements from the server are still there, and have not entered. */
export const isTakenOver = rendered !== null && rendered === note() && rendered.style.cssText === '';

const nextFrame = async (): Promise<void> => {
  await new Promise(requestAnimationFrame);
  await settled();
};

/** Where the note is, in pixels, and when. */
interface Look {
  readonly x: number;
  readonly time: number;
}

const look = (): Look => ({
  x: note()?.getBoundingClientRect().left ?? -64,
  time: document.timeline.currentTime as number,
});

/** Returns what is wrong. */
export async function run(count: number): Promise<string[]> {
  const random = randomFrom(1);
  const wrong: string[] = [];
  let isOpen = true;
  let between = 0;
  for (let change = 0; change < count; change++) {
    if (random() < 0.1) {
      await unmount(card);
      if (target.childElementCount > 0) wrong.push(`${change}: not unmounted`);
      card = mount(Card, { target }) as typeof card;
      isOpen = true;
    } else {
      flushSync(card.toggle);
      isOpen = !isOpen;
    }
    let last = look();
    for (let frame = 0; frame < 40 * random(); frame++) {
      await nextFrame();
      const now = look();
      const fastest = (128 * (now.time - last.time)) / 1000;
      if (Math.abs(now.x - last.x) > fastest + 0.1) wrong.push(`${change}: from ${last.x} to ${now.x} in a frame`);
      if (now.x > -64 && now.x < 0) between++;
      last = now;
    }
  }
  if (between < count) wrong.push(`only ${between} frames were on the way`);
  const ends = (): boolean => document.querySelector('output')!.textContent === (isOpen ? '240' : '40');
  while (!ends() || (note() !== null) !== isOpen || document.getAnimations().length > 0) await nextFrame();
  for (const { style } of document.querySelectorAll<HTMLElement>('p, em'))
    if (style.cssText !== '') wrong.push(`style "${style.cssText}"`);
  return wrong;
}
