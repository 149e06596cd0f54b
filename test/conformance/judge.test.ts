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
  it('finds nothing in a trace of this library itself', () => {
    expect(judge(recorded(move, { x: 0 }))).toEqual({ disagreements: [], reasons: [], unexplained: [] });
  });

  it('finds a wrong value, a lost event, a wrong count and a wrong end, nothing else', () => {
    const trace = recorded({ type: 'Sequence', actions: [move, { type: 'CallFunc', id: 'end' }] }, { x: 0 });
    expect(places(planted(trace, 2, x(25.01)))).toEqual(['2 n1.x']);
    expect(places(planted(trace, 5, () => ({ events: [] })))).toEqual(['5 events']);
    expect(places(planted(trace, 3, () => ({ running: { n1: 2 } })))).toEqual(['3 running.n1']);
    expect(places(planted(trace, 6, () => ({ done: { it: false } })))).toEqual(['6 done.it']);
  });

  it('lets a value pass within the tolerance that the trace states', () => {
    const trace = planted(recorded(move, { x: 0 }), 2, x(25.01));
    expect(places({ ...trace, fpMaxDelta: 0.003 })).toEqual([]);
  });

  it('accepts a record in double precision too', () => {
    const right = recorded(move, { x: 0 });
    expect(places({ ...planted(right, 2, x(1)), snapshotsDouble: right.snapshots })).toEqual([]);
  });

  it('accepts either side of a boundary that the trace calls sensitive', () => {
    const short = {
      type: 'Sequence',
      actions: [
        { type: 'DelayTime', duration: 0.75 - 1e-8 },
        { type: 'CallFunc', id: 'end' },
      ],
    };
    const trace = recorded(short, {});
    const [late, early] = [trace.snapshots[5]!, trace.snapshots[4]!];
    const later = planted(
      planted(trace, 4, () => trace.snapshots[3]!),
      5,
      () => early,
    );
    expect(early.events).toEqual([['end']]);
    expect(late.events).toEqual([]);
    expect(places(later)).toContain('5 events');
    expect(places({ ...later, fpSensitive: true })).toEqual([]);
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

  it('does not let a rule explain any value but its own', () => {
    const trace = recorded({ type: 'ScaleTo', duration: 1, scaleX: 2, scaleY: 2 }, { scaleZ: 3 });
    const driven = recorded(
      { type: 'Sequence', actions: [{ type: 'ScaleTo', duration: 1, scaleX: 2, scaleY: 2 }] },
      { scaleZ: 3 },
    );
    for (const given of [trace, driven]) {
      const wrong = planted(given, 3, ({ states }) => ({ states: { n1: { ...states.n1, scaleZ: 2 } } }));
      expect(places(wrong)).toEqual(['3 n1.scaleZ']);
    }
  });

  it('knows how the engine runs two actions on one property, and a reversed fade', () => {
    const together = (...actions: ActionSpec[]): ActionSpec => ({ type: 'Spawn', actions });
    const to = { type: 'MoveTo', duration: 1, position: [50, 0] };
    const owns = recorded(together(to, move), { x: 0 }, ['to-owns']);
    expect([names(owns), places(owns)]).toEqual([['to-owns'], []]);
    expect(owns.snapshots.at(-1)?.states.n1?.x).toBe(150);
    const turn = { type: 'RotateBy', duration: 1, angle: 90 };
    const adds = recorded(together(turn, turn), { rotationSkewX: 0 }, ['by-adds']);
    expect([names(adds), places(adds)]).toEqual([['by-adds'], []]);
    expect(adds.snapshots.at(-1)?.states.n1?.rotationSkewX).toBe(90);
    const back = { type: 'Reverse', action: { type: 'FadeOut', duration: 1 } };
    const faded = recorded(back, { opacity: 255 }, ['fade-reverse']);
    expect([names(faded), places(faded)]).toEqual([['fade-reverse'], []]);
    expect(faded.snapshots.at(-1)?.states.n1?.opacity).toBe(0);
    expect(places(planted(adds, 3, ({ states }) => ({ states: { n1: { ...states.n1, rotationSkewX: 1 } } })))).toEqual([
      '3 n1.rotationSkewX',
    ]);
  });

  it('explains a rejection only if the rest of the record matches the rule', () => {
    const trace = recorded({ type: 'MoveBy', duration: -1, delta: [10, 0] }, { x: 0 }, ['negative-duration']);
    expect(names(trace)).toEqual(['negative-duration']);
    expect(places(trace)).toEqual([]);
    expect(places(planted(trace, 3, x(10)))).toEqual(['0 build']);
  });

  it('reports a trace that cannot be built', () => {
    const trace = recorded(move, { x: 0 });
    const run = { op: 'run', node: 'n1', action: { type: 'Teleport' }, as: 'it' };
    expect(judge({ ...trace, script: [run, ...trace.script.slice(1)] }).unexplained).toEqual([
      { frame: 0, property: 'build', expected: 'an action', got: 'Error: no such action type: Teleport' },
    ]);
  });

  it('reports an error in a callback, at its frame', () => {
    const trace = recorded({ type: 'CallFunc', id: 'a', do: [] }, {});
    const run = { op: 'run', node: 'n1', action: { type: 'CallFunc', id: 'a', do: [{ op: 'fly' }] }, as: 'it' };
    expect(places({ ...trace, script: [run, ...trace.script.slice(1)] })).toEqual(['1 build']);
  });
});
