import { cubicBezier, type Curve, linear, type LinearStop, springCurve, toLinear } from 'rx-motion';
import { type Knob, knob } from '../../gallery/shell/knob.js';

/** A kind of curve with editable numbers. */
export interface CurveKind {
  readonly name: string;
  readonly knobs: readonly Knob[];
  readonly make: (values: readonly number[]) => MadeCurve;
}

/** A curve, with its code for a script and for a style sheet. */
export interface MadeCurve {
  readonly curve: Curve;
  readonly code: string;
  readonly css: string;
}

/** The kinds with sliders; the stops of `linear` are typed. */
export const curveKinds: readonly CurveKind[] = [
  {
    name: 'cubicBezier',
    knobs: [knob('x1', 0, 1, 0.2), knob('y1', -0.4, 1.4, 0.9), knob('x2', 0, 1, 0.3), knob('y2', -0.4, 1.4, 1.2)],
    make: ([x1 = 0, y1 = 0, x2 = 1, y2 = 1]) => ({
      curve: cubicBezier(x1, y1, x2, y2),
      code: `cubicBezier(${x1}, ${y1}, ${x2}, ${y2})`,
      css: `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})`,
    }),
  },
  {
    name: 'springCurve',
    knobs: [knob('stiffness', 10, 500, 170), knob('damping', 1, 60, 12), knob('mass', 0.1, 5, 1)],
    make([stiffness = 170, damping = 12, mass = 1]) {
      const curve = springCurve({ stiffness, damping, mass });
      return {
        curve,
        code: `springCurve({ stiffness: ${stiffness}, damping: ${damping}, mass: ${mass} })`,
        css: toLinear(curve, { tolerance: 0.01 }),
      };
    },
  },
];

/**
 * Reads stops in CSS syntax: `0, 0.25 75%, 1`.
 *
 * @throws RangeError that names the invalid stop.
 */
export function readStops(text: string): MadeCurve {
  const stops = text.split(',').map(readStop);
  const curve = linear(...stops);
  const written = stops.map((stop) => (typeof stop === 'number' ? String(stop) : `[${stop.join(', ')}]`));
  return { curve, code: `linear(${written.join(', ')})`, css: `linear(${text.trim()})` };
}

function readStop(text: string): LinearStop {
  const [output, ...inputs] = text.trim().split(/\s+/);
  const isRead =
    /^-?\d*\.?\d+$/.test(output ?? '') && inputs.length <= 2 && inputs.every((input) => /^-?\d*\.?\d+%$/.test(input));
  if (!isRead) throw new RangeError(`linear: a stop must be like 0.25 or 0.25 75%, got ${text.trim() || 'nothing'}`);
  const [from, to] = inputs.map((input) => parseFloat(input) / 100);
  if (from === undefined) return Number(output);
  return to === undefined ? [Number(output), from] : [Number(output), from, to];
}
