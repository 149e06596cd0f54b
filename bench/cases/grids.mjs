import { shuffle } from '../../src/math/noise.ts';

/**
 * Cases that ask: what does a frame of a grid effect cost? Each action bends a surface of its own, of 64 x 48 cells.
 */
export const SIZE = { columns: 64, rows: 48 };
const WIDTH = 480;
const HEIGHT = 320;

/** Once in four seconds, however long the effect takes. */
export const turns = (seconds) => seconds / 4;

/** The effects that are measured, with their arguments after the duration. */
export const options = {
  waves3D: (seconds) => ({ waves: turns(seconds), amplitude: 40 }),
  ripple3D: (seconds) => ({ position: { x: 240, y: 160 }, radius: 300, waves: turns(seconds), amplitude: 160 }),
  twirl: (seconds) => ({ position: { x: 240, y: 160 }, twirls: turns(seconds), amplitude: 2.5 }),
  shuffleTiles: () => ({ seed: 1 }),
};

/** Where one point is at progress `t`: one that all effects move, well away from the middle. */
const COLUMN = 20;
const ROW = 20;
const x = (WIDTH / SIZE.columns) * COLUMN;
const y = (HEIGHT / SIZE.rows) * ROW;
const places = {
  waves3D: (t, { waves, amplitude }) => ({ z: Math.sin(2 * Math.PI * waves * t + (x + y) * 0.01) * amplitude }),
  ripple3D: (t, { position, radius, waves, amplitude }) => {
    const inward = radius - Math.hypot(x - position.x, y - position.y);
    return { z: Math.sin(2 * Math.PI * waves * t + inward * 0.1) * amplitude * (inward / radius) ** 2 };
  },
  twirl: (t, { position, twirls, amplitude }) => {
    const swing = Math.cos(Math.PI / 2 + 2 * Math.PI * twirls * t) * 0.1 * amplitude;
    const angle = Math.hypot(COLUMN - SIZE.columns / 2, ROW - SIZE.rows / 2) * swing;
    const [dx, dy] = [x - position.x, y - position.y];
    return { x: position.x + Math.cos(angle) * dx + Math.sin(angle) * dy };
  },
  shuffleTiles: (t, { seed }) => {
    const place = shuffle(seed, SIZE.columns * SIZE.rows)[COLUMN * SIZE.rows + ROW];
    return { x: x + (Math.floor(place / SIZE.rows) - COLUMN) * (WIDTH / SIZE.columns) * t };
  },
};

class Surface {
  width = WIDTH;
  height = HEIGHT;
  grid = null;

  get z() {
    return this.#at(2);
  }
  get x() {
    return this.#at(0);
  }

  #at(axis) {
    const { kind, positions } = this.grid;
    const point = kind === 'tiles' ? (COLUMN * SIZE.rows + ROW) * 4 : COLUMN * (SIZE.rows + 1) + ROW;
    return positions[point * 3 + axis];
  }
}

const task = (effect) => ({
  needs: ['bend'],
  target: () => new Surface(),
  begin: (contestant, target, _i, seconds) => contestant.bend(target, effect, seconds, options[effect](seconds)),
  expected: (_i, elapsed, seconds) => places[effect](Math.min(1, elapsed / seconds), options[effect](seconds)),
});

export const waves3D = task('waves3D');
export const ripple3D = task('ripple3D');
export const twirl = task('twirl');
export const shuffleTiles = task('shuffleTiles');
