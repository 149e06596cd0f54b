import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  backOut,
  by,
  callFunc,
  crowd,
  cssValues,
  defineAction,
  delayTime,
  eased,
  type FiniteAction,
  follow,
  fromTo,
  jumpTo,
  keyframes,
  moveBy,
  moveTo,
  place,
  play,
  repeatTimes,
  reverseTime,
  sequence,
  shake,
  spawn,
  speed,
  stagger,
  targeted,
  to,
  tweenFrom,
  yoyo,
} from 'rx-motion';
import { of, Subject } from 'rxjs';
import { START } from '../../src/lines/start.js';

interface Ship {
  x: number;
  y: number;
  name: string;
  [START](): void;
}

/** A target whose position is known only once an action starts on it. */
function ship(): Ship {
  const ship: Ship = {
    ...{ x: NaN, y: NaN, name: '' },
    [START]() {
      if (Number.isNaN(ship.x)) Object.assign(ship, { x: 10, y: 20, name: '10px' });
    },
  };
  return ship;
}

const move = moveTo(1, { x: 30, y: 20 });

const actions: Record<string, FiniteAction<Ship>> = {
  moveTo: move,
  moveBy: moveBy(1, { x: 20 }),
  to: to(1, { x: 30 }),
  'to a text': to(1, { name: '30px' }, { mix: cssValues() }),
  'by a text': by(1, { name: '20px' }, { mix: cssValues() }),
  tweenFrom: tweenFrom(1, { x: 0 }),
  fromTo: fromTo(1, { x: 10 }, { x: 30 }),
  keyframes: keyframes(1, [{ x: 20 }, { x: 30 }]),
  jumpTo: jumpTo(1, { x: 30, y: 20 }, 5, 1),
  shake: shake(1, { x: 4 }),
  place: place({ x: 30, y: 20 }),
  defineAction: defineAction(1, (ship: Ship) => {
    const { x } = ship;
    return (progress) => (ship.x = x + 20 * progress);
  }),
  eased: eased(move, backOut),
  reverseTime: reverseTime(move),
  yoyo: yoyo(move),
  speed: speed(move, 2),
  repeatTimes: repeatTimes(moveBy(1, { x: 20 }), 2),
  sequence: sequence(delayTime(1), move),
  spawn: spawn(delayTime(2), move),
};

describe('a target that is read when an action starts', () => {
  describe.each(Object.entries(actions))('is known to %s', (_name, action) => {
    it.each<[string, (ship: Ship) => unknown]>([
      ['played', (ship) => play(action, ship, of(0, 0.5, 0.5, 1, 1)).subscribe()],
      ['played on a crowd', (ship) => play(action, ship, crowd(of(0, 0.5, 0.5, 1, 1))).subscribe()],
      ['at given times', (ship) => of(0, 0.5, 3, 0.5, 3).pipe(action.on(ship)).subscribe()],
      ['on a target of its own', (ship) => play(targeted(ship, action), {}, of(0, 3)).subscribe()],
      [
        'in a stagger',
        (ship) =>
          play(
            stagger(0.25, [ship], () => action),
            {},
            of(0, 3),
          ).subscribe(),
      ],
      [
        'under a manager',
        (ship) => {
          const manager = new ActionManager();
          manager.runAction(action, ship);
          for (const dt of [0, 0.5, 2, 2]) manager.update(dt);
        },
      ],
    ])('%s', (_how, run) => {
      const one = ship();
      run(one);
      expect([one.x, one.y, one.name].some((value) => Number.isNaN(value) || value === '')).toBe(false);
    });
  });

  it('is known to an action that ends at an unknown time', () => {
    const one = ship();
    const times$ = new Subject<number>();
    const world = follow({ x: 1, y: 2 }, { viewport: { width: 4, height: 4 } });
    times$.pipe(world.on(one)).subscribe();
    for (const time of [0, -1]) times$.next(time);
    expect([one.x, one.y]).toEqual([10, 20]);
  });

  it('is left alone by what does not read it', () => {
    const one = ship();
    play(
      sequence(
        callFunc(() => undefined),
        delayTime(1),
      ),
      one,
      of(0, 2),
    ).subscribe();
    expect(one.x).toBeNaN();
  });
});
