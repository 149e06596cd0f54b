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

/** What stands on a stage: a target for every action, whatever draws it. */
export interface Actor extends Placed, Seen, Removable, Elemental {}

/** An actor that a canvas draws, or nobody. The style of its element is remembered and not shown. */
export class SpriteActor extends Sprite implements Actor {
  readonly element: HTMLElement = document.createElement('div');
}
