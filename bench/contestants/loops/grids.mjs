import { flatGrid } from '../../../src/grid/index.ts';
import { shuffle } from '../../../src/math/noise.ts';
import { SIZE } from '../../cases/grids.mjs';
import { start, stop } from './list.mjs';

const bending = { waves3D: [], ripple3D: [], twirl: [], shuffleTiles: [] };

/** The mesh is laid out as the library's; what moves it is written by hand. */
export function bend(target, effect, duration, options) {
  const grid = flatGrid(target, effect === 'shuffleTiles' ? 'tiles' : 'grid', SIZE);
  target.grid = grid;
  const { originals, positions } = grid;
  const ways = effect === 'shuffleTiles' ? waysOf(target, options.seed) : null;
  return start(bending[effect], { originals, positions, ways, options, duration, elapsed: 0, index: 0, list: null });
}

function waysOf({ width, height }, seed) {
  const { columns, rows } = SIZE;
  const ways = new Float64Array(columns * rows * 2);
  shuffle(seed, columns * rows).forEach((place, tile) => {
    ways[tile * 2] = ((Math.floor(place / rows) - Math.floor(tile / rows)) * width) / columns;
    ways[tile * 2 + 1] = (((place % rows) - (tile % rows)) * height) / rows;
  });
  return ways;
}

/** One loop an effect, as one would write it. */
const step = (list, show) => (dt) => {
  for (let i = list.length - 1; i >= 0; i--) {
    const action = list[i];
    const t = Math.min(1, (action.elapsed += dt) / action.duration);
    show(action, t);
    if (t === 1) stop(action);
  }
};

export const stepWaves3D = step(bending.waves3D, ({ originals, positions, options }, t) => {
  const phase = 2 * Math.PI * options.waves * t;
  const { amplitude } = options;
  for (let at = 0; at < positions.length; at += 3)
    positions[at + 2] = originals[at + 2] + Math.sin(phase + (originals[at] + originals[at + 1]) * 0.01) * amplitude;
});

export const stepRipple3D = step(bending.ripple3D, ({ originals, positions, options }, t) => {
  const { position, radius, waves, amplitude } = options;
  const { x, y } = position;
  const phase = 2 * Math.PI * waves * t;
  for (let at = 0; at < positions.length; at += 3) {
    const dx = originals[at] - x;
    const dy = originals[at + 1] - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    let z = originals[at + 2];
    if (distance < radius) {
      const inward = radius - distance;
      const part = inward / radius;
      z += Math.sin(phase + inward * 0.1) * amplitude * part * part;
    }
    positions[at + 2] = z;
  }
});

export const stepTwirl = step(bending.twirl, ({ originals, positions, options }, t) => {
  const { position, twirls, amplitude } = options;
  const { x, y } = position;
  const swing = Math.cos(Math.PI / 2 + 2 * Math.PI * twirls * t) * 0.1 * amplitude;
  for (let column = 0, at = 0; column <= SIZE.columns; column++) {
    const across = column - SIZE.columns / 2;
    for (let row = 0; row <= SIZE.rows; row++, at += 3) {
      const up = row - SIZE.rows / 2;
      const angle = Math.sqrt(across * across + up * up) * swing;
      const sin = Math.sin(angle);
      const cos = Math.cos(angle);
      const dx = originals[at] - x;
      const dy = originals[at + 1] - y;
      positions[at] = x + cos * dx + sin * dy;
      positions[at + 1] = y + cos * dy - sin * dx;
    }
  }
});

export const stepShuffleTiles = step(bending.shuffleTiles, ({ originals, positions, ways }, t) => {
  for (let tile = 0, at = 0; tile < ways.length; tile += 2, at += 12) {
    const x = ways[tile] * t;
    const y = ways[tile + 1] * t;
    positions[at] = originals[at] + x;
    positions[at + 1] = originals[at + 1] + y;
    positions[at + 3] = originals[at + 3] + x;
    positions[at + 4] = originals[at + 4] + y;
    positions[at + 6] = originals[at + 6] + x;
    positions[at + 7] = originals[at + 7] + y;
    positions[at + 9] = originals[at + 9] + x;
    positions[at + 10] = originals[at + 10] + y;
  }
});
