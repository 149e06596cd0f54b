import { expect, it } from '@jest/globals';
import { config } from 'rxjs';
import { failPlayer, type Player, showFrame, startPlayer } from '../../src/clock/player.js';

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

/** A player that keeps the times that it shows; by default it starts at the end of the other one, in its seconds. */
function logging(origin?: number): { player: Player; times: [time: number, delta: number][] } {
  const times: [time: number, delta: number][] = [];
  const player = {
    name: 'play',
    time: -Infinity,
    origin: 0,
    start: (after: Player | null) => void (player.origin = origin ?? after?.end ?? 0),
    show(time: number, delta: number) {
      times.push([(player.time = time), delta]);
      return false;
    },
  };
  return { player: player as object as Player, times };
}

it('shows the start in the first frame, however long that is, and then adds the deltas', () => {
  const { player, times } = logging();
  startPlayer(player, null);
  for (const dt of [9, 0.5, -1, 0.25]) showFrame(player, dt);
  expect(times).toEqual([
    [0, 0],
    [0.5, 0.5],
    [0.5, 0],
    [0.75, 0.25],
  ]);
  expect(() => showFrame(player, NaN)).toThrow(new RangeError('play: a delta must be a finite number, got NaN'));
});

it('starts at the exact end of another player, and shows the current frame at once', () => {
  const after = { time: 4, end: 3.5 } as object as Player;
  const [same, own] = [logging(), logging(1)];
  for (const { player } of [same, own]) startPlayer(player, after);
  expect({ same: same.times, own: own.times }).toEqual({ same: [[4, 0.5]], own: [[1.5, 0.5]] });
});
