import { describe, expect, it } from '@jest/globals';
import { curveKinds, readStops } from '../../docs/site/live/curve-kinds.js';

describe('readStops', () => {
  it('reads the syntax of CSS', () => {
    const { curve, code, css } = readStops('0, 0.25 75%, 1');
    expect(curve(0.75)).toBe(0.25);
    expect(code).toBe('linear(0, [0.25, 0.75], 1)');
    expect(css).toBe('linear(0, 0.25 75%, 1)');
  });

  it('reads a stop with two positions', () => {
    expect(readStops('0, 0.5 25% 75%, 1').code).toBe('linear(0, [0.5, 0.25, 0.75], 1)');
  });

  it.each([
    ['0, half, 1', 'half'],
    ['0,, 1', 'nothing'],
    ['0, 1 2', '1 2'],
  ])('reports the invalid stop of %s', (text, stop) => {
    expect(() => readStops(text)).toThrow(`linear: a stop must be like 0.25 or 0.25 75%, got ${stop}`);
  });
});

describe('the kinds of curves', () => {
  it.each(curveKinds.map((kind) => [kind.name, kind] as const))('%s goes from 0 to 1 with its defaults', (_, kind) => {
    const { curve, code } = kind.make(kind.knobs.map(({ value }) => value));
    expect([curve(0), curve(1)]).toEqual([0, 1]);
    expect(code.startsWith(kind.name)).toBe(true);
  });
});
