import { describe, expect, it } from '@jest/globals';
import { by, cssValues, to } from 'rx-motion';
import { showing } from './showing.js';

describe('to and by', () => {
  it('animate numbers at any depth, and touch nothing else', () => {
    const light = { power: 0, place: { x: 0, y: 9, far: { z: 1 } } };
    showing(to(1, { place: { x: 4, far: { z: 3 } } }), light)(0.5);
    expect(light).toEqual({ power: 0, place: { x: 2, y: 9, far: { z: 2 } } });
    showing(by(1, { power: 8, place: { far: { z: 1 } } }), light)(1);
    expect(light).toEqual({ power: 8, place: { x: 2, y: 9, far: { z: 3 } } });
  });

  it('look up the objects inside their target in each frame', () => {
    const light = { place: { x: 0 } };
    const show = showing(to(1, { place: { x: 4 } }), light);
    show(0.5);
    light.place = { x: 100 };
    expect(show(0.75).place.x).toBe(3);
  });

  it('animate accessors', () => {
    class Dial {
      #angle = 0;
      get angle(): number {
        return this.#angle;
      }
      set angle(angle: number) {
        this.#angle = angle;
      }
    }
    expect(showing(to(1, { angle: 90 }), new Dial())(0.5).angle).toBe(45);
  });

  it('do nothing without values', () => {
    expect(showing(to(1, {}), {})(1)).toEqual({});
  });
});

it.each([
  [null, 'to: values must be an object, got null'],
  [{ light: null }, 'to: light must be an object, got null'],
  [{ light: { power: NaN } }, 'to: light.power must be a finite number, got NaN'],
  [{ light: { power: true } }, 'to: light.power must be a number, a string or an object, got true'],
  [{ light: { name: 'none' } }, 'to: light.name must be a CSS colour or a string with numbers, got "none"'],
])('names the path at which the values %p are wrong', (values, message) => {
  expect(() => to(1, values as never, { mix: cssValues() })).toThrow(message);
});

it('explains what a curve is if it finds a word in place of options', () => {
  expect(() => to(1, { x: 8 }, 'ease-out' as never)).toThrow(
    new TypeError('to: curve must be a function such as cubicOut of rx-motion, got "ease-out"'),
  );
  expect(() => to(1, { x: 8 }, 5 as never)).toThrow(new TypeError('to: options must be an object, got 5'));
});
