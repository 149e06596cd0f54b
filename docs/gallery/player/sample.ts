import type { Seconds } from 'rx-motion';
import { from } from 'rxjs';
import type { Choreography, Scene } from '../scene.js';
import type { ActorState } from '../stage/actor.js';
import { Cast, type Member } from '../stage/cast.js';
import { poseOf, type Snapshot, snapshot } from './snapshot.js';

/** One actor through a whole scene. */
export interface Strip {
  readonly member: Member;
  readonly states: readonly Snapshot[];
  readonly poses: readonly ActorState[];
}

/** The states of a scene's actors at evenly spaced times. */
export interface Sampled {
  readonly duration: Seconds;
  readonly strips: readonly Strip[];
}

const pieces = 240;

/** Runs a scene once, synchronously, on invisible actors: any stream of time drives an action. */
export function sample(scene: Scene): Sampled {
  const cast = new Cast();
  const choreography = scene.build(cast);
  const duration = durationOf(choreography);
  const strips = cast.members.map((member) => ({ member, states: [] as Snapshot[], poses: [] as ActorState[] }));
  const times = Array.from({ length: pieces + 1 }, (_, index) => (index / pieces) * duration);
  from(times)
    .pipe(choreography.action.on(null))
    .subscribe(() => {
      for (const { member, states, poses } of strips) {
        states.push(snapshot(member.actor));
        poses.push(poseOf(member.actor));
      }
    });
  return { duration, strips };
}

/** The duration of a choreography in the gallery. */
export function durationOf({ action, duration }: Choreography): Seconds {
  return duration ?? (action as { readonly duration?: Seconds }).duration ?? 0;
}
