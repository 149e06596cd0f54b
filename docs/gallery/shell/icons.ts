import { svg } from './svg.js';

/** Icons as paths in a box of 24. */
const shapes = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M7.5 5.5h3.2v13H7.5zM13.3 5.5h3.2v13h-3.2z',
  loop: 'M17 3l4 4-4 4V8H8a4 4 0 0 0-4 4H2a6 6 0 0 1 6-6h9zM7 21l-4-4 4-4v3h9a4 4 0 0 0 4-4h2a6 6 0 0 1-6 6H7z',
} as const;

export type IconName = keyof typeof shapes;

/** An icon in the colour of the text. */
export function icon(name: IconName): SVGSVGElement {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: shapes[name] }));
}
