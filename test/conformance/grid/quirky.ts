import { type Bend, defineGridAction, type Grid, type GridAction, type GridSurface } from 'rx-motion/grid';
import { shuffle } from '../../../src/math/noise.js';
import type { Stage } from '../stage.js';
import type { ActionSpec } from '../trace.js';
import { optionsOf } from './build.js';

type Bending = (grid: Grid, surface: GridSurface) => Bend;

/** An effect with the given quirks of the engine; without any, the effect itself. */
export function quirky(spec: ActionSpec, action: GridAction, stage: Stage, inner?: GridAction): GridAction {
  const bend = bendingOf(spec, action, stage, inner);
  return bend === undefined ? action : defineGridAction(action.duration, { ...action.effect, bend });
}

function bendingOf(spec: ActionSpec, { effect }: GridAction, stage: Stage, inner?: GridAction): Bending | undefined {
  const has = stage.quirks.has.bind(stage.quirks);
  const drawn = has('random-draws');
  switch (spec.type) {
    case 'AccelAmplitude':
    case 'DeccelAmplitude':
      return has('amplitude-wrappers') ? inner!.effect.bend : undefined;
    case 'AccelDeccelAmplitude':
      return has('amplitude-wrappers') ? () => () => false : undefined;
    case 'Shaky3D':
      return drawn ? shakenPoints(spec, stage) : undefined;
    case 'ShakyTiles3D':
      return drawn ? shakenTiles(spec, spec.shakeZ === true, stage) : undefined;
    case 'ShatteredTiles3D': {
      const bend = drawn ? shakenTiles(spec, spec.shatterZ === true, stage) : effect.bend;
      return has('computed-once') ? whenDirty(bend, () => '') : drawn ? bend : undefined;
    }
    case 'Lens3D':
      return has('computed-once')
        ? whenDirty(effect.bend, () => JSON.stringify(optionsOf(spec, stage).position))
        : undefined;
    case 'ShuffleTiles':
      return drawn || has('whole-points') ? shuffledTiles(spec, stage) : undefined;
    case 'TurnOffTiles':
      return drawn ? turnedOffTiles(spec, stage) : undefined;
    case 'FadeOutTRTiles':
    case 'FadeOutBLTiles':
    case 'FadeOutUpTiles':
    case 'FadeOutDownTiles':
      return has('fade-ends') ? fadedTiles(spec) : undefined;
    case 'FlipX3D':
    case 'FlipY3D':
      return has('flip-origin') || has('single-precision')
        ? flipped(spec.type === 'FlipX3D' ? 0 : 1, stage)
        : undefined;
    case 'PageTurn3D':
      return has('not-a-number') ? turnedPage : undefined;
    default:
      return undefined;
  }
}

/** Computes only if its inputs have changed since it last computed, no matter what has started since. */
function whenDirty(bending: Bending, key: () => string): Bending {
  let last: string | null = null;
  return (grid, surface) => {
    const bend = bending(grid, surface);
    return (time, gain) => {
      const now = key();
      if (now === last) return false;
      last = now;
      return bend(time, gain);
    };
  };
}

/** Draws numbers for every point in every update: column by column, x, then y, then z. */
function shakenPoints(spec: ActionSpec, stage: Stage): Bending {
  return ({ originals, positions }) =>
    () => {
      for (let at = 0; at < positions.length; at++) {
        const isMoved = spec.shakeZ === true || at % 3 < 2;
        positions[at] = originals[at]! + (isMoved ? offset(spec, stage) : 0);
      }
      return true;
    };
}

/** Draws numbers for every corner: tile by tile, x of all corners, then y, then z. */
function shakenTiles(spec: ActionSpec, inDepth: boolean, stage: Stage): Bending {
  return ({ originals, positions }) =>
    () => {
      for (let tile = 0; tile < positions.length; tile += 12) {
        for (let axis = 0; axis < 3; axis++) {
          for (let at = tile + axis; at < tile + 12; at += 3) {
            positions[at] = originals[at]! + (axis < 2 || inDepth ? offset(spec, stage) : 0);
          }
        }
      }
      return true;
    };
}

function offset({ range }: ActionSpec, stage: Stage): number {
  return (stage.draw() % (2 * (range as number))) - (range as number);
}

