import type {
  Deep,
  Faded,
  Flipped,
  Percentage,
  Positioned,
  Removable,
  Rotated,
  Scaled,
  Sized,
  Skewed,
  Tinted,
  Viewed,
  Visible,
} from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import type { Elemental } from 'rx-motion/dom';
import type { Framed } from 'rx-motion/sprite';

type Placed = Positioned & Deep & Rotated & Scaled & Skewed & Flipped & Viewed;
type Seen = Sized & Faded & Tinted & Visible & Percentage & Framed;

/** The state of an actor. */
export type ActorState = Placed & Seen;

/** A figure on a stage: a target for every action, on a canvas or on the page. */
export interface Actor extends Placed, Seen, Removable, Elemental {}

/** An actor on a canvas, or invisible. Its element only holds its style, and is not shown. */
export class SpriteActor extends Sprite implements Actor {
  readonly element: HTMLElement = document.createElement('div');
}
