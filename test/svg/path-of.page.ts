import { pathOf } from 'rx-motion/svg';

const SVG = 'http://www.w3.org/2000/svg';

const shapes = {
  rect: '<rect x="3" y="4" width="20" height="10"/>',
  round: '<rect width="20" height="10" rx="3"/>',
  oval: '<rect x="-5" width="20" height="10" rx="90" ry="2"/>',
  circle: '<circle cx="5" r="7"/>',
  ellipse: '<ellipse cx="5" cy="-2" rx="7" ry="3"/>',
  pixels: '<ellipse cx="5px" cy="-2px" rx="7px" ry="3px"/>',
  line: '<line x1="1" y2="8" x2="-3"/>',
  polyline: '<polyline points="0,0 10,0 4 9"/>',
  polygon: '<polygon points="0,0 10,0 4 9"/>',
  path: '<path d="M1 2h8v3"/>',
};

/** The shapes whose path is elsewhere, at eight parts of the way, by a fifth of a unit: both are measured roughly. */
export function strays(): string[] {
  return Object.entries(shapes).flatMap(([name, markup]) => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.innerHTML = markup;
    document.body.append(svg);
    const shape = svg.firstElementChild as SVGGeometryElement;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', pathOf(shape));
    svg.append(path);
    const apart = [0, 0.1, 0.25, 0.4, 0.5, 0.65, 0.8, 1].map((part) => {
      const one = shape.getPointAtLength(part * shape.getTotalLength());
      const other = path.getPointAtLength(part * path.getTotalLength());
      return Math.hypot(one.x - other.x, one.y - other.y);
    });
    return Math.max(...apart) < 0.2 ? [] : [`${name} by ${Math.max(...apart)}`];
  });
}
