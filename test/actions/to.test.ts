import { describe, expect, it } from '@jest/globals';
import { by, play, to } from 'rx-motion';
import { of } from 'rxjs';
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

  it.each([
    { name: 'to', action: to(1, { light: { power: 1 } }) },
    { name: 'by', action: by(1, { light: { power: 1 } }) },
  ])('name the property that their target lacks: $name', ({ name, action }) => {
    const errors: unknown[] = [];
    play(action, {} as { light: { power: number } }, of(0)).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    expect(errors).toEqual([new TypeError(`${name}: the target's light.power must be a number, got undefined`)]);
  });

  it('do nothing without values', () => {
    expect(showing(to(1, {}), {})(1)).toEqual({});
  });
});
