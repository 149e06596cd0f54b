import { describe, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { type Color, play, tintBy, tintTo } from 'rx-motion';
import { showing } from './showing.js';

describe('a tint', () => {
  it('writes a new colour in each frame, and none into the one that it found', () => {
    const found: Color = { r: 0, g: 0, b: 0 };
    const show = showing(tintTo(1, { r: 100, g: 0, b: 0 }), { color: found });
    const [one, other] = [show(0.25).color, show(0.5).color];
    expect([found, one, other]).toEqual([
      { r: 0, g: 0, b: 0 },
      { r: 25, g: 0, b: 0 },
      { r: 50, g: 0, b: 0 },
    ]);
  });

  it('keeps what lies beyond 255', () => {
    const lamp = { color: { r: 250, g: 0, b: 0 } };
    expect(showing(tintBy(1, { r: 10, g: -10, b: 0.5 }), lamp)(1).color).toEqual({ r: 260, g: -10, b: 0.5 });
  });

  it.each([
    { name: 'tintTo', action: tintTo(1, { r: 0, g: 0, b: 0 }) },
    { name: 'tintBy', action: tintBy(1, { r: 0, g: 0, b: 0 }) },
  ])('fails on a target without a colour, or with a part of one: $name', ({ name, action }) => {
    const errors: unknown[] = [];
    play(action, {} as { color: Color }, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    const lamp = { color: { r: 1, g: 2 } as Color };
    play(action, lamp, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([
      new TypeError(`${name}: the target's color must be an object, got undefined`),
      new TypeError(`${name}: the target's color.b must be a number, got undefined`),
    ]);
    expect(lamp.color).toEqual({ r: 1, g: 2 });
  });
});
