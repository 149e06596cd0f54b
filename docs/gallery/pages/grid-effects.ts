import * as grid from 'rx-motion/grid';
import { type Knob, knob } from '../shell/knob.js';

/** An effect, created from the numbers of its sliders. */
export interface GridScene {
  readonly name: keyof typeof grid;
  readonly cocos: string;
  readonly knobs: readonly Knob[];
  /** The effect whose amplitude it changes. */
  readonly around?: 'waves3D';
  readonly make: (values: Readonly<Record<string, number>>) => grid.GridAction;
}

const waves = knob('waves', 1, 12, 4);
const amplitude = knob('amplitude', 0, 80, 24);
const columns = knob('columns', 1, 48, 24);
const tiles = knob('columns', 2, 48, 12);
const radius = knob('radius', 20, 240, 140);
const range = knob('range', 1, 30, 6);
const x = knob('x', 0, 480, 240);
const y = knob('y', 0, 320, 160);

/** The number of rows for square cells. */
const size = ({ columns = 1 }: Readonly<Record<string, number>>): grid.GridSize => ({
  columns,
  rows: Math.max(1, Math.round((columns * 2) / 3)),
});

const effect = (name: GridScene['name'], cocos: string, ...knobs: readonly Knob[]): GridScene => ({
  name,
  cocos,
  knobs,
  make: ({ columns, x, y, ...rest }) => {
    const options = { ...rest, ...(x !== undefined && y !== undefined && { position: { x, y } }) };
    const cells = columns === undefined ? [] : [size({ columns })];
    const make = grid[name] as (duration: number, ...given: object[]) => grid.GridAction;
    return make(3, ...cells, ...(Object.keys(options).length > 0 ? [options] : []));
  },
});

/** Waves whose amplitude grows or dies down. */
const wrapper = (name: 'accelAmplitude' | 'decelAmplitude' | 'accelDecelAmplitude', cocos: string): GridScene => ({
  name,
  cocos,
  knobs: [knob('rate', 1, 6, 2), waves, { ...amplitude, value: 40 }, columns],
  around: 'waves3D',
  make: ({ rate = 1, columns = 1, waves = 0, amplitude = 0 }) =>
    grid[name](3, grid.waves3D(3, size({ columns }), { waves, amplitude }), { rate }),
});

const rows = knob('rows', 2, 24, 9);

/** Every effect, with its sliders. */
export const gridScenes: readonly GridScene[] = [
  effect('waves3D', 'Waves3D', waves, amplitude, columns),
  effect('flipX3D', 'FlipX3D'),
  effect('flipY3D', 'FlipY3D'),
  effect('lens3D', 'Lens3D', radius, knob('lensEffect', 0, 3, 1.2), x, y, columns),
  effect('ripple3D', 'Ripple3D', radius, waves, knob('amplitude', 0, 160, 80), x, y, columns),
  effect('shaky3D', 'Shaky3D', range, columns),
  effect('liquid', 'Liquid', waves, { ...amplitude, value: 14 }, columns),
  effect('waves', 'Waves', waves, { ...amplitude, value: 14 }, columns),
  effect('twirl', 'Twirl', knob('twirls', 1, 6, 1), knob('amplitude', 0, 6, 1.5), x, y, columns),
  effect('pageTurn3D', 'PageTurn3D', columns),
  effect('shakyTiles3D', 'ShakyTiles3D', range, tiles),
  effect('shatteredTiles3D', 'ShatteredTiles3D', range, tiles),
  effect('shuffleTiles', 'ShuffleTiles', knob('seed', 0, 20, 3), tiles),
  effect('turnOffTiles', 'TurnOffTiles', knob('seed', 0, 20, 3), tiles),
  effect('fadeOutTRTiles', 'FadeOutTRTiles', tiles),
  effect('fadeOutBLTiles', 'FadeOutBLTiles', tiles),
  effect('fadeOutUpTiles', 'FadeOutUpTiles', tiles),
  effect('fadeOutDownTiles', 'FadeOutDownTiles', tiles),
  effect('wavesTiles3D', 'WavesTiles3D', waves, amplitude, tiles),
  effect('jumpTiles3D', 'JumpTiles3D', knob('numberOfJumps', 1, 8, 2), amplitude, tiles),
  { name: 'splitRows', cocos: 'SplitRows', knobs: [rows], make: ({ rows = 9 }) => grid.splitRows(3, rows) },
  {
    name: 'splitCols',
    cocos: 'SplitCols',
    knobs: [{ ...rows, name: 'columns' }],
    make: ({ columns = 9 }) => grid.splitCols(3, columns),
  },
  wrapper('accelAmplitude', 'AccelAmplitude'),
  wrapper('decelAmplitude', 'DeccelAmplitude'),
  wrapper('accelDecelAmplitude', 'AccelDeccelAmplitude'),
];
