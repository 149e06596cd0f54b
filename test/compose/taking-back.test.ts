import { expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { at, fadeIn, fadeOut, spawn } from '../../src/index.js';

it.each([0, 0.1, 0.25, 0.5, 1, 1.5, 2])(
  'a spawn whose branches write the same thing one after the other goes back right to %d s',
  (time) => {
    const opacityAfter = (times: readonly number[]): number => {
      const ghost = { opacity: 0 };
      from(times)
        .pipe(spawn(fadeIn(0.25), at(1, fadeOut(1))).on(ghost))
        .subscribe();
      return ghost.opacity;
    };
    expect(opacityAfter([0, 1.25, 2, time])).toBe(opacityAfter([time]));
  },
);
