import { TestBed } from '@angular/core/testing';
import { map, of, take } from 'rxjs';
import { provideMotion } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { type MarbleHelpers, marbles } from 'rx-motion/testing';
import { expect, it } from 'vitest';
import { List } from './list';

/** A list on the frames of a diagram, and an item. */
function start(frames: MarbleHelpers['frames'], diagram: string) {
  const frame$ = frames(diagram, 0.125);
  TestBed.configureTestingModule({ providers: [provideMotion({ frame$, reduced$: of(false) })] });
  const list = TestBed.createComponent(List).componentInstance;
  const item = document.body.appendChild(document.createElement('li'));
  return { frame$, list, item, target$: frame$.pipe(map(() => domTarget(item))) };
}

it('moves a new item up to its position', () => {
  marbles(({ frames, expectObservable }) => {
    const { list, item, target$ } = start(frames, 'f--f--f');
    const expected = '                             a--b--c';
    list['appear']({ target: item, animationComplete: () => undefined });
    expectObservable(target$.pipe(map(({ y }) => y))).toBe(expected, { a: 24, b: 12, c: 0 });
  });
});

it('turns a page round that is left as it enters, and notifies Angular when it has left', () => {
  marbles(({ frames, hot, expectObservable }) => {
    const { frame$, list, item, target$ } = start(frames, 'f--f--f--f');
    const change = '                                       ---c------';
    const expected = '                                     a--b--c--d';
    let isGone = false;
    list['come']({ target: item, animationComplete: () => undefined });
    hot(change).subscribe(() => list['go']({ target: item, animationComplete: () => (isGone = true) }));
    expectObservable(target$.pipe(map(({ x }) => x))).toBe(expected, { a: -80, b: -40, c: -40, d: -80 });
    frame$.pipe(take(4)).subscribe({ complete: () => expect(isGone).toBe(true) });
  });
});
