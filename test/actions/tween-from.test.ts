import { describe, expect, it } from '@jest/globals';
import { cssValues, tweenFrom } from 'rx-motion';
import { of } from 'rxjs';
import { showing } from './showing.js';

const css = { mix: cssValues() };
const box = () => ({ left: '0px', paint: 'red', level: 10 });

describe('tweenFrom', () => {
  it('ends at the found values, and shows them before its start', () => {
    const show = showing(tweenFrom(1, { left: '-100px', level: 0 }, css), { ...box(), left: '20px' });
    expect(show(0)).toEqual({ ...box(), left: '-100px', level: 0 });
    expect(show(0.5)).toEqual({ ...box(), left: '-40px', level: 5 });
    expect(show(1)).toEqual({ ...box(), left: '20px' });
    expect(show(-0.1)).toEqual({ ...box(), left: '20px' });
  });

  it('does the same with numbers only', () => {
    const show = showing(tweenFrom(1, { level: 0 }), { level: 8 });
    expect([0, 0.25, 1, -1].map((time) => show(time).level)).toEqual([0, 2, 8, 8]);
  });

  it.each([
    [{ left: true }, 'left must be of the form of "1px", got true'],
    [{ level: true }, 'level must be a number, got true'],
  ])('names a found value of another form: %j', (other, message) => {
    const errors: unknown[] = [];
    const target = { ...box(), ...other } as object as ReturnType<typeof box>;
    of(0)
      .pipe(tweenFrom(1, { left: '1px', level: 0 }, css).on(target))
      .subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new TypeError(`tweenFrom: the target's ${message}`)]);
  });
});
