import { type Observable, isObservable } from 'rxjs';
import type { EndingAction } from '../action/action.js';
import type { OpenEffect } from '../time/effect.js';
import { Latest } from '../action/latest.js';
import { unplanned } from '../action/composed.js';
import { OpenLeaf } from '../action/open-leaf.js';
import { checkObservable } from '../clock/check-observable.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from '../clock/seconds.js';
import type { Positioned, Sized } from './capabilities.js';

/** What `follow` keeps in view, and where it stops. */
export interface FollowOptions {
  /** Size of the window through which the target is seen. */
  readonly viewport: Readonly<Sized>;
  /**
   * The part of the target that the window may show: it does not go beyond. Bounds that are smaller than the window stay in its
   * middle; if they are so in both axes, the target is left alone. Without bounds there is no limit.
   */
  readonly bounds?: Readonly<Positioned & Sized>;
  /** How far from the window's centre the leader is held. */
  readonly offset?: Readonly<Point>;
  /** Ends the action when it emits: at the next frame, which still shows the leader. */
  // eslint-disable-next-line rxjs-x/finnish -- an option that reads as a word
  readonly until?: Observable<unknown>;
}

/** A place, and whether what is there has been taken away. */
export interface Leader extends Point {
  /** Once it is true, the action ends. Sprites of a stage and the targets of `rx-motion/dom`, `/pixi` and `/three` say it themselves. */
  readonly removed?: boolean;
}

/**
 * Moves the target, a world say, so that a leader in it stays in the middle of the window.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { follow } from 'rx-motion';
 *
 * const world = { x: 0, y: 0 };
 * const hero = { x: 700, y: 200 };
 * const camera = follow(hero, { viewport: { width: 480, height: 320 }, bounds: { x: 0, y: 0, width: 960, height: 320 } });
 * from([0]).pipe(camera.on(world)).subscribe();
 * world; // => { x: -460, y: 0 }
 * ```
 *
 * It ends when the leader is gone:
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { follow, play } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const hero = { x: 20, y: 10, removed: false };
 * let isOver = false;
 * play(follow(hero, { viewport: { width: 40, height: 20 } }), { x: 0, y: 0 }, frame$).subscribe({ complete: () => (isOver = true) });
 * frame$.next(0);
 * hero.removed = true;
 * frame$.next(0.5);
 * isOver; // => true
 * ```
 *
 * @param leader An object with a place, or a stream of places; all in the target's own units.
 * @param options The window, bounds, offset, and what else ends it.
 * @returns An action that ends at the first frame after the leader's stream has completed, the leader says that it is `removed`, or
 * `until` has emitted. That frame still shows the leader.
 * @throws RangeError when a number is not finite; TypeError when something is not an object, or `until` not an observable.
 * @see cocos2d-x Follow. Differs: the window is given, not asked of a director.
 */
export function follow(
  leader: Readonly<Leader> | Observable<Readonly<Point>>,
  options: FollowOptions,
): EndingAction<Positioned> {
  const placeOf = framing(options);
  checkObject<object>('follow', 'leader', leader);
  const { until: until$ } = options;
  if (until$ !== undefined) checkObservable('follow', 'until', until$);
  return unplanned(
    'follow',
    (target: Positioned, start, end, edges) =>
      new OpenLeaf(new Following(leader, until$, target, placeOf), start, end, edges),
  );
}

class Following implements OpenEffect {
  private readonly target: Positioned;
  private readonly placeOf: PlaceOf;
  private readonly found: Point;
  private readonly stream: Latest<Readonly<Point>> | null;
  private readonly leader: Readonly<Leader> | null;
  private readonly until: Latest<unknown> | null;
  /** What the stream has brought about may have stopped the action. */
  private isStopped = false;

  constructor(
    leader: Readonly<Leader> | Observable<Readonly<Point>>,
    until$: Observable<unknown> | undefined,
    target: Positioned,
    placeOf: PlaceOf,
  ) {
    this.target = target;
    this.placeOf = placeOf;
    this.found = { x: target.x, y: target.y };
    this.stream = isObservable(leader) ? new Latest(leader) : null;
    this.leader = isObservable(leader) ? null : leader;
    this.until = until$ === undefined ? null : new Latest(until$);
  }

  update(): Seconds | undefined {
    const leader = this.leader ?? this.stream?.read();
    if (!this.isStopped) this.until?.read();
    const place = this.stream?.isKnown === false ? null : this.placeOf(leader!);
    if (place !== null) this.put(place);
    return this.isOver() ? 0 : undefined;
  }

  undo(): void {
    this.put(this.found);
  }

  stop(): void {
    this.isStopped = true;
    try {
      this.stream?.close();
    } finally {
      this.until?.close();
    }
  }

  private isOver(): boolean {
    return this.stream?.completed === true || this.leader?.removed === true || this.until?.emitted === true;
  }

  private put({ x, y }: Point): void {
    this.target.x = x;
    this.target.y = y;
  }
}

/** Where the target has to be for a leader; null where it is to be left alone. */
type PlaceOf = (leader: Readonly<Point>) => Point | null;

/** The place by the options. A window that sees all of the bounds has nothing to follow. */
function framing(options: FollowOptions): PlaceOf {
  const { viewport, bounds } = checkObject('follow', 'options', options);
  const x = axis('x', 'width', options);
  const y = axis('y', 'height', options);
  if (bounds !== undefined && bounds.width <= viewport.width && bounds.height <= viewport.height) return () => null;
  return (leader) => {
    const place = checkObject('follow', "the leader's place", leader);
    return { x: x(checkFinite('follow', 'x', place.x)), y: y(checkFinite('follow', 'y', place.y)) };
  };
}

function axis(
  name: 'x' | 'y',
  side: 'width' | 'height',
  { viewport, bounds, offset = { x: 0, y: 0 } }: FollowOptions,
): (leader: number) => number {
  const size = numberOf('viewport', viewport, side);
  const centre = size / 2 + numberOf('offset', offset, name);
  if (bounds === undefined) return (leader) => centre - leader;
  const high = 0 - numberOf('bounds', bounds, name);
  const low = high - numberOf('bounds', bounds, side) + size;
  if (high < low) return () => (low + high) / 2;
  return (leader) => Math.min(high, Math.max(low, centre - leader));
}

function numberOf<K extends string>(what: string, holder: Readonly<Record<K, number>>, key: K): number {
  return checkFinite('follow', `${what}.${key}`, checkObject('follow', what, holder)[key]);
}
