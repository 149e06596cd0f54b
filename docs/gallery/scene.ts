import type { Action, Seconds } from 'rx-motion';
import type { ActorState } from './stage/actor.js';
import type { Stage } from './stage/stage.js';

/** One page of the gallery: actors, and the code that animates them. */
export interface Scene {
  readonly title: string;
  /** Its name in cocos2d-x. */
  readonly cocos?: string;
  /** A sentence or two. */
  readonly text: string;
  /** Something to try: to scrub, to compare, to change in its program. */
  readonly tryIt: string;
  /** The initial kind of stage, or the only one. */
  readonly stage?: 'canvas' | 'dom' | 'dom only';
  /** Puts actors on a stage and returns the action that animates them. */
  readonly build: (stage: Stage) => Choreography;
}

/** The action of a scene. */
export interface Choreography {
  /** Contains its targets. */
  readonly action: Action<null>;
  /** The duration in the gallery, if the action has no end of its own. */
  readonly duration?: Seconds;
  /** The states of the actors at the end; a test checks them. */
  readonly end: Readonly<Record<string, Partial<ActorState>>>;
}
