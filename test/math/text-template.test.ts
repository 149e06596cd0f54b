import { describe, expect, it } from '@jest/globals';
import { common, fits, templateOf } from '../../src/math/text-template.js';

describe('a template', () => {
  it('is what stands between the numbers and colours of a text', () => {
    expect(templateOf('calc(1px + -2.5%)')).toEqual({ literals: ['calc(', 'px + ', '%)'], slots: [1, -2.5] });
    const { literals, slots } = templateOf('0 0 4px red');
    expect(literals).toEqual(['', ' ', ' ', 'px ', '']);
    expect(slots.slice(0, 3)).toEqual([0, 0, 4]);
    expect(slots[3]).toMatchObject({ space: 'srgb', channels: [1, 0, 0] });
  });

  it.each(['url(a1.png)', '"4px"', "'4px'", 'var(--x4)', 'reduce', 'tan'])('finds no number in %p', (text) => {
    expect(templateOf(text).slots.filter((slot) => typeof slot === 'number')).toEqual([]);
  });

  it('finds the numbers of a path, which CSS has in quotes', () => {
    expect(templateOf('path(evenodd, "M1 2L.5.5") "4px" 6px').slots).toEqual([1, 2, 0.5, 0.5, 6]);
    expect(templateOf("path('M1 2')").slots).toEqual([1, 2]);
  });

  it('has the units of whichever of two texts says them', () => {
    expect(common(templateOf('0 4em'), templateOf('2px 0'))?.literals).toEqual(['', 'px ', 'em']);
    expect(common(templateOf('1 4em'), templateOf('2px 0'))).toBeUndefined();
  });

  it('fits a text that leaves out a unit behind a 0, but no text that has one more', () => {
    expect(fits(templateOf('0'), templateOf('4px'))).toBe(true);
    expect(fits(templateOf('4px'), templateOf('0'))).toBe(false);
    expect(fits(templateOf('red'), templateOf('4'))).toBe(false);
  });
});
