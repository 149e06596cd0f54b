import { describe, expect, it, jest } from '@jest/globals';
import type { Player } from '../../src/clock/player.js';
import { complete, fail } from '../../src/clock/tell.js';
import { unhandledErrors } from '../unhandled.js';

describe('what a player is told', () => {
  const unhandled = unhandledErrors();
  const broken = {
    complete: () => {
      throw new Error('completing');
    },
    fail: (error: unknown) => {
      throw new Error(`failing with ${String(error)}`);
    },
  } as never as Player;

  it('is reported where telling throws, or nobody is left to be told', () => {
    complete(broken);
    fail(broken, 3);
    fail(null, 'lost');
    jest.runAllTimers();
    expect(unhandled.map(String)).toEqual(['Error: completing', 'Error: failing with 3', 'lost']);
  });
});
