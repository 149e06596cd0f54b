import type { Point } from 'rx-motion';
import type { LookName } from '../looks/looks.js';
import type { Actor, ActorState } from './actor.js';
import type { Label } from './label.js';

/** Where a scene puts its actors: 640 by 360 units, y downwards, each actor held by its middle. */
export interface Stage {
  /** Puts an actor on the stage. It is called by its look, a second one `ball 2`. */
  readonly add: (look: LookName, state?: Partial<ActorState>) => Actor;
  /** Draws something that stays, behind the actors. */
  readonly guide: (guide: Guide) => void;
}

/** Something that is drawn behind the actors. */
export type Guide =
  | { readonly line: readonly Readonly<Point>[]; readonly isFaint?: boolean }
  | { readonly points: readonly Readonly<Point>[] }
  | { readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } }
  | Label;

/** The units of a stage. */
export const stageWidth = 640;
export const stageHeight = 360;
