import * as motion from 'rx-motion';
import { animate, Animation, SpriteFrame } from 'rx-motion/sprite';
import { NEVER } from 'rxjs';

const here = { x: 0, y: 0 };
const way = { control1: here, control2: here, end: here };
const grey = { r: 0, g: 0, b: 0 };
const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 0, angleX: 0, deltaAngleX: 0 };
const frame = new SpriteFrame({ name: 'a', texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });

/** Every action that needs something of its target. */
export const every = {
  moveTo: motion.moveTo(1, here),
  moveBy: motion.moveBy(1, here),
  moveToX: motion.moveTo(1, { x: 1 }),
  moveByYZ: motion.moveBy(1, { y: 1, z: 1 }),
  moveToward: motion.moveToward(NEVER, 1),
  jumpTo: motion.jumpTo(1, here, 1, 1),
  jumpBy: motion.jumpBy(1, here, 1, 1),
  bezierTo: motion.bezierTo(1, way),
  bezierBy: motion.bezierBy(1, way),
  cardinalSplineTo: motion.cardinalSplineTo(1, [here], 0),
  cardinalSplineBy: motion.cardinalSplineBy(1, [here], 0),
  catmullRomTo: motion.catmullRomTo(1, [here]),
  catmullRomBy: motion.catmullRomBy(1, [here]),
  place: motion.place(here),
  follow: motion.follow(here, { viewport: { width: 1, height: 1 } }),
  rotateTo: motion.rotateTo(1, 90),
  rotateBy: motion.rotateBy(1, 90),
  rotateToXZ: motion.rotateTo(1, { x: 1, z: 1 }),
  rotateByY: motion.rotateBy(1, { y: 1 }),
  rotationalSkewTo: motion.rotationalSkewTo(1, here),
  rotationalSkewByY: motion.rotationalSkewBy(1, { y: 1 }),
  scaleTo: motion.scaleTo(1, 2),
  scaleBy: motion.scaleBy(1, 2),
  scaleToX: motion.scaleTo(1, { x: 1 }),
  scaleByXYZ: motion.scaleBy(1, { x: 1, y: 1, z: 1 }),
  skewTo: motion.skewTo(1, here),
  skewBy: motion.skewBy(1, here),
  resizeTo: motion.resizeTo(1, { width: 1, height: 1 }),
  resizeBy: motion.resizeBy(1, { width: 1, height: 1 }),
  fadeIn: motion.fadeIn(1),
  fadeOut: motion.fadeOut(1),
  fadeTo: motion.fadeTo(1, 0),
  tintTo: motion.tintTo(1, grey),
  tintBy: motion.tintBy(1, grey),
  blink: motion.blink(1, 1),
  show: motion.show(),
  hide: motion.hide(),
  toggleVisibility: motion.toggleVisibility(),
  flipX: motion.flipX(),
  flipY: motion.flipY(),
  progressTo: motion.progressTo(1, 100),
  progressFromTo: motion.progressFromTo(1, 0, 100),
  orbitCamera: motion.orbitCamera(1, orbit),
  removeSelf: motion.removeSelf(),
  tweenProperty: motion.tweenProperty(1, 'level', 0, 1),
  to: motion.to(1, { level: 1, light: { power: 1 } }),
  by: motion.by(1, { light: { place: { x: 1 } } }),
  animate: animate(new Animation([frame], { delayPerUnit: 1 })),
};
export type Every = typeof every;
