import { Changes } from './changes.js';
import { families, type Family } from './families.js';
import { Random } from './random.js';
import { Timers } from './timers.js';
import { type Engine, nameOf, World } from './world.js';

const frames = 16;

/** One random program. */
export interface Program {
  readonly family: string;
  readonly seed: number;
  /** Whether getters log and act; by default they do. */
  readonly reads?: boolean;
}

/** Runs a program on a build, and returns its log: two builds that behave alike log the same. */
export async function runProgram(engine: Engine, program: Program): Promise<readonly string[]> {
  const family = families[program.family];
  if (family === undefined) throw new RangeError(`runProgram: no family is called ${program.family}`);
  const timers = new Timers();
  const { config } = engine.rxjs;
  try {
    const random = new Random(program.seed).fork(program.family);
    const traps = { own: family.own ?? false, reads: program.reads ?? true };
    return await run(new World(engine, random, traps, family.trapRate), family, random, timers);
  } finally {
    config.onUnhandledError = null;
    timers.restore();
  }
}

async function run(world: World, family: Family, random: Random, timers: Timers): Promise<readonly string[]> {
  const host = new (random.pick(family.hosts))(world, random, (draws) => family.actions(world, draws));
  const changes = new Changes(world);
  world.engine.rxjs.config.onUnhandledError = (error) => world.log(`unhandled ${nameOf(error)}`);
  world.act = (draws) => host.act(draws);
  for (let index = 0; index < frames; index++) {
    for (let count = index === 0 ? 5 : random.below(4); count > 0; count--) {
      world.refresh();
      world.attempt(() => host.act(random));
    }
    world.refresh();
    host.frame(world.delta(random), random);
    await timers.settle();
    changes.look();
    host.look(changes, index === frames - 1);
  }
  return world.lines;
}
