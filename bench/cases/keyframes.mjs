import { along, point } from './path.mjs';

/** Cases that ask: what does a frame cost when a spring, keyframes or a colour animate a target? */

/** A spring moves x and y to a position; on the way each engine has its own. */
export const springTo = {
  reference: 'eased',
  needs: ['springTo'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.springTo(target, seconds, end.x, end.y);
  },
  expected: () => ({}),
};

/** The keyframes' offsets, as parts of the whole. */
const OFFSETS = [0.25, 0.625, 1];

/** Three segments of x and y. */
export const keyframes = {
  needs: ['keyframes'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const points = OFFSETS.map((offset) => along(i, offset * seconds));
    return contestant.keyframes(target, seconds, OFFSETS, points);
  },
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, seconds)),
};

/** A colour of a text, from red to blue; it must be there at the end, on the way each engine rounds as it likes. */
export const colour = {
  needs: ['colour'],
  target: () => new Painted(),
  begin: (contestant, target, _i, seconds) => contestant.colour(target, seconds, '#0000ff'),
  expected: (_i, elapsed, seconds) => (elapsed > 2 * seconds ? { blue: 255 } : {}),
};

class Painted {
  paint = '#ff0000';

  get blue() {
    return this.paint === '#0000ff'
      ? 255
      : Number(/\d+(?=[^\d]*$|,\s*1\))/.exec(this.paint.replace(/,\s*1\)$/, ''))?.[0]);
  }
}
