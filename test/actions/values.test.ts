import { describe, expect, it } from '@jest/globals';
import { by, cssValues, fromTo, keyframes, play, sineInOut, springTo, to, tweenFrom } from 'rx-motion';
import { of } from 'rxjs';
import { showing } from './showing.js';

const css = { mix: cssValues() };
const box = () => ({ left: '0px', paint: 'red', level: 10 });

describe('texts and colours', () => {
  it('go from the found value exactly to the given text', () => {
    const show = showing(to(1, { left: '50px', paint: 'navy' }, css), box());
    expect(show(0)).toEqual(box());
    expect(show(0.5)).toEqual({ left: '25px', paint: 'rgb(128, 0, 64)', level: 10 });
    expect(show(1)).toEqual({ left: '50px', paint: 'navy', level: 10 });
  });

  it('are mixed in the given space', () => {
    expect(showing(to(1, { paint: 'blue' }, { mix: cssValues('hsl') }), box())(0.5).paint).toBe('rgb(255, 0, 255)');
    expect(showing(springTo({ paint: 'blue' }, { mix: cssValues('hsl longer hue') }), box())(99).paint).toBe('blue');
  });

  it.each([
    [to(1, { left: '50%' }, css), 'to: the target\'s left must be of the form of "50%", got "0px"'],
    [by(1, { left: '50%' }, css), 'by: the target\'s left must be of the form of "50%", got "0px"'],
    [tweenFrom(1, { left: '50%' }, css), 'tweenFrom: the target\'s left must be of the form of "0px", got "50%"'],
    [
      keyframes(1, [{ left: '50%', offset: 0.5 }], css),
      'keyframes: the target\'s left must be of the form of "50%", got "0px"',
    ],
  ])('end with an error if the target has another form', (action, message) => {
    const errors: unknown[] = [];
    play(action, box(), of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new TypeError(message)]);
  });
});

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

describe('keyframes', () => {
  it('spaces keyframes without an offset evenly', () => {
    const show = showing(keyframes(1, [{ level: 0 }, { level: 4 }, { level: 8, offset: 0.5 }, { level: 0 }]), box());
    expect([0, 0.125, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([0, 2, 4, 8, 4, 0]);
  });

  it('starts and ends at the found values unless a keyframe says otherwise', () => {
    const show = showing(keyframes(1, [{ level: 20, offset: 0.5 }]), box());
    expect([0, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([10, 15, 20, 15, 10]);
    expect(showing(keyframes(1, [{ level: 20 }]), box())(0.5).level).toBe(15);
  });

  it('skips keyframes that do not name a value', () => {
    const show = showing(
      keyframes(1, [{ level: 0, left: '0px' }, { level: 4 }, { level: 0, left: '10px' }], css),
      box(),
    );
    expect(show(0.5)).toEqual({ ...box(), level: 4, left: '5px' });
  });

  it('applies the curve of a keyframe to the segment after it', () => {
    const show = showing(
      keyframes(1, [{ level: 0, curve: sineInOut }, { level: 8, offset: 0.5 }, { level: 0 }]),
      box(),
    );
    expect(show(0.125).level).toBeCloseTo(8 * sineInOut(0.25), 12);
    expect(show(0.75).level).toBe(4);
  });

  it('jumps if two keyframes have the same offset', () => {
    const stops = [{ level: 0 }, { level: 1, offset: 0.5 }, { level: 7, offset: 0.5 }, { level: 9 }];
    const show = showing(keyframes(1, stops), box());
    expect([0.25, 0.5, 0.75].map((time) => show(time).level)).toEqual([0.5, 7, 8]);
  });
});
