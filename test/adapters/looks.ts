import {
  blink,
  fadeIn,
  fadeOut,
  fadeTo,
  flipX,
  flipY,
  hide,
  orbitCamera,
  progressTo,
  removeSelf,
  scaleTo,
  sequence,
  show,
  tintTo,
  to,
  toggleVisibility,
} from '../../src/index.js';
import { animate, Animation, SpriteFrame } from '../../src/sprite/index.js';
import { type Claim, claim } from './adapted.js';
import { expectSame } from './same.js';

const [first, second] = ['first', 'second'].map(
  (name) => new SpriteFrame({ name, texture: { url: 'two.png' }, rect: { x: 0, y: 0, width: 32, height: 16 } }),
) as [SpriteFrame, SpriteFrame];

/** Claims about the looks of a target. */
export const looks: readonly Claim[] = [
  claim('fades out, in and to an opacity', ['opacity'], (_target, run) => {
    const at = run(sequence(fadeOut(1), fadeIn(1), fadeTo(1, 0.25)));
    const seen = [0, 0.5, 1, 1.5, 2, 3].map((time) => at(time).opacity);
    expectSame(seen, [1, 0.5, 0, 0.5, 1, 0.25]);
  }),
  claim('is tinted, with fractions of channels', ['color'], (target, run) => {
    target.color = { r: 0, g: 0, b: 0 };
    const at = run(tintTo(1, { r: 255, g: 101, b: 7 }));
    at(0.5);
    expectSame(target.color, { r: 127.5, g: 50.5, b: 3.5 });
    at(1);
    expectSame(target.color, { r: 255, g: 101, b: 7 });
  }),
  claim('is hidden, shown, toggled and blinked', ['visible'], (target, run) => {
    const at = run(sequence(hide(), to(1, {}), show(), to(1, {}), toggleVisibility()));
    const seen = [0, 1, 2].map((time) => at(time).visible);
    expectSame(seen, [false, true, false]);
    at(-1);
    run(blink(1, 2))(0.125);
    expectSame(target.visible, false);
  }),
  claim('is flipped without a change of its scale', ['flippedX', 'flippedY', 'scaleX', 'scaleY'], (target, run) => {
    run(sequence(flipX(), flipY(), scaleTo(1, 3)))(1);
    expectSame([target.flippedX, target.flippedY, target.scaleX, target.scaleY], [true, true, 3, 3]);
    run(flipX(false))(0);
    expectSame([target.flippedX, target.scaleX], [false, 3]);
  }),
  claim('plays an animation, and restores what it showed', ['spriteFrame'], (target, run) => {
    const before = target.spriteFrame;
    const animation = new Animation([first, second], { delayPerUnit: 0.5, restoreOriginalFrame: true });
    const at = run(animate(animation));
    const seen = [0, 0.5, 1].map((time) => at(time).spriteFrame);
    expectSame(seen, [first, second, before]);
  }),
  claim('shows a part', ['percentage'], (target, run) => {
    target.percentage = 20;
    run(progressTo(1, 60))(0.5);
    expectSame(target.percentage, 40);
  }),
  claim('is viewed from another eye', ['eye'], (target, run) => {
    const found = target.eye;
    const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 0 };
    const at = run(orbitCamera(1, orbit));
    at(1);
    expectSame(target.eye.x > 0, true);
    at(-1);
    expectSame(target.eye, found);
  }),
  claim('leaves its scene', ['remove'], (_target, run, { isThere }) => {
    expectSame(isThere(), true);
    run(removeSelf())(0);
    expectSame(isThere(), false);
  }),
];
