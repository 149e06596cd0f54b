import { type Action, to } from '../../src/index.js';
import { type Claim, type Everything, running } from './adapted.js';
import { behaviours } from './behaviours.js';
import { expectNear } from './same.js';

/** All claims about an adapter with these properties. */
export function claimsOf(has: readonly (keyof Everything)[]): Claim[] {
  const all = [...numbers.flatMap(claimsOfNumber), ...behaviours];
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
    {
      name: 'reads back exactly as it was written',
      needs: [name],
      check: ({ target, afterwards }) => {
        for (const value of [33.3, 0.1 + 0.2, 7]) {
          target[name] = value;
          afterwards?.();
          expectNear(target[name], value, tolerance[name] ?? 0);
        }
      },
    },
    {
      name: 'is animated to a value, and back',
      needs: [name],
      check: (adapted) => {
        const { target } = adapted;
        target[name] = 10;
        const at = running(adapted, to(1, { [name]: 30 }) as Action<unknown>);
        for (const [time, value] of [
          [0.5, 20],
          [1, 30],
          [0.25, 15],
        ] as const) {
          at(time);
          expectNear(target[name], value, 1e-6);
        }
      },
    },
  ];
}
