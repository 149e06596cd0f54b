import { expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { haltAndReport } from '../../src/action/halt.js';
import { Playhead } from '../../src/time/playhead.js';

it('reports what a teardown throws', async () => {
  const before = config.onUnhandledError;
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  const playhead = new Playhead();
  playhead.halt = () => {
    throw new Error('planned');
  };
  haltAndReport(playhead);
  expect(await reported).toEqual(new Error('planned'));
  config.onUnhandledError = before;
});
