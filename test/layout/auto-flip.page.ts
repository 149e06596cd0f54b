/** Cards that are shuffled, in each form of a flip, and a list in which an element grows by itself. */
import { play } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { autoFlip, flip, flipGroup, presence } from 'rx-motion/layout';
import { NEVER, Subject } from 'rxjs';

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

function filled(count: number): HTMLElement {
  const list = document.createElement('div');
  list.style.cssText = 'position: relative; display: flex; flex-wrap: wrap; height: 100px; overflow: auto';
  list.append(...Array.from({ length: count }, (_, index) => card(index)));
  document.body.replaceChildren(list);
  return list;
}

function card(index: number): HTMLElement {
  const element = document.createElement('p');
  element.innerHTML = `<b>${index}</b>`;
  element.style.width = '100%';
  return element;
}

/** Where a card is seen before and after a change, in a list in which another card has grown before. */
export async function grow(): Promise<readonly [before: number, after: number]> {
  const list = filled(4);
  const subscription = autoFlip(list, {}, NEVER);
  await nextFrame();
  await nextFrame();
  list.querySelector('b')!.style.cssText = 'display: block; height: 70px';
  await nextFrame();
  await nextFrame();
  const seen = (): number => list.querySelectorAll('p')[1]!.getBoundingClientRect().top;
  const before = seen();
  list.append(card(9));
  await Promise.resolve();
  flush();
  const after = seen();
  subscription.unsubscribe();
  return [before, after];
}

/** How far a heading that sticks to the top of a scrolled list jumps when the list changes. */
export async function stuck(): Promise<number> {
  const list = filled(40);
  const heading = list.firstElementChild as HTMLElement;
  heading.style.cssText = 'position: sticky; top: 0; width: 100%';
  const subscription = autoFlip(list, {}, NEVER);
  await nextFrame();
  await nextFrame();
  list.scrollTop = 600;
  await nextFrame();
  await nextFrame();
  const before = heading.getBoundingClientRect().top;
  list.append(card(40));
  await Promise.resolve();
  flush();
  const after = heading.getBoundingClientRect().top;
  subscription.unsubscribe();
  return Math.abs(after - before);
}

let shuffle: () => void;

/** Prepares so many cards to be shuffled, one in five of a presence list to be gone. */
export async function fill(form: string, count: number): Promise<void> {
  const list = filled(form === 'presence' ? 0 : count);
  const cards = Array.from(list.children) as HTMLElement[];
  const reverse = (): void => list.append(...cards.reverse());
  const items$ = new Subject<number[]>();
  const group = flipGroup(cards, {}, NEVER);
  const items = Array.from({ length: count }, (_, index) => index);
  const forms: Record<string, () => void> = {
    flip: () => play(flip(cards, reverse), null, NEVER).subscribe(),
    flipGroup() {
      group.before();
      reverse();
      group.after();
    },
    autoFlip: reverse,
    presence: () => {
      items$.next(items.filter((index) => index % 5 > 0).reverse());
    },
  };
  shuffle = forms[form]!;
  if (form === 'autoFlip') autoFlip(list, {}, NEVER);
  if (form === 'presence') presence(list, items$, { create: card, frame$: NEVER }).subscribe();
  items$.next(items);
  await nextFrame();
  await nextFrame();
}

export async function change(): Promise<void> {
  shuffle();
  await Promise.resolve();
  flush();
}
