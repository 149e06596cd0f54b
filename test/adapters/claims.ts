import { type Action, to } from '../../src/index.js';
import { type Claim, claim, type Everything } from './adapted.js';
import { looks } from './looks.js';
import { moves } from './moves.js';
import { expectNear } from './same.js';

/** All claims about an adapter with these properties. */
export function claimsOf(has: readonly (keyof Everything)[]): Claim[] {
  const all = [...numbers.flatMap(claimsOfNumber), ...moves, ...looks];
  return all
    .filter(({ needs }) => needs.every((name) => has.includes(name)))
    .map((claim) => ({ ...claim, name: `${claim.name} (${claim.needs.join(', ')})` }));
}

const numbers = [
  ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
  ...(['rotationSkewX', 'rotationSkewY'] as const),
  ...(['skewX', 'skewY', 'width', 'height', 'opacity', 'percentage'] as const),
];

/** A size that is a scale is not exact. */
const tolerance: { readonly [K in keyof Everything]?: number } = { width: 1e-9, height: 1e-9 };

function claimsOfNumber(name: (typeof numbers)[number]): Claim[] {
  return [
    claim('reads back exactly as it was written', [name], (target, _run, { afterwards }) => {
      for (const value of [33.3, 0.1 + 0.2, 7]) {
        target[name] = value;
        afterwards?.();
        expectNear(target[name], value, tolerance[name] ?? 0);
      }
    }),
    claim('is animated to a value, and back', [name], (target, run) => {
      target[name] = 10;
      const at = run(to(1, { [name]: 30 }) as Action<unknown>);
      for (const [time, value] of [
        [0.5, 20],
        [1, 30],
        [0.25, 15],
      ] as const)
        expectNear(at(time)[name], value, 1e-6);
    }),
  ];
}
