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
import { type Claim, claim } from './adapted.js';
import { expectNear, expectSame } from './same.js';

/** Claims about positions, rotations and sizes. */
export const moves: readonly Claim[] = [
  claim('moves to a place and is there exactly', ['x', 'y'], (target, run) => {
    const at = run(moveTo(1, { x: 0.1, y: -70.7 }));
    for (const time of [0, 0.3, 0.7, 1]) at(time);
    expectSame([target.x, target.y], [0.1, -70.7]);
  }),
  claim('adds two moves up', ['x', 'y'], (target, run) => {
    const { x, y } = target;
    const at = run(spawn(moveBy(1, { x: 100, y: 0 }), jumpBy(1, { x: 0, y: 0 }, 40, 2)));
    for (const time of [0, 0.125, 0.25, 0.75]) at(time);
    expectNear(target.x, x + 75);
    expectNear(target.y, y + 40);
  }),
  claim('keeps what others push it by while it moves', ['x', 'y'], (target, run, { push }) => {
    const { x } = target;
    const at = run(moveBy(1, { x: 100, y: 0 }));
    at(0.25);
    push(7);
    at(0.5);
    expectNear(target.x, x + 57);
    at(1);
    expectNear(target.x, x + 107);
  }),
  claim('moves in depth', ['x', 'y', 'z'], (target, run) => {
    run(moveTo(1, { x: 1, y: 2, z: 3 }))(1);
    expectSame([target.x, target.y, target.z], [1, 2, 3]);
  }),
  claim('is placed, and taken back', ['x', 'y'], (target, run) => {
    const { x, y } = target;
    const at = run(place({ x: 5, y: 6 }));
    at(0);
    expectSame([target.x, target.y], [5, 6]);
    at(-1);
    expectSame([target.x, target.y], [x, y]);
  }),
  claim('turns by an angle and the shorter way to one', ['rotation'], (target, run) => {
    const { rotation } = target;
    run(rotateBy(1, 350))(1);
    expectSame(target.rotation, rotation + 350);
    run(rotateTo(1, rotation + 10))(0.5);
    // It may count from one turn more or less.
    expectNear((target.rotation - rotation) % 360, 0);
  }),
  claim('turns about single axes', ['rotationX', 'rotationY', 'rotationZ'], (target, run) => {
    const { rotationX, rotationY, rotationZ } = target;
    run(rotateBy(1, { x: 10, y: 20, z: 30 }))(1);
    expectSame(
      [target.rotationX, target.rotationY, target.rotationZ],
      [rotationX + 10, rotationY + 20, rotationZ + 30],
    );
  }),
  claim('is scaled to and by a factor', ['scaleX', 'scaleY'], (target, run) => {
    run(sequence(scaleTo(1, 2), scaleBy(1, { y: 3 })))(2);
    expectSame([target.scaleX, target.scaleY], [2, 6]);
  }),
  claim('is skewed', ['skewX', 'skewY'], (target, run) => {
    run(skewTo(1, { x: 10, y: -20 }))(1);
    expectSame([target.skewX, target.skewY], [10, -20]);
  }),
  claim('has its own size, and another one', ['width', 'height'], (target, run) => {
    expectSame([target.width, target.height], [100, 50]);
    run(resizeTo(1, { width: 200, height: 75 }))(1);
    expectNear(target.width, 200);
    expectNear(target.height, 75);
  }),
  claim('adds to any of its numbers', ['x', 'scaleX'], (target, run) => {
    const { x, scaleX } = target;
    const at = run(by(1, { x: 10, scaleX: 1 }));
    at(0.5);
    target.scaleX += 5;
    at(1);
    expectNear(target.x, x + 10);
    expectNear(target.scaleX, scaleX + 6);
  }),
];
