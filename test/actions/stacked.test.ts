import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import {
  type FiniteAction,
  type Positioned,
  bezierBy,
  by,
  cardinalSplineBy,
  catmullRomBy,
  fadeTo,
  jumpBy,
  jumpTo,
  moveBy,
  moveTo,
  rotateBy,
  to,
} from 'rx-motion';

const origin = { x: 0, y: 0 };
const end = { x: 100, y: 0 };

// prettier-ignore
const stacking: { name: string; action: FiniteAction<Positioned> }[] = [
  { name: 'moveTo', action: moveTo(1, end) },
  { name: 'moveTo of one axis', action: moveTo(1, { x: 100 }) },
  { name: 'moveBy', action: moveBy(1, end) },
  { name: 'moveBy of one axis', action: moveBy(1, { x: 100 }) },
  { name: 'jumpTo', action: jumpTo(1, end, 20, 2) },
  { name: 'jumpBy', action: jumpBy(1, end, 20, 2) },
  { name: 'bezierBy', action: bezierBy(1, { control1: origin, control2: end, end }) },
  { name: 'cardinalSplineBy', action: cardinalSplineBy(1, [origin, { x: 50, y: 0 }, end], 0) },
  { name: 'catmullRomBy', action: catmullRomBy(1, [origin, { x: 50, y: 0 }, end]) },
  { name: 'by', action: by(1, { x: 100 }) },
];

describe.each(stacking)('$name', ({ action }) => {
  it('keeps what else moves its target, and carries its way along', () => {
    const ship = { x: 0, y: 0 };
    const time$ = new Subject<number>();
    time$.pipe(action.on(ship)).subscribe();
    time$.next(0);
    time$.next(0.5);
    expect(ship.x).toBe(50);
    ship.x += 7;
    time$.next(0.5);
    expect(ship.x).toBe(57);
    time$.next(1);
    expect(ship.x).toBe(107);
    time$.next(0);
    expect(ship.x).toBe(7);
  });

  it('adds nothing to a target that rounds what it is given', () => {
    let x = 0;
    const pixel = {
      get x() {
        return x;
      },
      set x(value) {
        x = Math.round(value);
      },
      y: 0,
    };
    const time$ = new Subject<number>();
    time$.pipe(action.on(pixel)).subscribe();
    for (let frame = 0; frame <= 512; frame++) time$.next(frame / 512);
    expect(pixel.x).toBe(100);
  });
});

describe('what leads a number to a value', () => {
  it.each([
    { name: 'to', action: to(1, { opacity: 1 }) },
    { name: 'fadeTo', action: fadeTo(1, 1) },
    { name: 'rotateBy', action: rotateBy(1, 1) },
  ])('overwrites what else changes it: $name', ({ action }) => {
    const target = { opacity: 0, rotation: 0 };
    const time$ = new Subject<number>();
    time$.pipe(action.on(target)).subscribe();
    time$.next(0.5);
    target.opacity = target.rotation = 7;
    time$.next(0.75);
    expect([target.opacity, target.rotation]).toContain(0.75);
  });
});
