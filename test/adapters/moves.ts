import {
  by,
  jumpBy,
  moveBy,
  moveTo,
  place,
  resizeTo,
  rotateBy,
  rotateTo,
  scaleBy,
  scaleTo,
  sequence,
  skewTo,
  spawn,
} from '../../src/index.js';
import { type Claim, running } from './adapted.js';
import { expectNear, expectSame } from './same.js';

/** Claims about positions, rotations and sizes. */
export const moves: readonly Claim[] = [
  {
    name: 'moves to a place and is there exactly',
    needs: ['x', 'y'],
    check: (adapted) => {
      const { target } = adapted;
      const at = running(adapted, moveTo(1, { x: 0.1, y: -70.7 }));
      for (const time of [0, 0.3, 0.7, 1]) at(time);
      expectSame([target.x, target.y], [0.1, -70.7]);
    },
  },
  {
    name: 'adds two moves up',
    needs: ['x', 'y'],
    check: (adapted) => {
      const { target } = adapted;
      const { x, y } = target;
      const at = running(adapted, spawn(moveBy(1, { x: 100, y: 0 }), jumpBy(1, { x: 0, y: 0 }, 40, 2)));
      for (const time of [0, 0.125, 0.25, 0.75]) at(time);
      expectNear(target.x, x + 75);
      expectNear(target.y, y + 40);
    },
  },
  {
    name: 'keeps what others push it by while it moves',
    needs: ['x', 'y'],
    check: (adapted) => {
      const { target, push } = adapted;
      const { x } = target;
      const at = running(adapted, moveBy(1, { x: 100, y: 0 }));
      at(0.25);
      push(7);
      at(0.5);
      expectNear(target.x, x + 57);
      at(1);
      expectNear(target.x, x + 107);
    },
  },
  {
    name: 'moves in depth',
    needs: ['x', 'y', 'z'],
    check: (adapted) => {
      const { target } = adapted;
      running(adapted, moveTo(1, { x: 1, y: 2, z: 3 }))(1);
      expectSame([target.x, target.y, target.z], [1, 2, 3]);
    },
  },
  {
    name: 'is placed, and taken back',
    needs: ['x', 'y'],
    check: (adapted) => {
      const { target } = adapted;
      const { x, y } = target;
      const at = running(adapted, place({ x: 5, y: 6 }));
      at(0);
      expectSame([target.x, target.y], [5, 6]);
      at(-1);
      expectSame([target.x, target.y], [x, y]);
    },
  },
  {
    name: 'turns by an angle and the shorter way to one',
    needs: ['rotation'],
    check: (adapted) => {
      const { target } = adapted;
      const { rotation } = target;
      running(adapted, rotateBy(1, 350))(1);
      expectSame(target.rotation, rotation + 350);
      running(adapted, rotateTo(1, rotation + 10))(0.5);
      // It may count from one turn more or less.
      expectNear((target.rotation - rotation) % 360, 0);
    },
  },
  {
    name: 'turns about single axes',
    needs: ['rotationX', 'rotationY', 'rotationZ'],
    check: (adapted) => {
      const { target } = adapted;
      const { rotationX, rotationY, rotationZ } = target;
      running(adapted, rotateBy(1, { x: 10, y: 20, z: 30 }))(1);
      expectSame(
        [target.rotationX, target.rotationY, target.rotationZ],
        [rotationX + 10, rotationY + 20, rotationZ + 30],
      );
    },
  },
  {
    name: 'is scaled to and by a factor',
    needs: ['scaleX', 'scaleY'],
    check: (adapted) => {
      const { target } = adapted;
      running(adapted, sequence(scaleTo(1, 2), scaleBy(1, { y: 3 })))(2);
      expectSame([target.scaleX, target.scaleY], [2, 6]);
    },
  },
  {
    name: 'is skewed',
    needs: ['skewX', 'skewY'],
    check: (adapted) => {
      const { target } = adapted;
      running(adapted, skewTo(1, { x: 10, y: -20 }))(1);
      expectSame([target.skewX, target.skewY], [10, -20]);
    },
  },
  {
    name: 'has its own size, and another one',
    needs: ['width', 'height'],
    check: (adapted) => {
      const { target } = adapted;
      expectSame([target.width, target.height], [100, 50]);
      running(adapted, resizeTo(1, { width: 200, height: 75 }))(1);
      expectNear(target.width, 200);
      expectNear(target.height, 75);
    },
  },
  {
    name: 'adds to any of its numbers',
    needs: ['x', 'scaleX'],
    check: (adapted) => {
      const { target } = adapted;
      const { x, scaleX } = target;
      const at = running(adapted, by(1, { x: 10, scaleX: 1 }));
      at(0.5);
      target.scaleX += 5;
      at(1);
      expectNear(target.x, x + 10);
      expectNear(target.scaleX, scaleX + 6);
    },
  },
];
