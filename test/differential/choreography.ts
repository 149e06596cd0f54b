import { composed, type Made, made } from './made.js';
import type { Random } from './random.js';
import { endless, targeted, tree } from './trees.js';
import type { World } from './world.js';

const kinds = {
  tree: 20,
  script: 20,
  firstOf: 14,
  waitFor: 10,
  speed: 8,
  open: 6,
  sequence: 12,
  spawn: 8,
  targeted: 3,
};

/** An action that ends, though nobody may know when. */
export function choreography(world: World, random: Random, depth: number): Made {
  if (depth === 0) return tree(world, random, 1);
  const child = (): Made => choreography(world, random, depth - 1);
  const some = (): Made[] => Array.from({ length: 1 + random.below(3) }, child);
  switch (random.weighted(kinds)) {
    case 'tree':
      return tree(world, random, 2);
    case 'script':
      return script(world, random, some());
    case 'firstOf':
      return composed(world, 'firstOf', random.chance(0.3) ? [...some(), endless(world, random, 1)] : some());
    case 'waitFor':
      return waitFor(world, random);
    case 'speed':
      return speed(world, random, child());
    case 'open':
      return open(world, random);
    case 'sequence':
      return composed(world, 'sequence', [...some(), child()]);
    case 'spawn':
      return composed(world, 'spawn', some());
    case 'targeted':
      return targeted(world, random, child());
  }
}

/** Runs actions and waits for values, and now and then acts on the program or throws. */
function script(world: World, random: Random, children: readonly Made[]): Made {
  const id = world.nextId();
  const draws = random.fork(`script ${id}`);
  const { next, run } = world.engine;
  const steps = children.map(({ action }) => {
    if (!draws.chance(0.4)) return () => run(action);
    const { name, stream$ } = world.signals.value(draws);
    return function* () {
      const value: number = yield* next(stream$);
      world.log(`got ${value} from ${name}`);
      if (value > 3) yield* run(action);
    };
  });
  const { action } = made(world, 'script', function* (target: unknown) {
    world.log(`script ${id} on ${world.indexOf(target)}`);
    for (const step of steps) {
      yield* step();
      world.log(`step of ${id}`);
      if (draws.chance(0.15)) world.interrupt(draws);
      if (draws.chance(0.03)) world.fail(`step of ${id}`);
    }
  });
  return {
    action,
    text: `script(${[String(id), ...children.map(({ text }) => text)].join(', ')})`,
    others: children.flatMap(({ others }) => others),
  };
}

function waitFor(world: World, random: Random): Made {
  const { name, stream$ } = world.signals.value(random);
  return { ...made(world, 'waitFor', stream$), text: `waitFor(${name})` };
}

function speed(world: World, random: Random, child: Made): Made {
  const { name, stream$ } = world.signals.rate(random);
  return composed(world, 'speed', child, { value: stream$, text: name });
}

/** An action of the program's own that says when it has ended. */
function open(world: World, random: Random): Made {
  const id = world.nextId();
  const seconds = random.pick(world.times.durations);
  const draws = random.fork(`open ${id}`);
  const { action } = made(world, 'defineOpenAction', (target: { m: number }) => {
    const found = target.m;
    return {
      update: (elapsed: number) => {
        world.log(`update ${elapsed} of ${id}`);
        target.m = found + Math.min(elapsed, seconds);
        if (draws.chance(0.06)) world.interrupt(draws);
        return elapsed >= seconds ? elapsed - seconds : undefined;
      },
      stop: () => world.log(`stop of ${id}`),
    };
  });
  return { action, text: `defineOpenAction(${seconds}, ${id})`, others: [] };
}
