import type { Point } from 'rx-motion';
import type { LookName } from '../looks/looks.js';
import type { Actor, ActorState } from './actor.js';
import type { Label } from './label.js';

/** The stage for a scene's actors: 640 by 360 units, y points down, positions are those of an actor's centre. */
export interface Stage {
  /** Puts an actor on the stage. Its name is its look, for the second one `ball 2`. */
  readonly add: (look: LookName, state?: Partial<ActorState>) => Actor;
  /** Draws a permanent guide under the actors. */
  readonly guide: (guide: Guide) => void;
}

/** A drawing under the actors. */
export type Guide =
  | { readonly line: readonly Readonly<Point>[]; readonly isFaint?: boolean }
  | { readonly points: readonly Readonly<Point>[] }
  | { readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } }
  | Label;

/** The units of a stage. */
export const stageWidth = 640;
export const stageHeight = 360;
