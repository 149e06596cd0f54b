import { describe, expect, it } from '@jest/globals';
import * as motion from 'rx-motion';
import { of, Subject } from 'rxjs';
import { START } from '../../src/lines/target.js';

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

const move = motion.moveTo(1, { x: 30, y: 20 });

const actions: Record<string, motion.FiniteAction<Ship>> = {
  moveTo: move,
  moveBy: motion.moveBy(1, { x: 20 }),
  to: motion.to(1, { x: 30 }),
  'to a text': motion.to(1, { name: '30px' }, { mix: motion.cssValues() }),
  'by a text': motion.by(1, { name: '20px' }, { mix: motion.cssValues() }),
  tweenFrom: motion.tweenFrom(1, { x: 0 }),
  fromTo: motion.fromTo(1, { x: 10 }, { x: 30 }),
  keyframes: motion.keyframes(1, [{ x: 20 }, { x: 30 }]),
  jumpTo: motion.jumpTo(1, { x: 30, y: 20 }, 5, 1),
  shake: motion.shake(1, { x: 4 }),
  place: motion.place({ x: 30, y: 20 }),
  defineAction: motion.defineAction(1, (ship: Ship) => {
    const { x } = ship;
    return (progress) => (ship.x = x + 20 * progress);
  }),
  eased: motion.eased(move, motion.backOut),
  reverseTime: motion.reverseTime(move),
  yoyo: motion.yoyo(move),
  speed: motion.speed(move, 2),
  repeatTimes: motion.repeatTimes(motion.moveBy(1, { x: 20 }), 2),
  sequence: motion.sequence(motion.delayTime(1), move),
  spawn: motion.spawn(motion.delayTime(2), move),
};

describe('a target that is read when an action starts', () => {
  describe.each(Object.entries(actions))('is known to %s', (_name, action) => {
    it.each<[string, (ship: Ship) => unknown]>([
      ['played', (ship) => motion.play(action, ship, of(0, 0.5, 0.5, 1, 1)).subscribe()],
      ['played on a crowd', (ship) => motion.play(action, ship, motion.crowd(of(0, 0.5, 0.5, 1, 1))).subscribe()],
      ['at given times', (ship) => of(0, 0.5, 3, 0.5, 3).pipe(action.on(ship)).subscribe()],
      ['on a target of its own', (ship) => motion.play(motion.targeted(ship, action), {}, of(0, 3)).subscribe()],
      [
        'in a stagger',
        (ship) =>
          motion
            .play(
              motion.stagger(0.25, [ship], () => action),
              {},
              of(0, 3),
            )
            .subscribe(),
      ],
      [
        'under a manager',
        (ship) => {
          const manager = new motion.ActionManager();
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
    const world = motion.follow({ x: 1, y: 2 }, { viewport: { width: 4, height: 4 } });
    times$.pipe(world.on(one)).subscribe();
    for (const time of [0, -1]) times$.next(time);
    expect([one.x, one.y]).toEqual([10, 20]);
  });

  it('is left alone by what does not read it', () => {
    const one = ship();
    motion
      .play(
        motion.sequence(
          motion.callFunc(() => undefined),
          motion.delayTime(1),
        ),
        one,
        of(0, 2),
      )
      .subscribe();
    expect(one.x).toBeNaN();
  });
});
