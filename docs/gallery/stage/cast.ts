import type { Look } from '../looks/look.js';
import { type LookName, looks } from '../looks/looks.js';
import { type Actor, type ActorState, SpriteActor } from './actor.js';
import type { Guide, Stage } from './stage.js';

/** An actor, and its data besides its state. */
export interface Member {
  readonly name: string;
  readonly look: Look;
  readonly actor: Actor;
}

/** Creates an actor with a look. */
export type Enter = (lookName: LookName, state: Partial<ActorState>) => Actor;

/** Everything that a scene has put on a stage. */
export class Cast implements Stage {
  readonly members: Member[] = [];
  readonly guides: Guide[] = [];
  private readonly enter: Enter;

  /** @param enter By default it creates invisible actors. */
  constructor(enter: Enter = spriteOf) {
    this.enter = enter;
  }

  readonly add = (lookName: LookName, state: Partial<ActorState> = {}): Actor => {
    const look: Look = looks[lookName];
    const first = look.spriteFrame === undefined ? {} : { spriteFrame: look.spriteFrame() };
    const actor = this.enter(lookName, { ...first, ...look.state, ...state });
    const alike = this.members.filter((member) => member.look === look).length;
    this.members.push({ name: alike === 0 ? lookName : `${lookName} ${alike + 1}`, look, actor });
    return actor;
  };

  readonly guide = (guide: Guide): void => {
    this.guides.push(guide);
  };
}

/** A sprite with a look. */
export function spriteOf(lookName: LookName, state: Partial<ActorState>): SpriteActor {
  const { paint, anchor }: Look = looks[lookName];
  return new SpriteActor({ ...state, anchor, ...(paint === undefined ? {} : { draw: paint }) });
}
