import { describe, expect, it } from '@jest/globals';
import { eased, type FiniteAction, quadraticIn } from 'rx-motion';
import { gridSurface } from 'rx-motion/grid';
import { SpriteFrame } from 'rx-motion/sprite';
import { from } from 'rxjs';
import { LeafMotion } from '../../src/motion/leaf-motion.js';
import { pageRows } from '../bad-input/page-rows.js';
import { rows } from '../bad-input/rows.js';
import type { Arguments } from '../bad-input/try-row.js';

/** Leaves without a curve argument: a user's own, one that is returned, a pause, and a spring, which is a curve. */
const others = ['defineAction', 'defineGridAction', 'delayTime', 'named', 'springTo'];

/** Leaves of other entry points than rx-motion/dom that need an element. */
const elemental = ['countTo', 'morphTo', 'scrambleText', 'typeText'];

interface Call {
  readonly entryPoint: string;
  readonly name: string;
  readonly make: (...given: unknown[]) => FiniteAction<object>;
  readonly values: readonly unknown[];
  /** Whether the last argument may be any function. */
  readonly endsWithCurve: boolean;
}

/** All exports that make a leaf which takes time. */
const leaves: Call[] = [];
for (const [entryPoint, table] of [...Object.entries(rows), ...Object.entries(pageRows)])
  for (const [name, row] of Object.entries(table)) {
    if (typeof row === 'string' || (typeof row === 'function' && name !== 'scrollTo')) continue;
    const path = entryPoint.replace('rx-motion', '../../src');
    const { [name]: make } = (await import(`${path}/index.js`)) as Record<string, Call['make']>;
    if (String(make).startsWith('class') || others.includes(name)) continue;
    const given: Exclude<Arguments, () => unknown> = typeof row === 'function' ? row() : row;
    const values = given.map(([value]) => value);
    const made: unknown = make!(...values);
    if (!(made instanceof LeafMotion) || made.duration === 0) continue;
    const endsWithCurve = given.at(-1)![1]?.split(' ').includes('function') === true;
    leaves.push({ entryPoint, name, make: make!, values, endsWithCurve });
  }

it('a curve is accepted by every leaf that takes time', () => {
  expect(leaves.length).toBeGreaterThan(60);
  expect(leaves.filter(({ endsWithCurve }) => !endsWithCurve).map(({ name }) => name)).toEqual([]);
});

/** What needs an element cannot run here. */
const anywhere = leaves.filter(({ entryPoint, name }) => entryPoint !== 'rx-motion/dom' && !elemental.includes(name));

describe.each(anywhere)('$name', ({ make, values }) => {
  it('shows the same with a curve as the last argument as under eased', () => {
    const bare = values.slice(0, -1);
    const bent = shown(eased(make(...bare), quadraticIn));
    expect(shown(make(...bare, quadraticIn))).toEqual(bent);
  });

  it('shows the same in reverse', () => {
    const bare = values.slice(0, -1);
    expect(shown(reversed(make(...bare, quadraticIn)))).toEqual(shown(reversed(eased(make(...bare), quadraticIn))));
  });
});

// The options of a grid effect may change while it runs.
describe.each(anywhere.filter(({ entryPoint }) => entryPoint === 'rx-motion'))('$name', ({ make, values }) => {
  it('does not change with its arguments, there and back', () => {
    const given = values.map(copied);
    const [kept, spoilt] = [make(...values), make(...given)];
    given.forEach(spoil);
    expect(shown(spoilt)).toEqual(shown(kept));
    expect(shown(reversed(spoilt))).toEqual(shown(reversed(kept)));
  });
});

function reversed(action: FiniteAction<object>): FiniteAction<object> | undefined {
  return (action as Partial<Record<'reverse', () => FiniteAction<object>>>).reverse?.();
}

const isData = (value: unknown): value is object =>
  Array.isArray(value) || (value !== null && Object.getPrototypeOf(value) === Object.prototype);

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}

/** Sets every number in it, at any depth, to 1,000. */
function spoil(value: unknown): void {
  if (!isData(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'number') (value as Record<string, number>)[key] = 1000;
    else spoil(part);
  }
}

/** The states that an action shows at several times on a target with every capability. */
function shown(action: FiniteAction<object> | undefined): unknown[] {
  if (action === undefined) return [];
  const target = everything();
  const looks: unknown[] = [];
  const { duration } = action;
  from([0, 0.25 * duration, 0.6 * duration, duration])
    .pipe(action.on(target))
    .subscribe(() => {
      looks.push(structuredClone({ ...target, spriteFrame: target.spriteFrame.name, grid: [...positions(target)] }));
    });
  return looks;
}

function everything() {
  const position = { x: 1, y: 2, z: 3, rotation: 4, rotationX: 5, rotationY: 6, scaleX: 1, scaleY: 2, scaleZ: 3 };
  const skews = { skewX: 7, skewY: 8, rotationSkewX: 9, rotationSkewY: 9, rotationZ: 1, eye: { x: 0, y: 0, z: 1 } };
  const look = { opacity: 0.5, visible: true, percentage: 10, color: { r: 9, g: 9, b: 9 }, light: { power: 2 } };
  const spriteFrame = new SpriteFrame({
    name: 'found',
    texture: { url: 'a.png' },
    rect: { x: 0, y: 0, width: 1, height: 1 },
  });
  return { ...gridSurface(8, 8), ...position, ...skews, ...look, spriteFrame };
}

function positions({ grid }: ReturnType<typeof everything>): readonly number[] {
  return [...(grid?.positions ?? [])];
}
