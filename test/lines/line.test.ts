import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import {
  type FiniteAction,
  type Positioned,
  bezierBy,
  bezierTo,
  by,
  cardinalSplineBy,
  cardinalSplineTo,
  catmullRomBy,
  catmullRomTo,
  jumpBy,
  jumpTo,
  moveBy,
  moveTo,
  play,
  rotateBy,
  to,
} from 'rx-motion';

const origin = { x: 0, y: 0 };
const end = { x: 100, y: 0 };

// prettier-ignore
const adding: { name: string; action: FiniteAction<Positioned> }[] = [
  { name: 'moveBy', action: moveBy(1, end) },
  { name: 'moveBy of one axis', action: moveBy(1, { x: 100 }) },
  { name: 'jumpBy', action: jumpBy(1, end, 20, 2) },
  { name: 'bezierBy', action: bezierBy(1, { control1: origin, control2: end, end }) },
  { name: 'cardinalSplineBy', action: cardinalSplineBy(1, [origin, { x: 50, y: 0 }, end], 0) },
  { name: 'catmullRomBy', action: catmullRomBy(1, [origin, { x: 50, y: 0 }, end]) },
  { name: 'by', action: by(1, { x: 100 }) },
];

// prettier-ignore
const owning: { name: string; action: FiniteAction<Positioned> }[] = [
  { name: 'moveTo', action: moveTo(1, end) },
  { name: 'moveTo of one axis', action: moveTo(1, { x: 100 }) },
  { name: 'jumpTo', action: jumpTo(1, end, 20, 2) },
  { name: 'bezierTo', action: bezierTo(1, { control1: origin, control2: end, end }) },
  { name: 'cardinalSplineTo', action: cardinalSplineTo(1, [origin, { x: 50, y: 0 }, end], 0) },
  { name: 'catmullRomTo', action: catmullRomTo(1, [origin, { x: 50, y: 0 }, end]) },
  { name: 'to', action: to(1, { x: 100 }) },
];

describe.each(owning)('$name owns its value', ({ action }) => {
  it('and overwrites what else moves its target', () => {
    const ship = { x: 0, y: 0 };
    const time$ = new Subject<number>();
    time$.pipe(action.on(ship)).subscribe();
    for (const [time, x] of [
      [0, 0],
      [0.5, 50],
      [0.5, 50],
      [1, 100],
    ] as const) {
      ship.x += 7;
      time$.next(time);
      expect(ship.x).toBe(x);
    }
  });

  it('so that a second one that overlaps it ends at its own place', () => {
    const ship = { x: 0, y: 0 };
    const frame$ = new Subject<number>();
    play(action, ship, frame$).subscribe();
    frame$.next(0);
    frame$.next(0.5);
    play(action, ship, frame$).subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect(ship.x).toBe(100);
  });
});

describe.each(adding)('$name adds', ({ action }) => {
  it('to what else moves its target, which carries its way along', () => {
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

describe('rotateBy', () => {
  it('adds to what else turns its target', () => {
    const target = { rotation: 0 };
    const time$ = new Subject<number>();
    time$.pipe(rotateBy(1, 1).on(target)).subscribe();
    time$.next(0.5);
    target.rotation += 7;
    time$.next(0.75);
    expect(target.rotation).toBe(7.75);
  });
});
