import type { ActionSpec, Op, ScriptTrace, Snapshot, State, Value } from '../trace.js';
import { isGridType } from './build.js';

/*
 * The schema of the traces of grid effects: the part that this harness reads, and how a trace becomes an ordinary
 * script.
 */

interface GridFrame {
  readonly grid: number | null;
  readonly active: boolean;
  readonly reuse?: number;
  readonly vertices?: readonly Value[];
  readonly tiles?: readonly Value[];
  readonly originals?: readonly Value[];
  readonly alt?: readonly Value[];
  readonly position?: readonly [number, number];
  readonly running: number;
  readonly done: boolean;
  readonly calls?: readonly string[];
}

interface SeenGrid {
  readonly id: number;
  readonly kind: 'Grid3D' | 'TiledGrid3D';
  readonly columns: number;
  readonly rows: number;
  readonly texCoords?: readonly Value[];
  readonly indices?: readonly Value[];
}

export interface GridTrace {
  readonly name: string;
  readonly note?: string;
  readonly window: readonly [number, number];
  readonly node: { readonly position: readonly [number, number]; readonly gridRect: readonly number[] | null };
  readonly actions: readonly ActionSpec[];
  readonly dts: readonly number[];
  readonly ops: readonly (Op & { readonly frame: number })[];
  readonly fpMaxDelta?: number;
  readonly grids: readonly SeenGrid[];
  readonly frames: readonly GridFrame[];
}

export function isGridTrace(trace: object): trace is GridTrace {
  return 'grids' in trace && 'frames' in trace;
}

/** One step runs the actions, and one more is taken for each dt, with what is done from outside before it. */
export function gridScript(trace: GridTrace): ScriptTrace {
  const { name, note, window, node, actions, dts, fpMaxDelta, frames } = trace;
  const opsAt = (frame: number): Op[] =>
    trace.ops.filter((op) => op.frame === frame).map((op) => ({ ...op, node: 'n1', action: specOf(op.action) }));
  const runs = actions.map((action, index): Op => ({ op: 'run', node: 'n1', action: specOf(action), as: `a${index}` }));
  const script: Op[] = [
    { op: 'all', ops: [...runs, ...opsAt(-1)] },
    ...dts.map((dt, index): Op => ({ op: 'all', ops: [...opsAt(index), { op: 'update', dt }] })),
  ];
  const [x, y] = node.position;
  const [width, height] = window;
  const states = statesOf(trace, ({ vertices, tiles }) => vertices ?? tiles);
  const either = statesOf(trace, ({ vertices, tiles, alt }) => alt ?? vertices ?? tiles);
  const snapshots = frames.map((frame, index) => snapshotOf(frame, states[index]!));
  return {
    name,
    ...(note !== undefined && { note }),
    ...(fpMaxDelta !== undefined && { fpMaxDelta }),
    v32: 'same',
    nodes: { n1: { kind: 'NodeGrid', x, y, width, height, rect: node.gridRect } },
    script,
    initial: { states: { n1: { x, y, grid: null } }, events: [], running: { n1: 0 }, done: {} },
    snapshots,
    snapshotsDouble: frames.map((frame, index) => snapshotOf(frame, either[index]!)),
  };
}

function snapshotOf({ calls = [], running, done }: GridFrame, state: State): Snapshot {
  return { states: { n1: state }, events: calls.map((call) => [call]), running: { n1: running }, done: { a0: done } };
}

/** The state of the node and its grid in each frame; the traces hold only changes. */
function statesOf(trace: GridTrace, placesOf: (frame: GridFrame) => readonly Value[] | undefined): State[] {
  const places = new Map<number, Value>();
  const [state]: Record<string, Value>[] = [{}];
  return trace.frames.map((frame) => {
    const { grid: id, active, reuse = 0, originals, position } = frame;
    if (position !== undefined) [state!.x, state!.y] = position;
    if (id === null) return { ...state, grid: null };
    const { kind, columns, rows, texCoords, indices } = trace.grids.find((grid) => grid.id === id)!;
    const isNew = !places.has(id);
    const now = placesOf(frame);
    if (now !== undefined) places.set(id, now.map(numberOf));
    return {
      ...state,
      grid: `${kind === 'Grid3D' ? 'grid' : 'tiles'} ${columns} x ${rows}`,
      'grid.active': active,
      'grid.reuse': reuse,
      'grid.positions': places.get(id)!,
      ...(originals && { 'grid.originals': originals }),
      ...(isNew && texCoords && { 'grid.textureCoordinates': texCoords }),
      ...(isNew && indices && { 'grid.indices': indices }),
    };
  });
}

/** The same action in the words of the other traces. */
function specOf(given: unknown): ActionSpec {
  if (typeof given !== 'object' || given === null) return given as ActionSpec;
  const { inner, actions, label, ...spec } = given as ActionSpec;
  return {
    ...spec,
    ...(inner !== undefined && { action: specOf(inner) }),
    ...(actions !== undefined && { actions: (actions as ActionSpec[]).map(specOf) }),
    ...(label !== undefined && { id: label }),
    ...(isGridType(spec.type) && { duration: spec.duration ?? 0 }),
  };
}

function numberOf(value: Value): Value {
  if (value === 'inf') return Infinity;
  return value === '-inf' ? -Infinity : Number(value);
}
