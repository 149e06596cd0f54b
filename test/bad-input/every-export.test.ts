import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type Junk, junk, outcomeOf } from './junk.js';
import { rows } from './rows.js';

/** Entry points that need a framework around them, and have tests of their own there. */
const elsewhere = ['rx-motion/package.json', 'rx-motion/angular', 'rx-motion/react', 'rx-motion/devtools'];

const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, unknown>;
};
const entryPoints = Object.keys(exports).map((path) => path.replace('.', 'rx-motion'));

it('has a table for every entry point', () => {
  expect(entryPoints.filter((name) => !(name in rows) && !elsewhere.includes(name))).toEqual([]);
});

it.each(Object.entries(rows))('tries every export of %s', async (entryPoint, table) => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(await exportsOf(entryPoint)).sort());
});

const calls = Object.entries(rows).flatMap(([entryPoint, table]) =>
  Object.entries(table).flatMap(([name, row]) => (typeof row === 'string' ? [] : [{ entryPoint, name, row }])),
);

it.each(calls)('$entryPoint, $name says clearly what is wrong, whichever argument is junk', async (each) => {
  const { entryPoint, name, row } = each;
  const exported = (await exportsOf(entryPoint))[name] as (...given: unknown[]) => unknown;
  const call = (given: readonly unknown[]): unknown =>
    isClass(exported) ? Reflect.construct(exported, given) : exported(...given);
  const right = row.map(([value]) => value);
  expect(await outcomeOf(() => call(right))).toBe('accepted');
  const outcomes = await Promise.all(
    row.flatMap(([, accepts = ''], index) =>
      (Object.keys(junk) as Junk[]).map(async (kind) => {
        const isAccepted = accepts === '*' || accepts.split(' ').includes(kind);
        const outcome = await outcomeOf(() => call(right.map((value, at) => (at === index ? junk[kind] : value))));
        return { argument: index, kind, outcome, expected: isAccepted ? 'accepted' : '' };
      }),
    ),
  );
  expect(outcomes.filter(({ outcome, expected }) => outcome !== expected)).toEqual([]);
});

async function exportsOf(entryPoint: string): Promise<Readonly<Record<string, unknown>>> {
  const path = entryPoint.replace('rx-motion', '../../src');
  return (await import(`${path}/index.js`)) as Readonly<Record<string, unknown>>;
}

function isClass(exported: unknown): boolean {
  return String(exported).startsWith('class');
}
