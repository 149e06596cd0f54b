import { styleNumber } from 'rx-motion/dom';
import type { Actor, ActorState } from '../stage/actor.js';

/** The state of an actor in numbers. */
export type Snapshot = Readonly<Record<string, number>>;

/** The visible state of an actor, as numbers by name. */
export function snapshot(actor: Actor): Snapshot {
  const { color, eye } = actor;
  const distance = Math.hypot(eye.x, eye.y, eye.z);
  return {
    x: actor.x,
    y: actor.y,
    rotation: actor.rotation,
    scaleX: actor.scaleX,
    scaleY: actor.scaleY,
    skewX: actor.skewX,
    skewY: actor.skewY,
    width: actor.width,
    height: actor.height,
    opacity: actor.opacity,
    red: color.r,
    green: color.g,
    blue: color.b,
    visible: Number(actor.visible),
    flippedX: Number(actor.flippedX),
    flippedY: Number(actor.flippedY),
    percentage: actor.percentage,
    eyeX: eye.x / distance,
    eyeY: eye.y / distance,
    eyeZ: eye.z / distance,
    frame: frameNumber(actor),
    glow: styleNumber(actor.element, '--glow').value,
    corner: styleNumber(actor.element, '--corner').value,
  };
}

/** Sprite frames in the order of their first appearance. */
const seen: unknown[] = [];

function frameNumber({ spriteFrame }: Actor): number {
  if (spriteFrame.name === '') return -1;
  const known = seen.indexOf(spriteFrame);
  return known < 0 ? seen.push(spriteFrame) - 1 : known;
}

/** A copy of an actor's state. */
export function poseOf(actor: Actor): ActorState {
  const { x, y, z, rotation, scaleX, scaleY, skewX, skewY, flippedX, flippedY, eye } = actor;
  const { width, height, opacity, color, visible, percentage, spriteFrame } = actor;
  const placed = { x, y, z, rotation, scaleX, scaleY, skewX, skewY, flippedX, flippedY, eye };
  return { ...placed, width, height, opacity, color, visible, percentage, spriteFrame };
}
