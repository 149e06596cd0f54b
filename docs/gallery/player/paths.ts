import type { Point } from 'rx-motion';
import type { ActorState } from '../stage/actor.js';
import type { Member } from '../stage/cast.js';
import type { Sampled, Strip } from './sample.js';

/** The path of one actor. */
export interface Path {
  readonly member: Member;
  /** The path, cut at jumps. */
  readonly pieces: readonly (readonly Point[])[];
  /** Positions at equal intervals of time: close together where it is slow. */
  readonly beats: readonly Point[];
  /** States to draw as pale copies. */
  readonly skins: readonly ActorState[];
}

/** The paths of all moving actors, except crowds of the same look. */
export function paths({ strips }: Sampled): Path[] {
  const movers = strips.filter(moves);
  const alike = ({ member }: Strip): number => movers.filter((other) => other.member.look === member.look).length;
  return movers.filter((mover) => alike(mover) <= 6).map(pathOf);
}

function moves({ states }: Strip): boolean {
  const first = states[0]!;
  return states.some(({ x, y }) => Math.hypot(x! - first.x!, y! - first.y!) > 1);
}

function pathOf({ member, states, poses }: Strip): Path {
  const pieces: Point[][] = [];
  const skins: ActorState[] = [];
  let last: Point | null = null;
  let skin: Point | null = null;
  states.forEach((state, index) => {
    const place = { x: state.x!, y: state.y! };
    if (last === null || distance(last, place) > 60) pieces.push([]);
    pieces.at(-1)!.push((last = place));
    if (index % 30 === 0 && (skin === null || distance(skin, place) > 24)) {
      skins.push(poses[index]!);
      skin = place;
    }
  });
  const beats = states.filter((_, index) => index % 6 === 0).map(({ x, y }) => ({ x: x!, y: y! }));
  return { member, pieces, beats, skins };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
