import type * as motion from 'rx-motion';
import * as grid from 'rx-motion/grid';
import type { Stage } from '../stage.js';
import type { ActionSpec } from '../trace.js';

/** The options of an effect besides duration and size; their names in the traces are those of the library. */
export interface Options {
  position?: { x: number; y: number };
  readonly [name: string]: unknown;
}

type Make = (duration: number, size: { columns: number; rows: number }, options: never) => grid.GridAction;

const effects: Readonly<Record<string, Make | undefined>> = {
  Waves3D: grid.waves3D,
  FlipX3D: (duration) => grid.flipX3D(duration),
  FlipY3D: (duration) => grid.flipY3D(duration),
  Lens3D: grid.lens3D,
  Ripple3D: grid.ripple3D,
  Shaky3D: grid.shaky3D,
  Liquid: grid.liquid,
  Waves: grid.waves,
  Twirl: grid.twirl,
  PageTurn3D: (duration, size) => grid.pageTurn3D(duration, size),
  ShakyTiles3D: grid.shakyTiles3D,
  ShatteredTiles3D: grid.shatteredTiles3D,
  ShuffleTiles: grid.shuffleTiles,
  FadeOutTRTiles: (duration, size) => grid.fadeOutTRTiles(duration, size),
  FadeOutBLTiles: (duration, size) => grid.fadeOutBLTiles(duration, size),
  FadeOutUpTiles: (duration, size) => grid.fadeOutUpTiles(duration, size),
  FadeOutDownTiles: (duration, size) => grid.fadeOutDownTiles(duration, size),
  TurnOffTiles: grid.turnOffTiles,
  WavesTiles3D: grid.wavesTiles3D,
  JumpTiles3D: grid.jumpTiles3D,
  SplitRows: (duration, _size, { rows }: { rows: number }) => grid.splitRows(duration, rows),
  SplitCols: (duration, _size, { cols }: { cols: number }) => grid.splitCols(duration, cols),
};

const wrappers: Readonly<Record<string, typeof grid.accelAmplitude | undefined>> = {
  AccelAmplitude: grid.accelAmplitude,
  DeccelAmplitude: grid.decelAmplitude,
  AccelDeccelAmplitude: grid.accelDecelAmplitude,
};

/** Whether a type of action bends a grid. */
export function isGridType(type: string): boolean {
  return type in effects || type in wrappers;
}

/** The grid effect of a trace, by the public names of the library; undefined for anything else. */
export function buildGrid(spec: ActionSpec, stage: Stage): grid.GridAction | undefined {
  const wrap = wrappers[spec.type];
  if (wrap !== undefined) {
    const inner = innerOf(spec.action as ActionSpec, stage);
    return wrap(spec.duration as number, inner, { rate: (spec.rate as number | undefined) ?? 1 });
  }
  const make = effects[spec.type];
  if (make === undefined) return undefined;
  const [columns = 1, rows = 1] = (spec.gridSize as number[] | undefined) ?? [];
  return make(spec.duration as number, { columns, rows }, optionsOf(spec, stage) as never);
}

function innerOf(spec: ActionSpec, stage: Stage): grid.GridAction {
  if (spec.type !== 'Reverse' && spec.type !== 'Clone') return buildGrid(spec, stage)!;
  const inner = innerOf(spec.action as ActionSpec, stage);
  return spec.type === 'Reverse' ? inner.reverse() : inner;
}

export function buildGridInstant(spec: ActionSpec): motion.ReversibleAction<never> | undefined {
  if (spec.type === 'StopGrid') return grid.stopGrid();
  return spec.type === 'ReuseGrid' ? grid.reuseGrid(spec.times as number) : undefined;
}

/** What else describes an effect in a trace. */
const NOT_OPTIONS: readonly string[] = ['type', 'id', 'duration', 'gridSize'];

/** The options of an action; a named action keeps them, so that they can be changed from outside. */
function optionsOf(spec: ActionSpec, stage: Stage): Options {
  const make = (): Options => {
    const { position, seed, ...others } = spec;
    const options = Object.fromEntries(Object.entries(others).filter(([name]) => !NOT_OPTIONS.includes(name)));
    const [x = 0, y = 0] = (position as number[] | undefined) ?? [];
    return { ...options, ...(position !== undefined && { position: { x, y } }), ...(seed !== undefined && { seed }) };
  };
  return spec.id === undefined ? make() : stage.options(spec.id as string, make);
}
