import { describe, expect, it } from '@jest/globals';
import { by, cssValues, keyframes, play, springTo, to, tweenFrom } from 'rx-motion';
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
