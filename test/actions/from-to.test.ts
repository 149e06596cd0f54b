import { describe, expect, it } from '@jest/globals';
import { cssValues, fromTo } from 'rx-motion';
import { showing } from './showing.js';

const css = { mix: cssValues() };
const box = () => ({ left: '0px', paint: 'red', level: 10 });

describe('fromTo', () => {
  it('goes from one value to the other, wherever the target was, and ends there', () => {
    const show = showing(fromTo(1, { left: '0px', level: 0 }, { left: '8px', level: 1 }, css), {
      ...box(),
      left: '7px',
    });
    expect(show(0)).toEqual({ ...box(), left: '0px', level: 0 });
    expect(show(0.25)).toEqual({ ...box(), left: '2px', level: 0.25 });
    expect(show(-1)).toEqual({ ...box(), left: '7px' });
    expect(show(1)).toEqual({ ...box(), left: '8px', level: 1 });
  });

  it('has a reverse', () => {
    const back = fromTo(1, { left: '0px', level: 0 }, { left: '8px', level: 4 }, css).reverse();
    expect(showing(back, box())(0.25)).toEqual({ ...box(), left: '6px', level: 3 });
  });

  it('does the same with numbers only', () => {
    const show = showing(fromTo(1, { level: 0, y: 8 }, { level: 4, y: 0 }), { level: 7, y: 7 });
    expect([0, 0.25, 1, -1].map((time) => ({ ...show(time) }))).toEqual([
      { level: 0, y: 8 },
      { level: 1, y: 6 },
      { level: 4, y: 0 },
      { level: 7, y: 7 },
    ]);
  });

  it.each<[object, object, string]>([
    [{ x: 0 }, { x: 0, y: 0 }, 'to must name x, got x, y'],
    [{ x: 0 }, { y: 0 }, 'to must name x, got y'],
    [{ x: 0 }, {}, 'to must name x, got nothing'],
    [{ x: 0 }, { x: '1px' }, 'x must be of the form of 0, got "1px"'],
    [{ x: '1%' }, { x: '1px' }, 'x must be of the form of "1%", got "1px"'],
  ])('rejects going from %p to %p', (from, to, message) => {
    expect(() => fromTo(1, from as never, to as never, css)).toThrow(new TypeError(`fromTo: ${message}`));
  });

  it('goes back the same way around the hue circle', () => {
    const paint = (hue: number) => ({ paint: `hsl(${hue} 100% 50%)` });
    const there = fromTo(1, paint(0), paint(120), { mix: cssValues('hsl longer hue') });
    const shown = [there, there.reverse()].map((action) => showing(action, box())(0.25).paint);
    expect(shown).toEqual(['rgb(255, 0, 255)', 'rgb(0, 255, 255)']);
  });
});
