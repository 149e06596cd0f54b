import { expect, it } from '@jest/globals';
import { Subject, of } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { layOut } from './laid-out.js';

it('moves elements when somebody else has changed the page, until it is stopped', () => {
  document.body.innerHTML = '<div><p></p><p></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  const [first] = parent.querySelectorAll('p');
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  group.after();
  expect(frame$.observed).toBe(false);
  group.before();
  parent.append(first!);
  group.after();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(domTarget(first!).y).toBe(-15);
  group.stop();
  expect([frame$.observed, domTarget(first!).y]).toEqual([false, -15]);
});

it('goes on with the next frame when it is interrupted', () => {
  document.body.innerHTML = '<div><p></p><p></p></div>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  const [first] = parent.querySelectorAll('p');
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false) }, frame$);
  const move = (): void => {
    group.before();
    parent.append(parent.firstChild!);
    group.after();
  };
  move();
  for (const dt of [0, 0.25, 0.25]) frame$.next(dt);
  const target = domTarget(first!);
  expect(target.y).toBe(-10);
  move();
  // It was 10 pixels above the second place, and moves down by 20 a second.
  expect(target.y).toBe(10);
  frame$.next(0.001);
  expect(target.y).toBeCloseTo(10.02, 3);
  group.stop();
});
