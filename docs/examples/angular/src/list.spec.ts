import { TestBed } from '@angular/core/testing';
import { map, take } from 'rxjs';
import { provideMotion } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { type MarbleHelpers, marbles } from 'rx-motion/testing';
import { expect, it } from 'vitest';
import { List } from './list';

/** A list on the frames of a diagram, and an item. */
function start(frames: MarbleHelpers['frames'], diagram: string) {
  const frame$ = frames(diagram, 0.125);
  TestBed.configureTestingModule({ providers: [provideMotion({ frame$, reducedMotion: false })] });
  const list = TestBed.createComponent(List).componentInstance;
  const item = document.body.appendChild(document.createElement('li'));
  return { frame$, list, item, y$: frame$.pipe(map(() => domTarget(item).y)) };
}

it('moves a new item up to its position', () => {
  marbles(({ frames, expectObservable }) => {
    const { list, item, y$ } = start(frames, 'f--f--f');
    const expected = '                        a--b--c';
    list['appear']({ target: item, animationComplete: () => undefined });
    expectObservable(y$).toBe(expected, { a: 24, b: 12, c: 0 });
  });
});

it('turns an item round that is removed as it enters, and notifies Angular when it has left', () => {
  marbles(({ frames, hot, expectObservable }) => {
    const { frame$, list, item, y$ } = start(frames, 'f--f--f--f');
    const removal = '                                 ---r------';
    const expected = '                                a--b--c--d';
    let isGone = false;
    list['appear']({ target: item, animationComplete: () => undefined });
    hot(removal).subscribe(() => list['close']({ target: item, animationComplete: () => (isGone = true) }));
    expectObservable(y$).toBe(expected, { a: 24, b: 12, c: 12, d: 24 });
    frame$.pipe(take(4)).subscribe({ complete: () => expect(isGone).toBe(true) });
  });
});
