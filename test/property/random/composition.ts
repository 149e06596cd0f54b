import fc from 'fast-check';
import { type Observable, concat, concatMap, from, merge, repeat } from 'rxjs';
import { type FiniteAction, callFunc, moveBy, moveTo, play, repeatTimes, sequence, spawn, targeted } from 'rx-motion';

/** A composition, to be built of this library's actions and of RxJS's operators. */
export type Composition =
  | { readonly kind: 'moveBy' | 'moveTo'; readonly name: number; readonly seconds: number; readonly x: number }
  | { readonly kind: 'call'; readonly name: number }
  | { readonly kind: 'concat' | 'concatMap' | 'merge'; readonly children: readonly Composition[] }
  | { readonly kind: 'repeat'; readonly child: Composition; readonly times: number };

const name = fc.nat(999);

function leavesOf(seconds: fc.Arbitrary<number>): fc.Arbitrary<Composition> {
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('moveBy', 'moveTo'), name, seconds, x: fc.integer({ min: -40, max: 40 }) }),
    fc.record({ kind: fc.constant('call'), name }),
  );
}

function compositionsOf(
  depth: number,
  kinds: readonly ('concat' | 'concatMap' | 'merge')[],
  seconds: fc.Arbitrary<number>,
): fc.Arbitrary<Composition> {
  const leaves = leavesOf(seconds);
  if (depth === 0) return leaves;
  const inner = compositionsOf(depth - 1, kinds, seconds);
  return fc.oneof(
    { weight: 1, arbitrary: leaves },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom(...kinds),
        children: fc.array(inner, { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('repeat'), child: inner, times: fc.integer({ min: 1, max: 3 }) }),
    },
  );
}

const dyadic = fc.integer({ min: 0, max: 12 }).map((quarters) => quarters / 8);
export const trees: fc.Arbitrary<Composition> = compositionsOf(4, ['concat', 'concatMap', 'merge'], dyadic);
export const chains: fc.Arbitrary<Composition> = compositionsOf(4, ['concat', 'concatMap'], dyadic);
/** Enough of them for most trees to end. */
export const deltas: fc.Arbitrary<number[]> = fc.array(
  fc.integer({ min: 0, max: 32 }).map((eighths) => eighths / 16),
  { minLength: 1, maxLength: 24 },
);

/** What a composition moves, a thing for each name, and what it calls. */
export class World {
  readonly things = new Map<number, { x: number; y: number }>();
  calls: number[] = [];
  /** At which call one throws. */
  readonly fails: number;
  private count = 0;

  constructor(fails = Infinity) {
    this.fails = fails;
  }

  thing(named: number): { x: number; y: number } {
    let thing = this.things.get(named);
    if (thing === undefined) this.things.set(named, (thing = { x: 0, y: 0 }));
    return thing;
  }

  call(named: number): void {
    if (++this.count === this.fails) throw new Error('a call fails');
    this.calls.push(named);
  }

  /** Where everything is, and what was called since it was asked last. */
  look(): { readonly places: unknown; readonly calls: readonly number[] } {
    const { calls } = this;
    this.calls = [];
    const places = [...this.things].map(([named, { x }]) => [named, x] as const).sort(([a], [b]) => a - b);
    return { places, calls };
  }
}

/** The names of the leaves are made different, for what branches do to one thing depends on their order. */
export function named(tree: Composition, next = { name: 0 }): Composition {
  switch (tree.kind) {
    case 'concat':
    case 'concatMap':
    case 'merge':
      return { ...tree, children: tree.children.map((child) => named(child, next)) };
    case 'repeat':
      return { ...tree, child: named(tree.child, next) };
    default:
      return { ...tree, name: next.name++ };
  }
}

function leafOf(tree: Composition & { readonly name: number }, world: World): FiniteAction<unknown> {
  if (!('x' in tree)) return callFunc(() => world.call(tree.name));
  const thing = world.thing(tree.name);
  const move =
    tree.kind === 'moveBy' ? moveBy(tree.seconds, { x: tree.x, y: 0 }) : moveTo(tree.seconds, { x: tree.x, y: 0 });
  return targeted(thing, move);
}

/** Built of this library's actions. */
export function actionOf(tree: Composition, world: World): FiniteAction<unknown> {
  switch (tree.kind) {
    case 'concat':
    case 'concatMap':
      return sequence(tree.children.map((child) => actionOf(child, world)));
    case 'merge':
      return spawn(tree.children.map((child) => actionOf(child, world)));
    case 'repeat':
      return repeatTimes(actionOf(tree.child, world), tree.times);
    default:
      return leafOf(tree, world);
  }
}

/** Built of RxJS's operators over `play`. */
export function streamOf(tree: Composition, world: World, frame$: Observable<number>): Observable<unknown> {
  switch (tree.kind) {
    case 'concat':
      return concat(...tree.children.map((child) => streamOf(child, world, frame$)));
    case 'concatMap':
      return from(tree.children.map((child) => streamOf(child, world, frame$))).pipe(concatMap((child$) => child$));
    case 'merge':
      return merge(...tree.children.map((child) => streamOf(child, world, frame$)));
    case 'repeat':
      return streamOf(tree.child, world, frame$).pipe(repeat(tree.times));
    default:
      return play(leafOf(tree, world), {}, frame$);
  }
}
