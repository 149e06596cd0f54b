import { leaf, pause } from './leaves.js';
import { composed, type Made, made, type Word } from './made.js';
import type { Random } from './random.js';
import type { World } from './world.js';

/** Of plain arithmetic: they give the same bits on every machine. */
const curves = ['quadraticIn', 'quadraticOut', 'cubicInOut', 'backIn', 'backOut', 'bounceOut'] as const;

const compositions = {
  leaf: 30,
  sequence: 24,
  spawn: 10,
  waiting: 4,
  repeatTimes: 6,
  eased: 8,
  reverseTime: 4,
  speed: 4,
  yoyo: 4,
  targeted: 4,
  stagger: 3,
  timeline: 3,
  reverse: 3,
};

/** An action of known length. Compositions nest up to `depth` levels. */
export function tree(world: World, random: Random, depth: number): Made {
  if (depth === 0) return leaf(world, random);
  const child = (): Made => tree(world, random, depth - 1);
  const some = (): Made[] => Array.from({ length: random.pick([0, 1, 2, 2, 3, 4]) }, child);
  switch (random.weighted(compositions)) {
    case 'leaf':
      return leaf(world, random);
    case 'sequence':
      return composed(world, 'sequence', some());
    case 'spawn':
      return composed(world, 'spawn', some());
    case 'waiting':
      return waiting(world, random, child);
    case 'repeatTimes':
      return composed(world, 'repeatTimes', child(), random.pick([0, 1, 2, 3]));
    case 'eased':
      return composed(world, 'eased', child(), curve(world, random));
    case 'reverseTime':
      return composed(world, 'reverseTime', child());
    case 'speed':
      return composed(world, 'speed', child(), random.pick([0.5, 2, 3]));
    case 'yoyo':
      return composed(world, 'yoyo', child());
    case 'targeted':
      return targeted(world, random, child());
    case 'stagger':
      return stagger(world, random, some());
    case 'timeline':
      return timeline(world, random, some());
    case 'reverse':
      return reversed(child());
  }
}

/** An action without an end. */
export function endless(world: World, random: Random, depth: number): Made {
  const round = composed(world, 'sequence', [pause(world, random), tree(world, random, depth)]);
  const forever = composed(world, 'repeatForever', round);
  return random.chance(0.3) ? composed(world, 'sequence', [tree(world, random, depth), forever]) : forever;
}

export function targeted(world: World, random: Random, { action, text, others }: Made): Made {
  const index = random.below(world.actors.length);
  return {
    ...made(world, 'targeted', world.actors[index]!.target, action),
    text: `targeted(${index}, ${text})`,
    others: [...others, index],
  };
}

function curve(world: World, random: Random): Word {
  const name = random.pick(curves);
  return { value: world.engine[name], text: name };
}

/** A spawn whose branches start late and end early. */
function waiting(world: World, random: Random, child: () => Made): Made {
  const branches = Array.from({ length: 2 + random.below(6) }, () =>
    random.chance(0.7) ? composed(world, 'sequence', [pause(world, random), child()]) : child(),
  );
  return composed(world, 'spawn', branches);
}

function stagger(world: World, random: Random, children: readonly Made[]): Made {
  const gap = random.pick(world.times.durations.slice(0, 4));
  const { action } = made(
    world,
    'stagger',
    gap,
    children.map((child) => child.action),
  );
  return together('stagger', action, children, `${gap}`);
}

function timeline(world: World, random: Random, children: readonly Made[]): Made {
  const places = ['<', '>', '+=0.25', '<+=0.1', 0.5];
  const entries = children.map(({ action }, index) => {
    const place = random.pick(places);
    return [`entry${index}`, random.chance(0.5) || index === 0 ? action : { at: place, action }] as const;
  });
  const { action } = made(world, 'timeline', Object.fromEntries(entries));
  return together('timeline', action, children, '');
}

function together(name: string, action: Made['action'], children: readonly Made[], first: string): Made {
  return {
    action,
    text: `${name}(${[first, ...children.map(({ text }) => text)].join(', ')})`,
    others: children.flatMap(({ others }) => others),
  };
}

/** Its reverse, if it has one. */
function reversed({ action, text, others }: Made): Made {
  const { reverse } = action as { readonly reverse?: () => Made['action'] };
  return reverse === undefined
    ? { action, text, others }
    : { action: reverse.call(action), text: `${text}.reverse()`, others };
}
