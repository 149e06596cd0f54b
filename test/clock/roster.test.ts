import { describe, expect, it } from '@jest/globals';
import { type Placed, Roster } from '../../src/clock/roster.js';

interface Named extends Placed {
  readonly name: number;
}

const named = (name: number): Named => ({ name, place: -1 });

function filled(count: number): { roster: Roster<Named>; all: Named[] } {
  const roster = new Roster<Named>();
  const all = Array.from({ length: count }, (_none, index) => named(index));
  for (const member of all) roster.add(member);
  return { roster, all };
}

const namesIn = (roster: Roster<Named>): number[] =>
  roster.members.flatMap((member) => (member === null ? [] : [member.name]));

describe('a roster', () => {
  it('keeps all in the order in which they came', () => {
    const { roster, all } = filled(4);
    roster.remove(all[1]!);
    roster.add(all[1]!);
    expect(namesIn(roster)).toEqual([0, 2, 3, 1]);
    expect(roster.count).toBe(4);
  });

  it('leaves a hole where somebody leaves, so that a frame can go on along the list', () => {
    const { roster, all } = filled(3);
    roster.remove(all[1]!);
    expect(roster.members).toEqual([all[0], null, all[2]]);
    expect([all[1]!.place, roster.count]).toEqual([-1, 2]);
  });

  it('closes up once there are more holes than members', () => {
    const { roster, all } = filled(5);
    for (const index of [0, 3]) roster.remove(all[index]!);
    roster.closeUp();
    expect(roster.members).toHaveLength(5);
    roster.remove(all[1]!);
    roster.closeUp();
    expect(namesIn(roster)).toEqual([2, 4]);
    expect(all.map(({ place }) => place)).toEqual([-1, -1, 0, -1, 1]);
    for (const index of [2, 4]) roster.remove(all[index]!);
    roster.closeUp();
    expect(roster.members).toEqual([]);
  });

  it('looks at one place to take out one of 100,000', () => {
    const { roster, all } = filled(100_000);
    let steps = 0;
    const step = <R>(result: R): R => {
      steps++;
      return result;
    };
    const watched = new Proxy(roster.members, {
      get: (members, key, receiver) => step(Reflect.get(members, key, receiver) as unknown),
      set: (members, key, value, receiver) => step(Reflect.set(members, key, value, receiver)),
    });
    Object.defineProperty(roster, 'members', { value: watched });
    roster.remove(all[50_000]!);
    expect(steps).toBe(1);
  });
});
