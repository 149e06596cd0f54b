import { expect, it, jest } from '@jest/globals';
import { moveBy, reverseTime } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { of, Subject } from 'rxjs';
import { PresenceList } from '../../src/layout/presence-list.js';
import { checkPresence, type PresenceOptions } from '../../src/layout/presence-options.js';
import { laidOut, shownOf } from './laid-out.js';

/** A list in a page with a layout, and its frames; by default of paragraphs with the items as texts. */
function listOf<Item>(options: Partial<PresenceOptions<Item>> = {}) {
  const [container] = laidOut('');
  const frame$ = new Subject<number>();
  const create = (item: Item) => Object.assign(document.createElement('p'), { textContent: String(item) });
  const list = new PresenceList(container, checkPresence({ create, frame$, ...options }));
  return { container, frame$, list };
}

const texts = (container: Element) => Array.from(container.children, ({ textContent }) => textContent).join('');

it('keeps a leaving element after the one that it followed, and reverses it if its item comes back', () => {
  const { container, frame$, list } = listOf({ key: (item: string) => item });
  const [a] = list.show(['a', 'b', 'c']);
  for (const dt of [0, 1]) frame$.next(dt);
  list.show(['c', 'b']);
  for (const dt of [0, 0.1]) frame$.next(dt);
  expect([texts(container), a!.style.position, a!.inert]).toEqual(['acb', 'absolute', true]);
  expect(list.show(['b', 'a'])[1]).toBe(a);
  for (const dt of [0, 0.3]) frame$.next(dt);
  expect([texts(container), a!.style.position, a!.inert]).toEqual(['ba', '', false]);
  list.show(['b', 'a', 'c']);
  list.show(['c', 'b']);
  expect(texts(container)).toBe('cba');
  list.show([]);
  list.stop();
  expect([texts(container), frame$.observed]).toEqual(['', false]);
});

it('fades elements in and out in place if less motion is wanted', () => {
  const away = moveBy(1, { x: 100, y: 0 });
  const create = () => document.createElement('p');
  const options = { create, enter: reverseTime(away), leave: away, reduced$: of(true) };
  const { container, frame$, list } = listOf<string>(options);
  const target = domTarget(list.show(['a'])[0]!);
  expect([target.x, target.opacity]).toEqual([0, 0]);
  for (const dt of [0, 1]) frame$.next(dt);
  list.show([]);
  for (const dt of [0, 0.1]) frame$.next(dt);
  expect([target.x, target.opacity]).toEqual([0, 0.5]);
  frame$.next(0.1);
  expect([texts(container), frame$.observed]).toEqual(['', false]);
});

it('continues at the same speed when the space of a removed element becomes free', () => {
  const move = { duration: 1, curve: (t: number) => t };
  const leave = moveBy(0.5, { x: 9, y: 0 });
  const { container, frame$, list } = listOf<string>({ leave, leaving: 'wait', reduced$: of(false), move });
  const element = list.show(['a', 'b', 'c'])[2]!;
  for (const dt of [0, 1]) frame$.next(dt);
  // c moves from the third row to the second, by 20 pixels a second.
  list.show(['c', 'b']);
  for (const dt of [0, 0.4]) frame$.next(dt);
  expect(20 + shownOf(element).y).toBeCloseTo(32);
  // a has left within this frame: the second row is the first now.
  frame$.next(0.2);
  expect([texts(container), Math.round(1000 * shownOf(element).y)]).toEqual(['cb', 28000]);
  frame$.next(0.001);
  expect(shownOf(element).y).toBeCloseTo(27.98, 3);
  list.stop();
});

it('measures twice, however many elements have left in one frame', () => {
  const { container, frame$, list } = listOf<string>({ leave: moveBy(1, { x: 9 }) });
  const staying = list.show(['a', 'b', 'c', 'd'])[3]!;
  for (const dt of [0, 1]) frame$.next(dt);
  list.show(['d']);
  for (const dt of [0, 0.5]) frame$.next(dt);
  const measure = jest.spyOn(staying, 'getBoundingClientRect');
  frame$.next(0.5);
  expect([texts(container), measure.mock.calls.length]).toEqual(['d', 2]);
  list.stop();
});

it('lets each element leave in its own way', () => {
  const leave = ({ textContent }: HTMLElement) => moveBy(1, { x: Number(textContent), y: 0 });
  const { frame$, list } = listOf<number>({ leave });
  const targets = list.show([-8, 8]).map((element) => domTarget(element));
  for (const dt of [0, 1]) frame$.next(dt);
  list.show([]);
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(targets.map(({ x }) => x)).toEqual([-4, 4]);
  list.stop();
});
