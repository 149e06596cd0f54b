import fc from 'fast-check';
import {
  callFunc,
  type EndingAction,
  type FiniteAction,
  firstOf,
  moveBy,
  moveTo,
  play,
  repeatTimes,
  run,
  script,
  sequence,
  spawn,
  springTo,
  targeted,
} from 'rx-motion';
import { concat, concatMap, from, merge, type Observable, repeat } from 'rxjs';
import { springFor } from './springs.js';

/** A composition, built both of this library's actions and of RxJS's operators. */
export type Composition =
  | {
      readonly kind: 'moveBy' | 'moveTo' | 'springTo';
      readonly name: number;
      readonly seconds: number;
      readonly x: number;
    }
  | { readonly kind: 'call'; readonly name: number }
  /** Actions of unknown length, which RxJS's operators take as they are. */
  | { readonly kind: 'script' | 'firstOf'; readonly children: readonly Composition[] }
  | { readonly kind: 'concat' | 'concatMap' | 'merge'; readonly children: readonly Composition[] }
  | { readonly kind: 'repeat'; readonly child: Composition; readonly times: number };

const name = fc.nat(999);

function leavesOf(seconds: fc.Arbitrary<number>): fc.Arbitrary<Composition> {
  const x = fc.integer({ min: -40, max: 40 });
  const leaf = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('moveBy', 'moveTo', 'springTo'), name, seconds, x }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('call'), name }) },
  );
  const children = fc.array(leaf, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('script', 'firstOf'), children }) },
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
/** Trees whose ends are sums of decimals, which depend on how they are grouped. */
export const decimalTrees: fc.Arbitrary<Composition> = compositionsOf(
  4,
  ['concat', 'concatMap', 'merge'],
  fc.integer({ min: 0, max: 150 }).map((hundredths) => hundredths / 100),
);
export const decimalDeltas: fc.Arbitrary<number[]> = fc.array(
  fc.integer({ min: 1, max: 200 }).map((hundredths) => hundredths / 100),
  { minLength: 1, maxLength: 24 },
);
/** Enough for most trees to end. */
export const deltas: fc.Arbitrary<number[]> = fc.array(
  fc.integer({ min: 0, max: 32 }).map((eighths) => eighths / 16),
  { minLength: 1, maxLength: 24 },
);

/** The targets of a composition by name, and its calls. */
export class World {
  readonly things = new Map<number, { x: number; y: number }>();
  calls: number[] = [];
  /** The call that throws. */
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

  /** The state of everything, and the calls since the last look. */
  look(): { readonly places: unknown; readonly calls: readonly number[] } {
    const { calls } = this;
    this.calls = [];
    const places = [...this.things].map(([named, { x }]) => [named, x] as const).sort(([a], [b]) => a - b);
    return { places, calls };
  }
}

/** Gives the leaves different names, because branches on one target depend on their order. */
export function named(tree: Composition, next = { name: 0 }): Composition {
  switch (tree.kind) {
    case 'concat':
    case 'concatMap':
    case 'merge':
    case 'script':
    case 'firstOf':
      return { ...tree, children: tree.children.map((child) => named(child, next)) };
    case 'repeat':
      return { ...tree, child: named(tree.child, next) };
    default:
      return { ...tree, name: next.name++ };
  }
}

function leafOf(tree: Composition & { readonly name: number }, world: World): FiniteAction<unknown> {
  if (!('x' in tree)) return callFunc(() => world.call(tree.name));
  const { kind, seconds, x } = tree;
  const thing = world.thing(tree.name);
  if (kind === 'springTo') return targeted(thing, springTo({ x }, springFor(seconds, x / 2)));
  return targeted(thing, kind === 'moveBy' ? moveBy(seconds, { x, y: 0 }) : moveTo(seconds, { x, y: 0 }));
}

/** Built of this library's actions. */
export function actionOf(tree: Composition, world: World): EndingAction<unknown> {
  switch (tree.kind) {
    case 'concat':
    case 'concatMap':
      return sequence(tree.children.map((child) => actionOf(child, world)));
    case 'merge':
      return spawn(tree.children.map((child) => actionOf(child, world)));
    case 'script':
      return script(function* () {
        for (const child of tree.children) yield* run(actionOf(child, world));
      });
    case 'firstOf':
      return firstOf(tree.children.map((child) => actionOf(child, world)));
    case 'repeat':
      return repeated(actionOf(tree.child, world), tree);
    default:
      return leafOf(tree, world);
  }
}

function repeated(
  action: EndingAction<unknown>,
  { child, times }: Extract<Composition, { kind: 'repeat' }>,
): EndingAction<unknown> {
  if (isPlanned(child)) return repeatTimes(action as FiniteAction<unknown>, times);
  return sequence(new Array<EndingAction<unknown>>(times).fill(action));
}

/** Whether the length of a composition is known beforehand. */
function isPlanned(tree: Composition): boolean {
  if (tree.kind === 'script' || tree.kind === 'firstOf') return false;
  if (tree.kind === 'repeat') return isPlanned(tree.child);
  return !('children' in tree) || tree.children.every(isPlanned);
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
      return play(actionOf(tree, world), {}, frame$);
  }
}
