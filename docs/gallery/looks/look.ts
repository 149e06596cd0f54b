import type { Draw } from 'rx-motion/canvas';
import type { SpriteFrame } from 'rx-motion/sprite';
import type { ActorState } from '../stage/actor.js';

/**
 * The look of a kind of actor: `paint` draws it on a canvas, the class of its name in looks.css styles it on the page.
 */
export interface Look {
  /** The initial state of its actors. */
  readonly state: Partial<ActorState> & { readonly width: number; readonly height: number };
  /** Its anchor. Default: the centre. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** The first frame, for looks with sprite frames. */
  readonly spriteFrame?: () => SpriteFrame;
  /** Paints it with its top left at (0, 0), in its own size; looks with sprite frames need no paint. */
  readonly paint?: Draw;
}