/** The order of tiles after the engine's shuffle, or the library's. */
function orderOf({ positions }: Grid, spec: ActionSpec, stage: Stage): readonly number[] {
  const count = positions.length / 12;
  if (!stage.quirks.has('random-draws')) return [...shuffle((spec.seed as number | undefined) ?? 0, count)];
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last >= 0; last--) {
    const other = stage.draw() % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

function shuffledTiles(spec: ActionSpec, stage: Stage): Bending {
  const whole = stage.quirks.has('whole-points') ? Math.trunc : (value: number): number => value;
  const round = precisionOf(stage);
  // In the engine's order: cells first, then points.
  const way = (cells: number, time: number, step: number): number => whole(round(round(cells * time) * round(step)));
  return (grid, surface) => {
    const { originals, positions, columns, rows } = grid;
    const order = orderOf(grid, spec, stage);
    return (time) => {
      const [width, height] = stepOf(grid, surface);
      order.forEach((place, tile) => {
        const x = way(Math.floor(place / rows) - Math.floor(tile / rows), time, width);
        const y = way((place % rows) - (tile % rows), time, height);
        for (let at = tile * 12; at < tile * 12 + 12; at++)
          positions[at] = originals[at]! + (at % 3 === 0 ? x : at % 3 === 1 ? y : 0);
      });
      return columns > 0;
    };
  };
}

function turnedOffTiles(spec: ActionSpec, stage: Stage): Bending {
  const round = precisionOf(stage);
  return (grid) => {
    const { originals, positions } = grid;
    const order = orderOf(grid, spec, stage);
    return (time) => {
      const count = Math.floor(round(time * order.length));
      order.forEach((tile, number) => {
        for (let at = tile * 12; at < tile * 12 + 12; at++) positions[at] = number < count ? 0 : originals[at]!;
      });
      return true;
    };
  };
}

/** The remaining part of tile (i, j) at t, of c columns and r rows. */
const factors: Readonly<Record<string, (i: number, j: number, t: number, c: number, r: number) => number>> = {
  FadeOutTRTiles: (i, j, t, c, r) => ((c + r) * t === 0 ? 1 : ((i + j) / ((c + r) * t)) ** 6),
  FadeOutBLTiles: (i, j, t, c, r) => (i + j === 0 ? 1 : (((c + r) * (1 - t)) / (i + j)) ** 6),
  FadeOutUpTiles: (_i, j, t, _c, r) => (r * t === 0 ? 1 : (j / (r * t)) ** 6),
  FadeOutDownTiles: (_i, j, t, _c, r) => ((r * (1 - t)) / (j === 0 ? 0.1 : j)) ** 6,
};

function fadedTiles({ type }: ActionSpec): Bending {
  const shrinksAcross = /TR|BL/.test(type);
  return (grid, surface) => {
    const { originals, positions, columns, rows } = grid;
    return (time) => {
      const [width, height] = stepOf(grid, surface);
      for (let tile = 0; tile < columns * rows; tile++) {
        const part = factors[type]!(Math.floor(tile / rows), tile % rows, time, columns, rows);
        const shrunk = Math.max(0, 1 - part);
        const x = shrinksAcross ? (width / 2) * shrunk : 0;
        const y = (height / 2) * shrunk;
        for (let corner = 0, at = tile * 12; corner < 4; corner++, at += 3) {
          positions[at] = part === 0 ? 0 : originals[at]! + (corner % 2 === 0 ? x : -x);
          positions[at + 1] = part === 0 ? 0 : originals[at + 1]! + (corner < 2 ? y : -y);
          positions[at + 2] = part === 0 ? 0 : originals[at + 2]!;
        }
      }
      return true;
    };
  };
}

/** As in the engine: the rect starts at 0, and π is slightly too large, so that the depth at the end is 1. */
function flipped(axis: 0 | 1, stage: Stage): Bending {
  const { quirks } = stage;
  const round = precisionOf(stage);
  return ({ originals, positions }) =>
    (time) => {
      const far = originals[9 + axis]!;
      const near = originals[axis]!;
      const start = quirks.has('flip-origin') ? 0 : Math.min(far, near);
      const length = Math.max(far, near) - start;
      const angle = round(round(Math.PI) * time);
      const shift = length - round(length * round(Math.cos(angle / 2)));
      const depth = Math.abs(Math.floor(round(length * round(Math.sin(angle))) / 4));
      for (let point = 0; point < 4; point++) {
        const isFar = (axis === 0 ? point >= 2 : point % 2 === 1) === far > near;
        const at = point * 3;
        positions[at + axis] = isFar ? originals[at + axis]! - shift : start + shift;
        positions[at + 2] = originals[at + 2]! + (isFar ? -depth : depth);
      }
      return true;
    };
}

/** Square roots of negative numbers, and 0 / 0, stay NaN. */
const turnedPage: Bending = ({ originals, positions }, surface) => {
  const edge = surface.rect?.x ?? 0;
  return (t) => {
    const tip = -100 - 500 * Math.max(0, t - 0.25) ** 2;
    const root = Math.sqrt(t);
    const cone = (Math.PI / 2) * (root > 0.5 ? root : 1 - root);
    const turn = (2 - t) * Math.PI;
    for (let at = 0; at < positions.length; at += 3) {
      const x = originals[at]! - edge;
      const y = originals[at + 1]!;
      const toTip = Math.sqrt(x * x + (y - tip) ** 2);
      const radius = toTip * Math.sin(cone);
      const around = Math.asin(x / toTip) / Math.sin(cone);
      // The same comparison as in the engine, so that NaN takes the same branch.
      const x1 = around <= Math.PI ? radius * Math.sin(around) : 0;
      const y1 = toTip + tip - radius * (1 - Math.cos(around)) * Math.sin(cone);
      const z1 = radius * (1 - Math.cos(around)) * Math.cos(cone);
      const x2 = z1 * Math.sin(turn) + x1 * Math.cos(turn);
      const z2 = (z1 * Math.cos(turn) - x2 * Math.sin(turn)) / 7;
      positions[at] = x2 + edge;
      positions[at + 1] = y1;
      positions[at + 2] = z2 < 0.5 ? 0.5 : z2;
    }
    return true;
  };
};

/** To the precision of the engine's numbers. */
function precisionOf({ quirks }: Stage): (value: number) => number {
  return quirks.has('single-precision') ? Math.fround : (value) => value;
}

function stepOf({ columns, rows }: Grid, { rect, width, height }: GridSurface): [number, number] {
  return [(rect?.width ?? width) / columns, (rect?.height ?? height) / rows];
}
