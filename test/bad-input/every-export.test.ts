import { expect, it } from '@jest/globals';
import { frameworkNames } from '../../scripts/entry-points.js';
import { entryPoints } from '../../scripts/package/entry-points.js';
import { pageRows } from './page-rows.js';
import { duration, rows, size } from './rows.js';
import { type Argument, surprisesOf } from './try-row.js';

const all = { ...rows, ...pageRows };

it('has a table for every entry point; those for frameworks are in `frameworks.dom.test.ts`', () => {
  const untested = entryPoints().filter(({ name, specifier }) => !(specifier in all) && !frameworkNames.includes(name));
  expect(untested.map(({ specifier }) => specifier)).toEqual([]);
});

it.each(Object.keys(all))('tries every export of %s, here or in a page', async (entryPoint) => {
  const tables = [rows, pageRows].map((table) => Object.keys(table[entryPoint] ?? {}));
  expect(tables.flat().sort()).toEqual(Object.keys(await exportsOf(entryPoint)).sort());
});

const calls = Object.entries(rows).flatMap(([entryPoint, table]) =>
  Object.entries(table).flatMap(([name, row]) => (typeof row === 'string' ? [] : [{ entryPoint, name, row }])),
);

it.each(calls)('$entryPoint, $name reports a clear error for junk in any argument', async (each) => {
  const { entryPoint, name, row } = each;
  expect(await surprisesOf((await exportsOf(entryPoint))[name], row, name)).toEqual([]);
});

const timed = calls.flatMap(({ row, ...call }) => {
  const [first, ...rest] = typeof row === 'function' ? row() : row;
  return first === duration ? [{ ...call, rest: rest.map(([value]) => value) }] : [];
});

it.each(timed)('$entryPoint, $name takes a finite duration >= 0', async ({ entryPoint, name, rest }) => {
  const make = (await exportsOf(entryPoint))[name] as (...given: unknown[]) => unknown;
  for (const seconds of [NaN, Infinity, -Infinity, -1, -Number.MIN_VALUE]) {
    const error = new RangeError(`${name}: duration must be >= 0 and finite, got ${seconds}`);
    expect(() => make(seconds, ...rest)).toThrow(error);
  }
  const error = new TypeError(`${name}: duration must be a number, got undefined`);
  expect(() => make(undefined, ...rest)).toThrow(error);
  for (const seconds of [0, Number.MAX_VALUE]) expect(() => make(seconds, ...rest)).not.toThrow();
});

const sized = calls.flatMap(({ row, ...call }) => (Array.isArray(row) && row.includes(size) ? [{ ...call, row }] : []));

it.each(sized)('$entryPoint, $name takes two whole numbers >= 1 as a size', async ({ entryPoint, name, row }) => {
  const make = (await exportsOf(entryPoint))[name] as (...given: unknown[]) => unknown;
  for (const [wrong, message] of [
    [{ columns: 0, rows: 2 }, 'columns must be a whole number >= 1, got 0'],
    [{ columns: 2, rows: 1.5 }, 'rows must be a whole number >= 1, got 1.5'],
    [{ columns: '2', rows: 2 }, 'columns must be a number, got "2"'],
    [undefined, 'size must be an object, got undefined'],
  ] as const) {
    const given = row.map((argument: Argument) => (argument === size ? wrong : argument[0]));
    expect(() => make(...given)).toThrow(`${name}: ${message}`);
  }
});

async function exportsOf(entryPoint: string): Promise<Readonly<Record<string, unknown>>> {
  const path = entryPoint.replace('rx-motion', '../../src');
  return (await import(`${path}/index.js`)) as Readonly<Record<string, unknown>>;
}
