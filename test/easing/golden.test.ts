import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { curveReasons, type CurveTables, judgeCurve } from '../conformance/curve-tables.js';

const golden = new URL('../conformance/golden/3.17.2/easing.json', import.meta.url);
const tables = JSON.parse(readFileSync(golden, 'utf8')) as CurveTables;

describe('the curves of cocos2d-x 3.17.2', () => {
  it.each(tables.functions)('$fn $params gives the recorded figures, from 0 to 1 and beyond', (table) => {
    expect(judgeCurve(table, tables).unexplained).toEqual([]);
  });

  it('differ on purpose in one end, which is exact here', () => {
    expect(namesOf(curveReasons.end)).toEqual(['expoEaseIn']);
  });

  it('differ on purpose where the recorded figure is NaN', () => {
    const rates = ['easeOut', 'easeIn', 'easeOut', 'easeInOut', 'easeIn', 'easeInOut'];
    expect(namesOf(curveReasons.noNumber)).toEqual(['circEaseIn', 'circEaseOut', ...rates]);
  });

  it('differ on purpose where an elastic curve would overflow', () => {
    const wide = (at: number): number => 2 ** (10 * (at - 1)) * Math.cos(((at - 1) * 2 * Math.PI) / 0.3);
    const table = { fn: 'elasticEaseIn', params: { period: 0.3 }, v: [], vOutOfRange: [2, 2.5, 4].map(wide) };
    const { reasons, unexplained } = judgeCurve(table, { t: [], tOutOfRange: [2, 2.5, 4], functions: [table] });
    expect([reasons, unexplained]).toEqual([[curveReasons.bound], []]);
    const wrong = { ...table, vOutOfRange: [wide(2), wide(2.5) * 1.01, wide(4)] };
    expect(judgeCurve(wrong, { t: [], tOutOfRange: [2, 2.5, 4], functions: [wrong] }).unexplained).toHaveLength(1);
  });

  it('fail where a recorded figure differs', () => {
    const [table] = tables.functions;
    const wrong = { ...table!, v: table!.v.map((value, index) => (index === 3 ? Number(value) + 2e-6 : value)) };
    expect(judgeCurve(wrong, tables).unexplained).toMatchObject([{ frame: 3, property: `curve at ${tables.t[3]}` }]);
  });
});

function namesOf(reason: { readonly name: string }): string[] {
  return tables.functions
    .filter((table) => judgeCurve(table, tables).reasons.some(({ name }) => name === reason.name))
    .map(({ fn }) => fn);
}
