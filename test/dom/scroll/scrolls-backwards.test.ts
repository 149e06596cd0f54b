import { expect, it } from '@jest/globals';
import { scrollsBackwards } from '../../../src/dom/scroll/scrolls-backwards.js';

const plain = {
  writingMode: 'horizontal-tb',
  direction: 'ltr',
  display: 'block',
  flexDirection: 'row',
  flexWrap: 'nowrap',
};
const flex = { display: 'flex' };

/** Whether it counts below 0 along x and along y; scroll-time.browser.test.ts compares all cases with a browser. */
it.each<[Partial<typeof plain>, boolean, boolean]>([
  [{}, false, false],
  [{ direction: 'rtl' }, true, false],
  [{ writingMode: 'vertical-lr' }, false, false],
  [{ writingMode: 'vertical-rl' }, true, false],
  [{ writingMode: 'vertical-rl', direction: 'rtl' }, true, true],
  [{ writingMode: 'sideways-lr' }, false, true],
  [{ writingMode: 'sideways-lr', direction: 'rtl' }, false, false],
  [{ ...flex }, false, false],
  [{ ...flex, flexDirection: 'row-reverse' }, true, false],
  [{ ...flex, flexDirection: 'row-reverse', direction: 'rtl' }, false, false],
  [{ ...flex, flexDirection: 'column-reverse' }, false, true],
  [{ ...flex, flexWrap: 'wrap-reverse' }, false, true],
  [{ display: 'inline-flex', flexDirection: 'column', flexWrap: 'wrap-reverse' }, true, false],
  [{ flexDirection: 'row-reverse' }, false, false],
])('begins at the far end with %j', (style, x, y) => {
  const whole = { ...plain, ...style } as CSSStyleDeclaration;
  expect([scrollsBackwards(whole, 'x', false), scrollsBackwards(whole, 'y', false)]).toEqual([x, y]);
});

it('ignores flex for the page', () => {
  const style = { ...plain, ...flex, flexDirection: 'row-reverse' } as CSSStyleDeclaration;
  expect(scrollsBackwards(style, 'x', true)).toBe(false);
});
