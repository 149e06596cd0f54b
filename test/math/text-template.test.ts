import { describe, expect, it } from '@jest/globals';
import { commonTemplate, fits, templateOf } from '../../src/math/text-template.js';

describe('a template', () => {
  it('is the text between the numbers and colours', () => {
    expect(templateOf('calc(1px + -2.5%)')).toEqual({ literals: ['calc(', 'px + ', '%)'], parts: [1, -2.5] });
    const { literals, parts } = templateOf('0 0 4px red');
    expect(literals).toEqual(['', ' ', ' ', 'px ', '']);
    expect(parts.slice(0, 3)).toEqual([0, 0, 4]);
    expect(parts[3]).toMatchObject({ space: 'srgb', channels: [1, 0, 0] });
  });

  it.each(['url(a1.png)', '"4px"', "'4px'", 'var(--x4)', 'reduce', 'tan'])('finds no number in %p', (text) => {
    expect(templateOf(text).parts.filter((part) => typeof part === 'number')).toEqual([]);
  });

  it('finds the numbers in the quoted path of path()', () => {
    expect(templateOf('path(evenodd, "M1 2L.5.5") "4px" 6px').parts).toEqual([1, 2, 0.5, 0.5, 6]);
    expect(templateOf("path('M1 2')").parts).toEqual([1, 2]);
  });

  it.each([
    ['M0 0a5 5 0 0110 10', [0, 0, 5, 5, 0, 10, 10]],
    ['a1 1 0 00-1.788 0l-7 14', [1, 1, 0, -1.788, 0, -7, 14]],
    ['A.5.5 0 01.5.5.5.5 0 10,9 8z', [0.5, 0.5, 0, 0.5, 0.5, 0.5, 0.5, 0, 9, 8]],
    ['path("M1 2a10,10 45 0 1 10 1")', [1, 2, 10, 10, 45, 10, 1]],
    ['M1 2L3 10 5 6', [1, 2, 3, 10, 5, 6]],
  ])('finds no number in the flags of arcs: %s', (text, parts) => {
    expect(templateOf(text).parts).toEqual(parts);
    expect(templateOf(text).literals.slice(1, -1)).not.toContain('');
  });

  it('has the flags of arcs in its form', () => {
    expect(templateOf('A5 5 0 01.5.5z').literals).toEqual(['A', ' ', ' ', ' 0 1 ', ' ', 'z']);
    expect(fits(templateOf('A1 1 0 0,1 1 1'), templateOf('A5 5 0 012 2'))).toBe(true);
    expect(fits(templateOf('A1 1 0 1 1 1 1'), templateOf('A5 5 0 012 2'))).toBe(false);
  });

  it('takes each unit from whichever text has it', () => {
    expect(commonTemplate(templateOf('0 4em'), templateOf('2px 0'))?.literals).toEqual(['', 'px ', 'em']);
    expect(commonTemplate(templateOf('1 4em'), templateOf('2px 0'))).toBeUndefined();
  });

  it('fits a text that omits a unit after a 0, but not one with an additional unit', () => {
    expect(fits(templateOf('0'), templateOf('4px'))).toBe(true);
    expect(fits(templateOf('4px'), templateOf('0'))).toBe(false);
    expect(fits(templateOf('red'), templateOf('4'))).toBe(false);
  });
});
