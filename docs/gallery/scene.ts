import type { Action, Seconds } from 'rx-motion';
import type { ActorState } from './stage/actor.js';
import type { Stage } from './stage/stage.js';

/** One page of the gallery: something that moves, and the code that moves it. */
export interface Scene {
  readonly title: string;
  /** What cocos2d-x calls it. */
  readonly cocos?: string;
  /** A sentence or two. */
  readonly text: string;
  /** What to do with it: to scrub, to compare, to change in its program. */
  readonly tryIt: string;
  /** What it is shown on first, or alone. */
  readonly stage?: 'canvas' | 'dom' | 'dom only';
  /** Puts actors on a stage and returns what moves them. */
  readonly build: (stage: Stage) => Choreography;
}

/** What moves the actors of a scene. */
export interface Choreography {
  /** It knows its targets itself. */
  readonly action: Action<null>;
  /** How long it is shown, where the action has no end of its own. */
  readonly duration?: Seconds;
  /** How the actors stand at the end; a test holds the scene to it. */
  readonly end: Readonly<Record<string, Partial<ActorState>>>;
}
