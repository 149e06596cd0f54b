import { choreography } from './choreography.js';
import type { Actions, Host } from './host.js';
import { ManagerHost } from './manager-host.js';
import { OnHost } from './on-host.js';
import { PlayHost } from './play-host.js';
import type { Random } from './random.js';
import { endless, tree } from './trees.js';
import type { World } from './world.js';

/** A kind of programs, so that a difference can be narrowed down. */
export interface Family {
  readonly hosts: readonly (new (world: World, random: Random, actions: Actions) => Host)[];
  readonly actions: (world: World, random: Random) => ReturnType<Actions>;
  /** The share of the targets whose getters and setters log and act. */
  readonly trapRate: number;
  /** Whether they may act on the very action that is writing. */
  readonly own?: boolean;
}

const anywhere = [ManagerHost, PlayHost, OnHost];

/** Those whose programs are recorded. */
export const recordedFamilies = {
  manager: { hosts: [ManagerHost], actions: shallow, trapRate: 0 },
  'manager with traps': { hosts: [ManagerHost], actions: shallow, trapRate: 0.5 },
  play: { hosts: [PlayHost], actions: shallow, trapRate: 0.3 },
  on: { hosts: [OnHost], actions: shallow, trapRate: 0.3 },
  compositions: { hosts: anywhere, actions: deep, trapRate: 0.3 },
  choreography: { hosts: anywhere, actions: open, trapRate: 0.3 },
} satisfies Readonly<Record<string, Family>>;

/** All families. `own traps` is not recorded: a setter that stops its own action may see that write finished. */
export const families: Readonly<Record<string, Family>> = {
  ...recordedFamilies,
  'own traps': { hosts: anywhere, actions: deep, trapRate: 0.7, own: true },
};

function shallow(world: World, random: Random): ReturnType<Actions> {
  return random.chance(0.08) ? endless(world, random, 1) : tree(world, random, random.pick([0, 0, 1, 1, 2]));
}

function deep(world: World, random: Random): ReturnType<Actions> {
  return random.chance(0.08) ? endless(world, random, 2) : tree(world, random, random.pick([2, 3, 4]));
}

function open(world: World, random: Random): ReturnType<Actions> {
  return choreography(world, random, random.pick([1, 2, 2, 3]));
}
