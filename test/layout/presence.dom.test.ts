import { expect, it } from '@jest/globals';
import { moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { presence } from 'rx-motion/layout';
import { BehaviorSubject, of, Subject, type Subscription, take } from 'rxjs';
import { laidOut } from './laid-out.js';

const options = {
  key: (item: number) => item,
  create: (item: number) => Object.assign(document.createElement('p'), { textContent: String(item) }),
};

it('emits the elements of each list, updates them, and refuses equal keys', () => {
  const [container] = laidOut('');
  const items$ = new Subject<readonly { id: number; text: string }[]>();
  const log: unknown[] = [];
  presence(container, items$, {
    key: ({ id }) => id,
    create: ({ text }) => Object.assign(document.createElement('p'), { textContent: text }),
    update: (element, { text }) => (element.textContent = text),
    frame$: of(0, 1),
  }).subscribe({
    next: (elements) => log.push(elements.map(({ textContent }) => textContent)),
    error: (error: unknown) => log.push(String(error)),
  });
  items$.next([{ id: 1, text: 'a' }]);
  items$.next([{ id: 1, text: 'b' }]);
  items$.next([
    { id: 2, text: 'a' },
    { id: 2, text: 'b' },
  ]);
  expect(log).toEqual([['a'], ['b'], 'RangeError: presence: keys must differ, got 1 repeated']);
});

it('removes leaving elements when it is unsubscribed, and shows no later list', () => {
  const [container] = laidOut('');
  const [frame$, items$] = [new Subject<number>(), new BehaviorSubject([1, 2])];
  const follow = (): Subscription => presence(container, items$, { ...options, frame$ }).subscribe();
  const first = follow();
  frame$.next(0);
  items$.next([2]);
  first.unsubscribe();
  expect([container.textContent, items$.observed, frame$.observed]).toEqual(['2', false, false]);
  items$.next([3]);
  expect(container.textContent).toBe('2');
  container.replaceChildren();
  follow().unsubscribe();
  presence(container, of([4], [5]), { ...options, frame$ })
    .pipe(take(1))
    .subscribe();
  expect(container.textContent).toBe('34');
});

it('lets each element leave in its own way, or fade if less motion is wanted', () => {
  for (const [reduced, places, opacity] of [
    [false, [-8, 8], 1],
    [true, [0, 0], 0.5],
  ] as const) {
    const [frame$, items$] = [new Subject<number>(), new BehaviorSubject([-80, 80])];
    let elements: readonly HTMLElement[] = [];
    const leave = ({ textContent }: HTMLElement) => moveBy(1, { x: Number(textContent), y: 0 });
    const how = { ...options, frame$, leave, reduced$: of(reduced) };
    presence(laidOut('')[0], items$, how).subscribe((all) => (elements = items$.value.length > 0 ? all : elements));
    const targets = elements.map((element) => domTarget(element));
    for (const dt of [0, 1]) frame$.next(dt);
    items$.next([]);
    for (const dt of [0, 0.1]) frame$.next(dt);
    expect(targets.map(({ x }) => x)).toEqual(places);
    expect(targets[0]!.opacity).toBe(opacity);
  }
});

it.each(['as', 'leaving', 'reduced$'])('refuses the option %s for the way in which elements move', (name) => {
  const flip = { [name]: undefined } as object;
  expect(() => presence(laidOut('')[0], of([1]), { ...options, flip })).toThrow(
    new TypeError(`presence: flip may be curve, duration, resize, stagger, got ${name}`),
  );
});
