import { describe, expect, it } from '@jest/globals';
import { judge, type Known } from './judge.js';
import { replay } from './replay.js';
import { type ActionSpec, asScript, type Frame, type ScriptTrace, type Snapshot } from './trace.js';

const quarters = [0.25, 0.25, 0.25, 0.25, 0.25, 0.25];

/** The trace of an action as this library gives it, with one change. */
function recorded(at: number, change: (snapshot: Snapshot) => Partial<Snapshot>): ScriptTrace {
  const move: ActionSpec = { type: 'MoveBy', duration: 1, delta: [100, 0] };
  const action: ActionSpec = { type: 'Sequence', actions: [move, { type: 'CallFunc', id: 'end' }] };
  const frame: Frame = { state: { x: 0 }, events: [], running: 0, done: false };
  const frames = quarters.map(() => frame);
  const simple = { name: 'test', v32: 'same', action, target: { kind: 'Sprite' }, dts: quarters };
  const blank = asScript({ ...simple, initial: frame, frames });
  const { initial, snapshots } = replay(blank, 0);
  return {
    ...blank,
    initial,
    snapshots: snapshots.map((it, step) => (step === at ? { ...it, ...change(it) } : it)),
  };
}

const moved = recorded(2, () => ({ states: { n1: { x: 25.01 } } }));
const places = (trace: ScriptTrace, known?: Known): string[] =>
  judge(trace, known).unexplained.map(({ frame, property }) => `${frame} ${property}`);

describe('judge', () => {
  it('finds a wrong value, a lost event, a wrong count and a wrong end, nothing else', () => {
    expect(places(moved)).toEqual(['2 n1.x']);
    expect(places(recorded(5, () => ({ events: [] })))).toEqual(['5 events']);
    expect(places(recorded(3, () => ({ running: { n1: 2 } })))).toEqual(['3 running.n1']);
    expect(places(recorded(6, () => ({ done: { it: false } })))).toEqual(['6 done.it']);
  });

  it.each([
    ['accepts a known difference, with its reason', { '2 n1.x': 25 }, []],
    ['finds a difference that is another than the known one', { '2 n1.x': 25.001 }, ['2 n1.x']],
    ['finds a difference beside the known one', {}, ['2 n1.x']],
    ['finds that a known difference has gone', { '2 n1.x': 25, '3 n1.x': 50 }, ['3 n1.x']],
  ])('%s', (_, differs: Known['differs'], unexplained) => {
    const known = { reasons: ['restart'], differs };
    expect(places(moved, known)).toEqual(unexplained);
    expect(judge(moved, known).reasons.map(({ name }) => name)).toEqual(['restart']);
  });
});
