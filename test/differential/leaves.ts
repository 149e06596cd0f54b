import { type Made, made } from './made.js';
import type { Random } from './random.js';
import type { World } from './world.js';

type Leaf = readonly [weight: number, make: (world: World, random: Random, seconds: number) => Made];

const amount = (random: Random): number => random.below(60) - 10;
const plane = (random: Random): { x: number; y: number } => ({ x: amount(random), y: amount(random) });

/** The leaves, and how often each comes. */
const leaves: Readonly<Record<string, Leaf>> = {
  moveTo: [14, (world, random, seconds) => made(world, 'moveTo', seconds, plane(random))],
  'moveTo x': [5, (world, random, seconds) => made(world, 'moveTo', seconds, { x: amount(random) })],
  'moveTo z': [3, (world, random, seconds) => made(world, 'moveTo', seconds, { ...plane(random), z: 5 })],
  moveBy: [9, (world, random, seconds) => made(world, 'moveBy', seconds, plane(random))],
  'moveBy x': [4, (world, random, seconds) => made(world, 'moveBy', seconds, { x: amount(random) })],
  'moveBy z': [2, (world, random, seconds) => made(world, 'moveBy', seconds, { z: amount(random) })],
  place: [2, (world, random) => made(world, 'place', plane(random))],
  fadeTo: [5, (world, random, seconds) => made(world, 'fadeTo', seconds, random.pick([0, 0.3, 1]))],
  fadeOut: [2, (world, _random, seconds) => made(world, 'fadeOut', seconds)],
  scaleTo: [3, (world, random, seconds) => made(world, 'scaleTo', seconds, random.pick([0.5, 2, { x: 3, y: 2 }]))],
  scaleBy: [3, (world, random, seconds) => made(world, 'scaleBy', seconds, random.pick([0.5, 2, { y: 3 }]))],
  rotateTo: [4, (world, random, seconds) => made(world, 'rotateTo', seconds, random.pick([0, 90, 300, -45]))],
  rotateBy: [3, (world, random, seconds) => made(world, 'rotateBy', seconds, random.pick([90, 360, -45]))],
  skewTo: [2, (world, random, seconds) => made(world, 'skewTo', seconds, plane(random))],
  to: [5, (world, random, seconds) => made(world, 'to', seconds, numbers(random))],
  by: [4, (world, random, seconds) => made(world, 'by', seconds, numbers(random))],
  keyframes: [4, (world, random, seconds) => made(world, 'keyframes', seconds, stops(random))],
  jumpBy: [3, (world, random, seconds) => made(world, 'jumpBy', seconds, plane(random), 10, random.pick([1, 3]))],
  bezierTo: [2, (world, random, seconds) => made(world, 'bezierTo', seconds, way(random))],
  blink: [2, (world, random, seconds) => made(world, 'blink', seconds, random.pick([1, 2, 3]))],
  delayTime: [6, (world, _random, seconds) => made(world, 'delayTime', seconds)],
  callFunc: [8, (world, random) => call(world, random)],
  defineAction: [4, (world, random, seconds) => defined(world, random, seconds)],
};

const weights = Object.fromEntries(Object.entries(leaves).map(([name, [weight]]) => [name, weight]));

export function leaf(world: World, random: Random): Made {
  const [, make] = leaves[random.weighted(weights)]!;
  return make(world, random, random.pick(world.times.durations));
}

/** A pause longer than 0 s. */
export function pause(world: World, random: Random): Made {
  return made(world, 'delayTime', random.pick(world.times.durations.filter((seconds) => seconds > 0)));
}

function numbers(random: Random): object {
  const all = { n: amount(random), m: amount(random) / 10, x: amount(random), panel: { width: amount(random) } };
  const { n, m, x, panel } = all;
  return random.pick([{ n }, { n, m }, { x, n, panel }, { panel }, { m, x }]);
}

function stops(random: Random): object[] {
  const [a, b, c] = [amount(random), amount(random), amount(random)] as const;
  return random.pick([
    [{ x: a }, { x: b, offset: 0.25 }, { x: c }],
    [
      { x: a, y: b },
      { y: c, offset: 0.5 },
      { x: b, y: a },
    ],
    [{ n: a, offset: 0.5 }],
    [
      { x: a, y: b, n: c },
      { x: c, y: a, n: b },
    ],
  ]);
}

function way(random: Random): object {
  return { control1: plane(random), control2: plane(random), end: plane(random) };
}

/** A callback that now and then acts on the program or throws. */
function call(world: World, random: Random): Made {
  const id = world.nextId();
  const draws = random.fork(`call ${id}`);
  return {
    ...made(world, 'callFunc', (target: unknown) => {
      world.log(`call ${id} on ${world.indexOf(target)}`);
      if (draws.chance(0.6)) world.interrupt(draws);
      if (draws.chance(0.03)) world.fail(`call ${id}`);
    }),
    text: `callFunc(${id})`,
  };
}

/** An action of the program's own, whose every part logs, and now and then acts on the program. */
function defined(world: World, random: Random, seconds: number): Made {
  const id = world.nextId();
  const draws = random.fork(`defined ${id}`);
  const seen = (what: string): void => {
    world.log(`${what} of ${id}`);
    if (draws.chance(0.06)) world.interrupt(draws);
    if (draws.chance(0.01)) world.fail(`${what} of ${id}`);
  };
  const start = (target: { n: number }): object => {
    seen('start');
    const found = target.n;
    return {
      update: (progress: number) => {
        seen(`update ${progress}`);
        target.n = found + progress;
      },
      ...(id % 2 === 0 && {
        undo: () => {
          seen('undo');
          target.n = found;
        },
      }),
      ...(id % 3 === 0 && { stop: () => seen('stop') }),
    };
  };
  return { ...made(world, 'defineAction', seconds, start), text: `defineAction(${seconds}, ${id})` };
}
