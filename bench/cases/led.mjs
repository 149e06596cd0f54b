import { along, point } from './path.mjs';

/** Cases that ask: what does a value cost a frame that is led by a spring, from stop to stop, or through colours? */

/** A spring draws x and y to a place: where it is in the middle, each engine has its own idea. */
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

/** Where the stops stand, as parts of the whole. */
const OFFSETS = [0.25, 0.625, 1];

/** Three legs of x and y. */
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
