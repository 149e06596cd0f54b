import { expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { type Player, failPlayer } from '../../src/clock/player.js';

const failing = { fail } as object as Player;

function fail(): never {
  throw new Error('planned');
}

it('reports an error thrown by a failing player, and an error without a player', async () => {
  const before = config.onUnhandledError;
  const reported: unknown[] = [];
  const all = new Promise<void>((resolve) => {
    config.onUnhandledError = (error: unknown) => {
      if (reported.push(error) === 2) resolve();
    };
  });
  failPlayer(failing, new Error('lost'));
  failPlayer(null, new Error('nobody'));
  await all;
  expect(reported).toEqual([new Error('planned'), new Error('nobody')]);
  config.onUnhandledError = before;
});
