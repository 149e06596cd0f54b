import { expect, it } from '@jest/globals';
import { fadeIn, fadeOut, reverseTime } from 'rx-motion';
import { domTarget, enter, flush, leave } from 'rx-motion/dom';
import { autoFlip } from 'rx-motion/layout';
import { of, Subject } from 'rxjs';
import { laidOut, shownOf } from './laid-out.js';

it('moves the children of an element after each change, until it is unsubscribed', async () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const subscription = autoFlip(parent, { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  parent.append(first!);
  await Promise.resolve();
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(shownOf(first!).y).toBe(-10);
  parent.prepend(first!);
  await Promise.resolve();
  expect(shownOf(first!).y).toBe(10);
  subscription.unsubscribe();
  parent.append(first!);
  await Promise.resolve();
  expect([frame$.observed, shownOf(first!).y]).toEqual([false, 10]);
});

it('does not count what nobody has seen: two changes before a frame', async () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const subscription = autoFlip(parent, { duration: 1, reduced$: of(false) }, frame$);
  const shown: number[] = [];
  for (const change of [() => parent.append(first!), () => parent.prepend(first!)]) {
    change();
    await Promise.resolve();
    shown.push(shownOf(first!).y);
  }
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect([...shown, shownOf(first!).y]).toEqual([-20, 0, 0]);
  subscription.unsubscribe();
});

it('starts where elements are seen that have moved by themselves since', async () => {
  const [parent, first] = laidOut('<p></p>');
  const target = domTarget(first!);
  const frame$ = new Subject<number>();
  target.y = -40;
  const subscription = autoFlip(parent, { duration: 1, reduced$: of(false) }, frame$);
  target.y = 0;
  parent.insertBefore(document.createElement('p'), first!);
  await Promise.resolve();
  expect(shownOf(first!).y).toBe(-20);
  subscription.unsubscribe();
});

it('takes a leaving element out of the flow, and puts it back if it is called back', async () => {
  const [parent, first, second] = laidOut();
  const frame$ = new Subject<number>();
  const subscription = autoFlip(parent, { duration: 1, reduced$: of(false) }, frame$);
  subscription.add(leave(first!, fadeOut(1), frame$).subscribe());
  first!.className = 'leaving'; // jsdom does not reflect `inert`
  await Promise.resolve();
  expect([first!.style.position, shownOf(second!).y]).toEqual(['absolute', 20]);
  subscription.add(enter(first!, fadeIn(1), frame$).subscribe());
  expect(first!.style.position).toBe('');
  subscription.unsubscribe();
});

it('lets an element come back that left during its motion', async () => {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const subscription = autoFlip(parent, { duration: 1, reduced$: of(false) }, frame$);
  parent.append(first!);
  await Promise.resolve();
  frame$.next(0);
  leave(first!, fadeOut(0.5), frame$).subscribe({ complete: () => first!.remove() });
  for (const dt of [0, 0.5]) frame$.next(dt);
  await Promise.resolve();
  parent.append(first!);
  enter(first!, reverseTime(fadeOut(0.5)), frame$).subscribe();
  await Promise.resolve();
  for (const dt of [0, 0.5, 1]) frame$.next(dt);
  flush();
  expect([first!.isConnected, first!.style.cssText]).toEqual([true, '']);
  subscription.unsubscribe();
});

it('leaves no style on an element that is removed during its motion', async () => {
  const [parent, first] = laidOut();
  const subscription = autoFlip(parent, { duration: 1, reduced$: of(false) }, new Subject<number>());
  parent.append(first!);
  await Promise.resolve();
  expect(shownOf(first!).y).toBe(-20);
  first!.remove();
  await Promise.resolve();
  flush();
  expect(first!.getAttribute('style')).toBeNull();
  subscription.unsubscribe();
});
