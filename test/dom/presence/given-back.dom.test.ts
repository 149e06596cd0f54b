import { expect, it } from '@jest/globals';
import { fadeOut } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { givenBack } from '../../../src/dom/presence/given-back.js';
import { motionOf } from '../../../src/motion/motion.js';

it('restores an element that has left and enters again, once', () => {
  const element = document.body.appendChild(document.createElement('p'));
  const target = domTarget(element);
  const shown = [true, false, true, true].map((entering, index) => {
    if (index === 1) givenBack.note(element, null as never);
    target.x = 8;
    expect(givenBack.resume(element, entering, motionOf('test', fadeOut(1)))).toBeUndefined();
    return target.x;
  });
  expect(shown).toEqual([8, 8, 0, 8]);
});
