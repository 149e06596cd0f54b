import { choreography } from './choreography.js';
import type { Traps } from './figure.js';
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
  /** Which part of the targets have getters and setters that log and act. */
  readonly trapRate: number;
  readonly traps: Traps;
}

const plain: Traps = { own: false, reads: true };
const anywhere = [ManagerHost, PlayHost, OnHost];

/** Those whose programs are recorded. */
export const recordedFamilies = {
  manager: { hosts: [ManagerHost], actions: shallow, trapRate: 0, traps: plain },
  'manager with traps': { hosts: [ManagerHost], actions: shallow, trapRate: 0.5, traps: plain },
  play: { hosts: [PlayHost], actions: shallow, trapRate: 0.3, traps: plain },
  on: { hosts: [OnHost], actions: shallow, trapRate: 0.3, traps: plain },
  compositions: { hosts: anywhere, actions: deep, trapRate: 0.3, traps: plain },
  choreography: { hosts: anywhere, actions: open, trapRate: 0.3, traps: plain },
} satisfies Readonly<Record<string, Family>>;

/** All of them. `own traps` is not recorded: what a setter that stops its own action still sees written is not settled. */
export const families: Readonly<Record<string, Family>> = {
  ...recordedFamilies,
  'own traps': { hosts: anywhere, actions: deep, trapRate: 0.7, traps: { own: true, reads: true } },
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
