import { gridScript, type GridTrace, isGridTrace } from './grid/trace.js';

/*
 * The schema of the traces recorded from cocos2d-x: what this harness reads of it.
 */

/** A number, or 'NaN', 'Infinity', '-Infinity'. */
export type Value = number | string | boolean | null | readonly Value[];
export type State = Readonly<Record<string, Value>>;
export type Event = readonly Value[];

/** An action as a trace describes it; which fields it has depends on its type. */
export interface ActionSpec {
  readonly type: string;
  readonly as?: string;
  readonly [field: string]: unknown;
}

/** The same action without its handle. */
export function anonymous(spec: ActionSpec): ActionSpec {
  return Object.fromEntries(Object.entries(spec).filter(([field]) => field !== 'as')) as unknown as ActionSpec;
}

export interface Op {
  readonly op: string;
  readonly node?: string;
  readonly [field: string]: unknown;
}

export interface Frame {
  readonly state: State;
  readonly events: readonly Event[];
  readonly running: number;
  readonly done: boolean;
}

export interface Snapshot {
  readonly states: Readonly<Record<string, State | null>>;
  readonly events: readonly Event[];
  readonly running: Readonly<Record<string, number>>;
  /** Of all nodes; not in grid traces. */
  readonly total?: number;
  readonly done: Readonly<Record<string, boolean>>;
}

interface Recorded {
  readonly name: string;
  readonly note?: string;
  readonly fpSensitive?: boolean;
  readonly fpMaxDelta?: number;
  readonly v32?: string;
}

export interface SimpleTrace extends Recorded {
  readonly action: ActionSpec;
  readonly target: { readonly kind: string } & State;
  readonly dts: readonly number[];
  readonly initial: Frame;
  readonly frames: readonly Frame[];
  readonly framesDouble?: readonly Frame[];
}

export interface ScriptTrace extends Recorded {
  readonly nodes: Readonly<Record<string, { readonly kind: string } & State>>;
  readonly script: readonly Op[];
  readonly initial: Snapshot;
  readonly snapshots: readonly Snapshot[];
  readonly snapshotsDouble?: readonly Snapshot[];
}

export type Trace = SimpleTrace | ScriptTrace | GridTrace;

/** Every trace as a script: a simple one runs one action on one node. */
export function asScript(trace: Trace): ScriptTrace {
  if ('script' in trace) return trace;
  if (isGridTrace(trace)) return gridScript(trace);
  const { action, target, dts, initial, frames, framesDouble, ...recorded } = trace;
  const snapshot = ({ state, events, running, done }: Frame): Snapshot => ({
    states: { n1: state },
    events,
    running: { n1: running },
    total: running,
    done: { it: done },
  });
  const begun = snapshot(initial);
  return {
    ...recorded,
    nodes: { n1: target },
    script: [{ op: 'run', node: 'n1', action, as: 'it' }, ...dts.map((dt) => ({ op: 'update', dt }))],
    initial: { ...begun, running: { n1: 0 }, total: 0, done: {} },
    snapshots: [begun, ...frames.map(snapshot)],
    ...(framesDouble && { snapshotsDouble: [begun, ...framesDouble.map(snapshot)] }),
  };
}
