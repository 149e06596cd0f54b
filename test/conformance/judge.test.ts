import { describe, expect, it } from '@jest/globals';
import { judge } from './judge.js';
import type { Quirk } from './quirk.js';
import { replay } from './replay.js';
import { type ActionSpec, asScript, type Frame, type ScriptTrace, type Snapshot, type State } from './trace.js';

const move = { type: 'MoveBy', duration: 1, delta: [100, 0] };
const quarters = [0.25, 0.25, 0.25, 0.25, 0.25, 0.25];

/** The trace of an action as recorded from this library, or from the engine with some of its quirks. */
function recorded(action: ActionSpec, state: State, quirks?: readonly Quirk[]): ScriptTrace {
  const frame: Frame = { state, events: [], running: 0, done: false };
  const blank = asScript({
    name: 'test',
    v32: 'same',
    action,
    target: { kind: 'Sprite' },
    dts: quarters,
    initial: frame,
    frames: quarters.map(() => frame),
  });
  const engine = quirks && { engine: new Set(quirks) };
  const { initial, snapshots } = replay(blank, { ahead: 0, ...engine });
  return { ...blank, initial, snapshots };
}

/** The same trace with one value changed. */
function planted(trace: ScriptTrace, at: number, change: (snapshot: Snapshot) => Partial<Snapshot>): ScriptTrace {
  return { ...trace, snapshots: trace.snapshots.map((it, step) => (step === at ? { ...it, ...change(it) } : it)) };
}

const x = (value: number): ((snapshot: Snapshot) => Partial<Snapshot>) => {
  return ({ states }) => ({ states: { n1: { ...states.n1, x: value } } });
};
const places = (trace: ScriptTrace): string[] =>
  judge(trace).unexplained.map(({ frame, property }) => `${frame} ${property}`);
const names = (trace: ScriptTrace): string[] => judge(trace).reasons.map(({ name }) => name);

describe('judge', () => {
  it('finds a wrong value, a lost event, a wrong count and a wrong end, nothing else', () => {
    const trace = recorded({ type: 'Sequence', actions: [move, { type: 'CallFunc', id: 'end' }] }, { x: 0 });
    expect(places(planted(trace, 2, x(25.01)))).toEqual(['2 n1.x']);
    expect(places(planted(trace, 5, () => ({ events: [] })))).toEqual(['5 events']);
    expect(places(planted(trace, 3, () => ({ running: { n1: 2 } })))).toEqual(['3 running.n1']);
    expect(places(planted(trace, 6, () => ({ done: { it: false } })))).toEqual(['6 done.it']);
  });

  it('names the rule needed to match the record', () => {
    const twice = { type: 'Repeat', action: { type: 'MoveBy', duration: 0.3, delta: [100, 0] }, times: 3 };
    const trace = recorded(twice, { x: 0 }, ['repeat-remainder']);
    expect(names(trace)).toEqual(['repeat-remainder']);
    expect(places(trace)).toEqual([]);
  });

  it('does not let a rule explain a wrong value that it does not affect', () => {
    const twice = { type: 'Repeat', action: { type: 'MoveBy', duration: 0.3, delta: [100, 0] }, times: 3 };
    const trace = recorded(twice, { x: 0, y: 0 }, ['repeat-remainder']);
    const before = planted(trace, 2, x(20));
    expect(places(before)).toEqual(['2 n1.x']);
    const beside = planted(trace, 3, ({ states }) => ({ states: { n1: { ...states.n1, y: 1 } } }));
    expect(places(beside)).toEqual(['3 n1.y']);
  });
});
