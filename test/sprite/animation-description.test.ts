import { expect, it } from '@jest/globals';
import { describeAnimation } from '../../src/sprite/animation-description.js';

it('shows each frame of a list of names for a frame of a screen, once', () => {
  expect(describeAnimation('star', ['b', 'a'])).toEqual({
    name: 'star',
    delayPerUnit: 1 / 60,
    loops: 1,
    restoreOriginalFrame: false,
    frames: [
      { spriteFrame: 'b', delayUnits: 1, userInfo: undefined },
      { spriteFrame: 'a', delayUnits: 1, userInfo: undefined },
    ],
  });
});
