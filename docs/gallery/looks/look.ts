import type { Draw } from 'rx-motion/canvas';
import type { SpriteFrame } from 'rx-motion/sprite';
import type { ActorState } from '../stage/actor.js';

/** How a kind of actor looks: on a canvas by `paint`, on the page by the class of its name in looks.css. */
export interface Look {
  /** How its actors are at first. */
  readonly state: Partial<ActorState> & { readonly width: number; readonly height: number };
  /** Where it is held. Default: the middle. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** A first frame, for those that show frames. */
  readonly spriteFrame?: () => SpriteFrame;
  /** Paints it with its top left at (0, 0), in its own size; what shows frames needs no paint. */
  readonly paint?: Draw;
}
