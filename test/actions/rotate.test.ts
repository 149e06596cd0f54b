import { describe, expect, it } from '@jest/globals';
import { rotateBy, rotateTo } from 'rx-motion';
import { showing } from './showing.js';

describe('rotateTo', () => {
  it.each([
    { from: 0, to: 90, at: [45, 90] },
    { from: 350, to: 10, at: [360, 370] },
    { from: 10, to: 350, at: [0, -10] },
    { from: 0, to: 180, at: [90, 180] },
    { from: 0, to: 181, at: [-89.5, -179] },
    { from: 0, to: 360, at: [0, 0] },
    { from: 0, to: 720, at: [180, 360] },
    { from: 0, to: 900, at: [270, 540] },
    { from: 370, to: 720, at: [185, 360] },
    { from: 765, to: 45, at: [45, 45] },
    { from: -350, to: 10, at: [-350, -350] },
  ])('goes from $from to $to the shorter way, as cocos2d-x does', ({ from, to, at }) => {
    const show = showing(rotateTo(1, to), { rotation: from });
    expect([0.5, 1].map((time) => show(time).rotation)).toEqual(at);
  });

  it('restores the full rotations when time goes back before its start', () => {
    const show = showing(rotateTo(1, 90), { rotation: 730 });
    expect([0, -1].map((time) => show(time).rotation)).toEqual([10, 730]);
  });

  it('rotates about the named axes only', () => {
    const cube = { rotation: 1, rotationX: 350, rotationY: 0, rotationZ: 7 };
    showing(rotateTo(1, { x: 10, y: 90 }), cube)(1);
    expect(cube).toEqual({ rotation: 1, rotationX: 370, rotationY: 90, rotationZ: 7 });
  });
});

describe('rotateBy', () => {
  it('goes through full rotations', () => {
    const show = showing(rotateBy(1, 720), { rotation: 90 });
    expect([0, 0.25, 1].map((time) => show(time).rotation)).toEqual([90, 270, 810]);
  });
});
