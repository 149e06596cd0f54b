import { expect, it } from '@jest/globals';
import { Ends } from '../../src/clock/ends.js';
import type { Player } from '../../src/clock/player.js';
import { PlayerList } from '../../src/clock/players.js';

function player(pass: () => boolean, errors: unknown[] = []): Player {
  return {
    slot: -1,
    time: 1,
    end: 0.5,
    isClosed: false,
    start: () => undefined,
    show: pass,
    fail: (error: unknown) => errors.push(error),
  } as object as Player;
}

it('shows a frame to all, notes who has ended, and fails only those that throw', () => {
  const ends = new Ends();
  const players = new PlayerList(ends);
  const errors: unknown[] = [];
  const frames: string[] = [];
  const ended = player(() => frames.push('ended') > 0);
  const bad = player(() => {
    throw new Error('planned');
  }, errors);
  const late = player(() => frames.push('late') < 0);
  const adding = player(() => {
    players.start(late, null);
    return false;
  });
  for (const one of [bad, adding, ended]) players.start(one, null);
  players.showFrame(0.25);
  expect([frames, errors, ends.take() === ended, ends.take()]).toEqual([
    ['ended'],
    [new Error('planned')],
    true,
    undefined,
  ]);
  expect(players.all()).toEqual([bad, adding, ended, late]);
  for (const one of [adding, ended, late]) players.remove(one);
  expect(players.all()).toEqual([bad]);
});
