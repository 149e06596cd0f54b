import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Ends } from '../../src/clock/ends.js';
import type { Player } from '../../src/clock/player.js';
import { numRuns } from '../property/runs.js';

/** A player of which only the end matters. */
const ended = (time: number, end: number): Player => ({ time, end }) as Player;

function takeAll(ends: Ends): Player[] {
  const all: Player[] = [];
  for (let player = ends.take(); player !== undefined; player = ends.take()) all.push(player);
  return all;
}

describe('ends', () => {
  it('are empty at first, and after all have been taken', () => {
    const ends = new Ends();
    expect(ends.take()).toBeUndefined();
    ends.add(ended(1, 1));
    expect(takeAll(ends)).toHaveLength(1);
    expect(ends.take()).toBeUndefined();
  });

  it('are taken in the order of their exact times, whatever the players count from', () => {
    const ends = new Ends();
    const [late, early, middle] = [ended(1, 0.875), ended(80, 79.25), ended(0.5, 0)] as const;
    for (const player of [late, early, middle]) ends.add(player);
    expect(takeAll(ends)).toEqual([early, middle, late]);
  });

  it('at equal times are taken in the order in which they were added', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), (agos) => {
        const ends = new Ends();
        const players = agos.map((ago) => ended(4, 4 - ago));
        for (const player of players) ends.add(player);
        // A sort is stable.
        expect(takeAll(ends)).toEqual([...players].sort((a, b) => a.end - b.end));
      }),
      { numRuns },
    );
  });

  it('added while others are taken join the order', () => {
    const agos = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 });
    fc.assert(
      fc.property(agos, agos, (before, meanwhile) => {
        const ends = new Ends();
        const rest = before.map((ago) => ended(4, 4 - ago));
        for (const player of rest) ends.add(player);
        for (const ago of meanwhile) {
          rest.sort((a, b) => a.end - b.end);
          expect(ends.take()).toBe(rest.shift());
          const player = ended(4, 4 - ago);
          ends.add(player);
          rest.push(player);
        }
        expect(takeAll(ends)).toEqual(rest.sort((a, b) => a.end - b.end));
      }),
      { numRuns },
    );
  });
});
