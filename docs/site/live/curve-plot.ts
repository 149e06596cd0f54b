import type { Curve } from 'rx-motion';
import { make } from '../../gallery/shell/make.js';
import { svg } from '../../gallery/shell/svg.js';

/** A drawing of a curve, and a disc beside it that moves along the curve. */
export interface CurvePlot {
  readonly element: HTMLElement;
  readonly picture: SVGSVGElement;
  /** Draws another curve. */
  readonly draw: (curve: Curve) => void;
  /** Shows the curve at this fraction of the time. */
  readonly show: (part: number) => void;
}

/** The space above 1 and below 0 that a curve may need, as a fraction of its height. */
const room = 0.4;

/** Plots a curve in a square; elastic ones leave it, above and below. */
export function curvePlot(curve: Curve, description: string): CurvePlot {
  const line = svg('path', { class: 'curve' });
  const dot = svg('circle', { class: 'dot', r: 0.045 });
  const picture = svg(
    'svg',
    { viewBox: `-0.06 ${-room} 1.12 ${1 + 2 * room}`, role: 'img', 'aria-label': description },
    svg('path', { class: 'axes', d: 'M0 0V1H1' }),
    svg('path', { class: 'goal', d: 'M0 0H1' }),
    line,
    dot,
  );
  const disc = make('span', { class: 'disc' });
  let drawn = curve;
  const draw = (curve: Curve): void => {
    drawn = curve;
    const points = Array.from({ length: 129 }, (_, index) => `${index / 128} ${1 - curve(index / 128)}`);
    line.setAttribute('d', `M${points.join('L')}`);
  };
  draw(curve);
  return {
    element: make('div', { class: 'plot' }, picture, make('div', { class: 'way', 'aria-hidden': 'true' }, disc)),
    picture,
    draw,
    show(part) {
      dot.setAttribute('cx', String(part));
      dot.setAttribute('cy', String(1 - drawn(part)));
      disc.style.setProperty('--place', String(drawn(part)));
    },
  };
}
