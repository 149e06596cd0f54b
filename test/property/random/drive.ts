import type { Action } from 'rx-motion';
import { Subject } from 'rxjs';
import { actionOf } from './action-of.js';
import type { Figure } from './figure.js';
import type { Tree } from './tree.js';
import { type Found, stateOf, type World, worldOf } from './world.js';

/** One run of an action in a world of its own, advanced by hand. */
export class Drive {
  readonly world: World;
  private readonly time$ = new Subject<number>();

  constructor(tree: Tree | ((world: World) => Action<Figure>), found: Found) {
    this.world = worldOf(found);
    const action = typeof tree === 'function' ? tree(this.world) : actionOf(tree, this.world);
    this.time$.pipe(action.on(this.world.self)).subscribe();
  }

  /** Shows a time. Returns the state after it. */
  show(time: number): unknown {
    this.time$.next(time);
    return stateOf(this.world);
  }

  /** Stops the action. Returns the state after that. */
  stop(): unknown {
    this.time$.complete();
    return stateOf(this.world);
  }
}
