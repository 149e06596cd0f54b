import { expect, it } from '@jest/globals';
import { EMPTY } from 'rxjs';
import { checkViewOptions } from '../../src/canvas/check-view-options.js';

it('fills in the defaults', () => {
  const options = {
    frame$: EMPTY,
    renderer: '2d',
    shading: 1,
    margin: 0,
    live: true,
    smooth: false,
    pixelRatio: 0.5,
  } as const;
  expect(checkViewOptions('GridView', options)).toEqual(options);
  const { frame$, renderer, pixelRatio, ...others } = checkViewOptions('GridView', {});
  expect([frame$, renderer, pixelRatio]).toEqual([undefined, undefined, undefined]);
  expect(others).toEqual({ shading: 0, margin: 0, live: false, smooth: true });
});

it.each([
  [null, 'GridView: options must be an object, got null'],
  [{ frame$: 5 }, 'GridView: frame$ must be an observable, got 5'],
  [{ renderer: 'svg' }, 'GridView: renderer must be "webgl" or "2d", got "svg"'],
  [{ shading: 1.5 }, 'GridView: shading must be from 0 to 1, got 1.5'],
  [{ margin: Infinity }, 'GridView: margin must be >= 0 and finite, got Infinity'],
  [{ live: 1 }, 'GridView: live must be '],
  [{ smooth: 'no' }, 'GridView: smooth must be '],
  [{ pixelRatio: 0 }, 'GridView: pixelRatio must be > 0 and finite, got 0'],
])('refuses %p', (options, message) => {
  expect(() => checkViewOptions('GridView', options as never)).toThrow(message);
});
