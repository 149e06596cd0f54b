import { arcCurves } from './arc-curves.js';
import type { Cubic, Pair } from './cubic.js';
import { commandsOf } from './path-data.js';

/**
 * The curves of path data: lines and arcs are cubic Bezier curves, too. At least one; moves leave gaps.
 *
 * @param name The name of the function in errors.
 * @throws As {@link commandsOf}.
 */
export function curvesOf(name: string, path: string): Cubic[] {
  const curves: Cubic[] = [];
  let here: Pair = [0, 0];
  /** Where a closed path returns to. */
  let start = here;
  /** The control of the curve before, which a smooth curve mirrors: of a cubic one, and of a quadratic one. */
  let cubicControl = here;
  let quadraticControl = here;
  const moveTo = (to: Pair): void => {
    here = cubicControl = quadraticControl = to;
  };
  const cubic = (control1: Pair, control2: Pair, to: Pair): void => {
    curves.push([...here, ...control1, ...control2, ...to]);
    moveTo(to);
    cubicControl = control2;
  };
  const quadratic = (control: Pair, to: Pair): void => {
    cubic(between(here, control, 2 / 3), between(to, control, 2 / 3), to);
    moveTo(to);
    quadraticControl = control;
  };
  const lineTo = (to: Pair): void => {
    quadratic(between(here, to, 0.5), to);
    moveTo(to);
  };
  const mirrored = (control: Pair): Pair => between(control, here, 2);

  for (const { letter, numbers } of commandsOf(name, path)) {
    const [x, y] = letter > 'Z' ? here : [0, 0];
    const at = (index: number): Pair => [x + numbers[index]!, y + numbers[index + 1]!];
    const command = letter.toUpperCase();
    if (command === 'M') moveTo((start = at(0)));
    else if (command === 'L') lineTo(at(0));
    else if (command === 'H') lineTo([at(0)[0], here[1]]);
    else if (command === 'V') lineTo([here[0], at(-1)[1]]);
    else if (command === 'C') cubic(at(0), at(2), at(4));
    else if (command === 'S') cubic(mirrored(cubicControl), at(0), at(2));
    else if (command === 'Q') quadratic(at(0), at(2));
    else if (command === 'T') quadratic(mirrored(quadraticControl), at(0));
    else if (command === 'Z') lineTo(start);
    else {
      const to = at(5);
      const isCurved = numbers[0] !== 0 && numbers[1] !== 0 && (here[0] !== to[0] || here[1] !== to[1]);
      if (isCurved) for (const curve of arcCurves(here, numbers, to)) cubic(...curve);
      else lineTo(to);
      moveTo(to);
    }
  }
  if (curves.length === 0) lineTo(here);
  return curves;
}

/** The point at a part of the way between two. */
function between(from: Pair, to: Pair, part: number): Pair {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
