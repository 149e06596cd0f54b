import { expect, it } from '@jest/globals';
import { type Action, follow, moveTo, to } from 'rx-motion';
import { of } from 'rxjs';

const image = { nodeType: 1, localName: 'img' };

/** What an action fails with on a target. */
function failureOf<T>(action: Action<T>, target: object | null): unknown {
  let failure: unknown;
  of(0)
    .pipe(action.on(target as T))
    .subscribe({ error: (error: unknown) => (failure = error) });
  return failure;
}

it.each<[string, object | null, string]>([
  ['is no number', { x: 'left' }, `the target's x must be a number, got "left"`],
  ['is missing', {}, "the target's x must be a number, got undefined"],
  ['no target has', null, "the target's x must be a number, got undefined"],
  [
    'an element lacks',
    { nodeType: 1, localName: 'div' },
    'the target must be domTarget(element) of rx-motion/dom, got an element',
  ],
  [
    'an image has, but cannot be written',
    { ...image, x: 3 },
    'the target must be domTarget(element) of rx-motion/dom, got an element',
  ],
])('fails on a number that %s', (_, target, rule) => {
  expect(failureOf(moveTo(1, { x: 8 }), target)).toEqual(new TypeError(`moveTo: ${rule}`));
  const scroll = follow({ x: 1, y: 2 }, { viewport: { width: 4, height: 4 } });
  expect(failureOf(scroll, target && { y: 0, ...target })).toEqual(new TypeError(`follow: ${rule}`));
});

it('starts from the own size of an image', () => {
  const target = { ...image, width: 9 };
  of(0.5)
    .pipe(to(1, { width: 11 }).on(target as { width: number }))
    .subscribe();
  expect(target.width).toBe(10);
});
