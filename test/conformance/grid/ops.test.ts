import { expect, it } from '@jest/globals';
import { replay } from '../replay.js';
import type { Op, ScriptTrace, Snapshot } from '../trace.js';

const waves = { type: 'Waves3D', duration: 1, gridSize: [4, 3], waves: 3, amplitude: 30 };
const ripple = { ...waves, type: 'Ripple3D', position: [240, 160], radius: 250 };
const update = (dt: number): Op => ({ op: 'update', dt });
const run = (action: object): Op => ({ op: 'run', node: 'n1', action });
const like: Snapshot = {
  states: { n1: { 'grid.reuse': 0, 'grid.originals': [] } },
  events: [],
  running: {},
  done: {},
};

/** What is seen when something happens between the middle of one effect and the start of another. */
function seen(between: readonly Op[]): readonly Snapshot[] {
  const before = [run(waves), update(0), update(0.3)];
  const script = [...before, ...between, { op: 'stopAll', node: 'n1' }, run(ripple), update(0), update(0.5)];
  const trace: ScriptTrace = {
    name: 'a grid that is used again',
    nodes: { n1: { kind: 'NodeGrid', width: 480, height: 320, rect: null, contentScaleFactor: 1 } },
    script,
    initial: like,
    snapshots: script.map(() => like),
  };
  const { snapshots, failure } = replay(trace, { ahead: 0 });
  expect(failure).toBeUndefined();
  return snapshots.slice(-3);
}

it('setReuseGrid from outside has the same effect as the action ReuseGrid', () => {
  const flat = seen([update(0)]);
  const reused = seen([{ op: 'setReuseGrid', node: 'n1', value: 1 }]);
  expect(reused).toEqual(seen([run({ type: 'ReuseGrid', times: 1 }), update(0)]));
  expect(reused).not.toEqual(flat);
});
