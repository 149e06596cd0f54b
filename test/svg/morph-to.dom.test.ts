import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Action, reverseTime } from 'rx-motion';
import { type Elemental, flush } from 'rx-motion/dom';
import { morphTo, pathOf } from 'rx-motion/svg';
import { from } from 'rxjs';

const square = 'M0 0h50v50h-50z';
const triangle = 'M25 0L50 50H0z';
let element: SVGPathElement;
beforeEach(() => {
  element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', square);
});

function pathAt(action: Action<Elemental>, ...times: number[]): string | null {
  from(times).pipe(action.on({ element })).subscribe();
  flush();
  return element.getAttribute('d');
}

describe('morphTo', () => {
  it('has exactly the paths at its ends', () => {
    expect(pathAt(morphTo(1, triangle), 0)).toBe(square);
    expect(pathAt(morphTo(1, triangle), 0, 0.5)).toMatch(/^M[\d. ]+C[\d. ]+Z$/);
    expect(pathAt(morphTo(1, triangle), 0, 1)).toBe(triangle);
  });

  it('morphs into a shape', () => {
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    dot.setAttribute('r', '5');
    expect(pathAt(morphTo(1, dot), 0, 1)).toBe(pathOf(dot));
    expect(() => morphTo(1, document.body as never)).toThrow(
      new TypeError(
        'pathOf: shape must be one of the SVG elements path, polygon, polyline, line, circle, ellipse, rect, got "body"',
      ),
    );
  });

  it('goes back', () => {
    expect(pathAt(morphTo(1, triangle), 0, 0.5, 0)).toBe(square);
    expect(pathAt(reverseTime(morphTo(1, triangle)), 0)).toBe(triangle);
  });

  it('accepts a curve', () => {
    expect(
      pathAt(
        morphTo(1, triangle, () => 1),
        0.5,
      ),
    ).toBe(triangle);
  });

  it('needs path data on both sides', () => {
    expect(() => morphTo(1, 'L0 0')).toThrow(new RangeError('morphTo: path must have M at 0, got "L0 0"'));
    element.removeAttribute('d');
    const errors: string[] = [];
    from([0])
      .pipe(morphTo(1, square).on({ element }))
      .subscribe({ error: (error: unknown) => errors.push(String(error)) });
    expect(errors).toEqual(['TypeError: morphTo: the attribute d must be set, got null']);
  });
});
