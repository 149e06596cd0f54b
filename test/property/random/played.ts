import { callFunc, type EndingAction, play } from 'rx-motion';
import { concat, concatMap, from, merge, type Observable, repeat } from 'rxjs';
import { actionOf, type LeafAction, ownAction } from './action-of.js';
import type { Figure } from './figure.js';
import type { Tree } from './tree.js';
import { type Found, stateOf, type World, worldOf } from './world.js';

/** A world in which one of the calls may throw. */
export class Played {
  readonly world: World;
  private readonly fails: number;
  private count = 0;

  /** @param fails The number of the call that throws, from 1. */
  constructor(found: Found, fails = Infinity) {
    this.world = worldOf(found);
    this.fails = fails;
  }

  /** A tree, built of this library's actions. */
  actionOf(tree: Tree): EndingAction<Figure> {
    return actionOf(tree, this.world, this.leaf);
  }

  /** The same, built of RxJS's operators over `play`. Actions of unknown length, and empty ones, are taken as they are. */
  streamOf(tree: Tree, frame$: Observable<number>): Observable<unknown> {
    const { kind, times } = tree;
    const children$ = tree.children.map((child) => this.streamOf(child, frame$));
    if (children$.length > 0 && times !== 0)
      switch (kind) {
        case 'sequence':
          return children$.length % 2 === 0
            ? concat(...children$)
            : from(children$).pipe(concatMap((child$) => child$));
        case 'spawn':
          return merge(...children$);
        case 'repeat':
          return children$[0]!.pipe(repeat(times));
        default:
      }
    return play(this.actionOf(tree), this.world.self, frame$);
  }

  /** The state of everything, and the calls since the last look. */
  look(): { readonly state: unknown; readonly calls: readonly string[] } {
    return { state: stateOf(this.world), calls: this.world.calls.splice(0) };
  }

  private readonly leaf: LeafAction = (leaf, world, on) => {
    if (leaf.kind === 'leaf') return ownAction(leaf, world, on);
    return callFunc(() => {
      if (++this.count === this.fails) throw new Error('a call fails');
      world.calls.push(leaf.path);
    });
  };
}
