import { describe, expect, it } from '@jest/globals';
import {
  bezierBy,
  bezierTo,
  by,
  cardinalSplineBy,
  cardinalSplineTo,
  catmullRomBy,
  type FiniteAction,
  jumpBy,
  jumpTo,
  moveBy,
  moveTo,
  orbitCamera,
  place,
  play,
  resizeBy,
  type ReversibleAction,
  rotateBy,
  rotationalSkewBy,
  scaleBy,
  skewBy,
  tintBy,
  tintTo,
  to,
} from 'rx-motion';
import { of } from 'rxjs';
import type { Figure } from '../property/random/figure.js';

const at = (x: number, y: number) => ({ x, y });
const way = () => ({ control1: at(1, 2), control2: at(3, 4), end: at(5, 6) });
const orbit = { radius: 1, deltaRadius: 2, angleZ: 3, deltaAngleZ: 4, angleX: 5, deltaAngleX: 6 };

interface Row<G extends object> {
  readonly name: string;
  readonly given: () => G;
  readonly make: (given: G) => FiniteAction<Figure> | ReversibleAction<Figure>;
}
const row = <G extends object>(name: string, given: () => G, make: Row<G>['make']): Row<G> => ({ name, given, make });

const rows = [
  row('moveTo', () => at(1, 2), (to) => moveTo(1, to)),
  row('moveBy', () => at(1, 2), (by) => moveBy(1, by)),
  row('jumpTo', () => at(1, 2), (to) => jumpTo(1, to, 8, 1)),
  row('jumpBy', () => at(1, 2), (by) => jumpBy(1, by, 8, 1)),
  row('bezierTo', way, (to) => bezierTo(1, to)),
  row('bezierBy', way, (by) => bezierBy(1, by)),
  row('cardinalSplineTo', () => [at(0, 0), at(1, 2)], (points) => cardinalSplineTo(1, points, 0)),
  row('cardinalSplineBy', () => [at(0, 0), at(1, 2)], (points) => cardinalSplineBy(1, points, 0)),
  row('catmullRomBy', () => [at(0, 0), at(1, 2)], (points) => catmullRomBy(1, points)),
  row('place', () => at(1, 2), (to) => place(to)),
  row('rotateBy', () => ({ x: 1, y: 2 }), (by) => rotateBy(1, by)),
  row('rotationalSkewBy', () => at(1, 2), (by) => rotationalSkewBy(1, by)),
  row('scaleBy', () => ({ x: 2, y: 4 }), (by) => scaleBy(1, by)),
  row('skewBy', () => at(1, 2), (by) => skewBy(1, by)),
  row('resizeBy', () => ({ width: 1, height: 2 }), (by) => resizeBy(1, by)),
  row('tintTo', () => ({ r: 1, g: 2, b: 3 }), (to) => tintTo(1, to)),
  row('tintBy', () => ({ r: 1, g: 2, b: 3 }), (by) => tintBy(1, by)),
  row('to', () => ({ light: { power: 1 } }), (values) => to(1, values)),
  row('by', () => ({ light: { power: 1 } }), (values) => by(1, values)),
  row('orbitCamera', () => ({ ...orbit, center: { x: 1, y: 2, z: 3 } }), (orbit) => orbitCamera(1, orbit)),
] as unknown as Row<object>[]; // prettier-ignore

/** Sets every number in it, at any depth, to 1,000. */
function spoil(given: object): void {
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'object') spoil(value as object);
    else (given as Record<string, number>)[key] = 1000;
  }
}

function figure(): Figure {
  const plain = {
    x: 0,
    y: 0,
    rotationX: 0,
    rotationSkewX: 0,
    rotationSkewY: 0,
    rotationY: 0,
    scaleX: 1,
    scaleY: 1,
    skewX: 0,
    skewY: 0,
    width: 0,
    height: 0,
  };
  const rich = { color: { r: 0, g: 0, b: 0 }, light: { power: 0, place: { x: 0 } }, eye: { x: 0, y: 0, z: 0 } };
  return { ...plain, ...rich } as unknown as Figure;
}

describe.each(rows)('$name is a value', ({ given, make }) => {
  it.each([
    { name: 'forwards', reversed: (action: FiniteAction<Figure>) => action },
    {
      name: 'in reverse',
      reversed: (action: FiniteAction<Figure>) =>
        'reverse' in action ? (action as ReversibleAction<Figure>).reverse() : action,
    },
  ])('that does not change with its arguments, $name', ({ reversed }) => {
    const [kept, spoilt] = [given(), given()];
    const actions = [make(kept), make(spoilt)];
    spoil(spoilt);
    const [one, other] = actions.map((action) => {
      const target = figure();
      play(reversed(action), target, of(0, 0.25, 0.25)).subscribe();
      return target;
    });
    expect(other).toEqual(one);
  });
});
