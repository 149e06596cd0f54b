import type { Observable, Subject } from 'rxjs';
import type { Clock, Clocks } from './clocks.js';
import { figure } from './figure.js';
import type { Actions } from './host.js';
import type { Random } from './random.js';
import { tree } from './trees.js';
import type { World } from './world.js';

/** What streams are made of. */
interface Material {
  readonly actions: Actions;
  readonly clocks: Clocks;
  readonly trigger$: Subject<number>;
  readonly depth: number;
}

interface Stream {
  readonly stream$: Observable<unknown>;
  readonly text: string;
  /** The actors that it moves. */
  readonly actors: readonly number[];
}

const operators = { concat: 10, concatMap: 4, merge: 8, repeat: 7, switchMap: 5, takeUntil: 4, take: 2, play: 3 };

/** Plays on one clock, combined by operators of RxJS. */
export function stream(world: World, random: Random, material: Material): Stream {
  return streamOn(world, random, material, material.clocks.any(random));
}

function streamOn(world: World, random: Random, material: Material, clock: Clock): Stream {
  if (material.depth === 0)
    return random.chance(0.12) ? view(world, random, clock) : playOn(world, random, material, clock);
  const part = (): Stream => streamOn(world, random, { ...material, depth: material.depth - 1 }, clock);
  const kind = random.weighted(operators);
  if (kind === 'play') return playOn(world, random, material, clock);
  const parts = ['concat', 'concatMap', 'merge'].includes(kind)
    ? Array.from({ length: 2 + random.below(2) }, part)
    : [part()];
  const times = 1 + random.below(3);
  const texts = [...parts.map(({ text }) => text), ...(kind === 'repeat' || kind === 'take' ? [times] : [])];
  return {
    stream$: joined(
      world,
      kind,
      parts.map(({ stream$ }) => stream$),
      material.trigger$,
      times,
    ),
    text: `${kind}(${texts.join(', ')})`,
    actors: parts.flatMap(({ actors }) => actors),
  };
}

function joined(
  world: World,
  kind: Exclude<keyof typeof operators, 'play'>,
  parts$: readonly Observable<unknown>[],
  trigger$: Observable<unknown>,
  times: number,
): Observable<unknown> {
  const { rxjs } = world.engine;
  const [first$] = parts$ as readonly [Observable<unknown>];
  switch (kind) {
    case 'concat':
      return rxjs.concat(...parts$);
    case 'concatMap':
      return rxjs.from(parts$).pipe(rxjs.concatMap((part$) => part$));
    case 'merge':
      return rxjs.merge(...parts$);
    case 'repeat':
      return first$.pipe(rxjs.repeat(times));
    case 'switchMap':
      return trigger$.pipe(rxjs.switchMap(() => first$));
    case 'takeUntil':
      return first$.pipe(rxjs.takeUntil(trigger$));
    case 'take':
      return first$.pipe(rxjs.take(times));
  }
}

function playOn(world: World, random: Random, { actions }: Material, { frame$, text: written }: Clock): Stream {
  const index = random.below(world.actors.length);
  const { action, text, others } = actions(random);
  return {
    stream$: world.engine.play(action, world.actors[index]!.target, frame$),
    text: `play(${text}, ${index}, ${written})`,
    actors: [index, ...others],
  };
}

/** A stream of immutable states. */
function view(world: World, random: Random, { frame$, text: written }: Clock): Stream {
  const initial = figure(random);
  const { action, text } = tree(world, random, 2);
  let last: unknown = initial;
  const stream$ = world.engine.animateState(initial, action, frame$).pipe(
    world.engine.rxjs.map((state) => {
      const isSame = state === last;
      last = state;
      return `${isSame ? 'same' : 'new'} ${JSON.stringify(state)}`;
    }),
  );
  return { stream$, text: `animateState(${text}, ${written})`, actors: [] };
}
