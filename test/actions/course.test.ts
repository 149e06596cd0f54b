import { describe, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { by, fromTo, keyframes, play, sineInOut, springTo, to, tweenFrom } from 'rx-motion';
import { showing } from './showing.js';

const box = () => ({ left: '0px', paint: 'red', level: 10 });

describe('texts and colours', () => {
  it('are led from what was found to the very text that was given', () => {
    const show = showing(to(1, { left: '50px', paint: 'navy' }), box());
    expect(show(0)).toEqual(box());
    expect(show(0.5)).toEqual({ left: '25px', paint: 'rgb(128, 0, 64)', level: 10 });
    expect(show(1)).toEqual({ left: '50px', paint: 'navy', level: 10 });
  });

  it('are mixed in the space that was chosen', () => {
    expect(showing(to(1, { paint: 'blue' }, { space: 'hsl' }), box())(0.5).paint).toBe('rgb(255, 0, 255)');
    expect(showing(springTo({ paint: 'blue' }, { space: 'hsl longer hue' }), box())(99).paint).toBe('blue');
  });

  it('are added to by `by`, whatever else pushes them', () => {
    const target = { left: '10px', paint: 'rgb(100 100 100 / 0.5)' };
    const show = showing(by(1, { left: '20px', paint: 'rgb(50 0 0)' }), target);
    expect(show(0)).toEqual({ left: '10px', paint: 'rgb(100 100 100 / 0.5)' });
    expect(show(0.5)).toEqual({ left: '20px', paint: 'rgba(125, 100, 100, 0.5)' });
    target.left = '120px';
    expect(show(1)).toEqual({ left: '130px', paint: 'rgba(150, 100, 100, 0.5)' });
    expect(showing(by(1, { left: '20px', paint: 'rgb(50 0 0)' }).reverse(), target)(1)).toEqual({
      left: '110px',
      paint: 'rgba(100, 100, 100, 0.5)',
    });
  });

  it.each([
    [to(1, { left: '50%' }), 'to: the target\'s left must be of the form of "50%", got "0px"'],
    [by(1, { left: '50%' }), 'by: the target\'s left must be of the form of "50%", got "0px"'],
    [tweenFrom(1, { left: '50%' }), 'tweenFrom: the target\'s left must be of the form of "0px", got "50%"'],
    [
      keyframes(1, [{ left: '50%', offset: 0.5 }]),
      'keyframes: the target\'s left must be of the form of "50%", got "0px"',
    ],
  ])('end in an error where the target holds something else', (action, message) => {
    const errors: unknown[] = [];
    play(action, box(), of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new TypeError(message)]);
  });
});

describe('fromTo', () => {
  it('goes from place to place wherever the target is, and leaves it there', () => {
    const show = showing(fromTo(1, { left: '0px', level: 0 }, { left: '8px', level: 1 }), { ...box(), left: '7px' });
    expect(show(0)).toEqual({ ...box(), left: '0px', level: 0 });
    expect(show(0.25)).toEqual({ ...box(), left: '2px', level: 0.25 });
    expect(show(-1)).toEqual({ ...box(), left: '7px' });
    expect(show(1)).toEqual({ ...box(), left: '8px', level: 1 });
  });

  it('turns around', () => {
    const back = fromTo(1, { left: '0px', level: 0 }, { left: '8px', level: 4 }).reverse();
    expect(showing(back, box())(0.25)).toEqual({ ...box(), left: '6px', level: 3 });
  });
});

describe('tweenFrom', () => {
  it('ends where the target was found; before its start it is there, too', () => {
    const show = showing(tweenFrom(1, { left: '-100px', level: 0 }), { ...box(), left: '20px' });
    expect(show(0)).toEqual({ ...box(), left: '-100px', level: 0 });
    expect(show(0.5)).toEqual({ ...box(), left: '-40px', level: 5 });
    expect(show(1)).toEqual({ ...box(), left: '20px' });
    expect(show(-0.1)).toEqual({ ...box(), left: '20px' });
  });
});

describe('keyframes', () => {
  it('spaces stops without an offset evenly', () => {
    const show = showing(keyframes(1, [{ level: 0 }, { level: 4 }, { level: 8, offset: 0.5 }, { level: 0 }]), box());
    expect([0, 0.125, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([0, 2, 4, 8, 4, 0]);
  });

  it('comes from and goes back to what was found where no stop says otherwise', () => {
    const show = showing(keyframes(1, [{ level: 20, offset: 0.5 }]), box());
    expect([0, 0.25, 0.5, 0.75, 1].map((time) => show(time).level)).toEqual([10, 15, 20, 15, 10]);
    expect(showing(keyframes(1, [{ level: 20 }]), box())(0.5).level).toBe(15);
  });

  it('leads each value past the stops that do not name it', () => {
    const show = showing(keyframes(1, [{ level: 0, left: '0px' }, { level: 4 }, { level: 0, left: '10px' }]), box());
    expect(show(0.5)).toEqual({ ...box(), level: 4, left: '5px' });
  });

  it('bends the way from a stop to the next along its curve', () => {
    const show = showing(
      keyframes(1, [{ level: 0, curve: sineInOut }, { level: 8, offset: 0.5 }, { level: 0 }]),
      box(),
    );
    expect(show(0.125).level).toBeCloseTo(8 * sineInOut(0.25), 12);
    expect(show(0.75).level).toBe(4);
  });

  it('jumps where two stops are in one place', () => {
    const stops = [{ level: 0 }, { level: 1, offset: 0.5 }, { level: 7, offset: 0.5 }, { level: 9 }];
    const show = showing(keyframes(1, stops), box());
    expect([0.25, 0.5, 0.75].map((time) => show(time).level)).toEqual([0.5, 7, 8]);
  });
});
