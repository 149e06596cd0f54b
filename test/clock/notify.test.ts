import { expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { notifyOfEnd, notifyOfError } from '../../src/clock/notify.js';
import type { Player } from '../../src/clock/player.js';

const failing = { complete: fail, fail } as object as Player;

function fail(): never {
  throw new Error('planned');
}

it('reports what a subscriber throws, and an error without a player', async () => {
  const before = config.onUnhandledError;
  const reported: unknown[] = [];
  const all = new Promise<void>((resolve) => {
    config.onUnhandledError = (error: unknown) => {
      if (reported.push(error) === 3) resolve();
    };
  });
  notifyOfEnd(failing);
  notifyOfError(failing, new Error('lost'));
  notifyOfError(null, new Error('nobody'));
  await all;
  expect(reported).toEqual([new Error('planned'), new Error('planned'), new Error('nobody')]);
  config.onUnhandledError = before;
});
