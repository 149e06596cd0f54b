import { afterEach, expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { defineAction, sequence } from 'rx-motion';
import { halt, haltAndReport } from '../../src/action/halt.js';
import { motionOf } from '../../src/action/motion.js';
import { FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

const before = config.onUnhandledError;
afterEach(() => {
  config.onUnhandledError = before;
});

/** A run that is live, of an action that throws this when it is stopped; undefined is thrown, too. */
function live(thrown: { readonly error: unknown } | null) {
  const stop = (): void => {
    if (thrown !== null) throw thrown.error;
  };
  const action = defineAction(1, () => ({ update: () => undefined, stop }));
  const run = new Run(motionOf('test', sequence(action)), {}, FORWARDS);
  run.seek(0.5);
  return run;
}

it.each([[null], [{ error: new Error('no') }], [{ error: undefined }]])(
  'returns what stopping throws: %p',
  (thrown) => {
    const run = live(thrown);
    expect(halt(run)).toEqual(thrown);
    expect([run.isLive, run.first]).toEqual([false, null]);
  },
);

it('reports what is thrown where nobody listens any more', async () => {
  const error = new Error('too late');
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  haltAndReport(live(null));
  haltAndReport(live({ error }));
  expect(await reported).toBe(error);
});
