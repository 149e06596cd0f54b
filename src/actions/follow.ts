import { isObservable, type Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { readPosition } from '../lines/target.js';
import { checkFinite, checkObject, checkOptions } from '../math/check.js';
import { doEach } from '../math/do-each.js';
import type { Point } from '../math/spline.js';
import type { EndingAction } from '../motion/action.js';
import { openLeaf } from '../motion/compound.js';
import { LatestValue } from '../motion/latest-value.js';
import type { OpenEffect } from '../time/effect.js';
import type { Positioned, Sized } from './capabilities.js';

/** What {@link follow} keeps in view, and its limits. */
export interface FollowOptions {
  /** The size of the window through which the target is seen. */
  readonly viewport: Readonly<Sized>;
  /**
   * The part of the target that the window may show; without bounds, all of it. Along an axis on which it is smaller
   * than the window, it stays centred. If it is smaller on both axes, the target is left alone.
   */
  readonly bounds?: Readonly<Positioned & Sized> | undefined;
  /** The distance from the centre of the window to the leader. */
  readonly offset?: Readonly<Point> | undefined;
  /** When it emits, the action ends in the next frame, which still shows the leader. */
  // eslint-disable-next-line rxjs-x/finnish -- an option that reads as a word
  readonly until?: Observable<unknown> | undefined;
}

/** A position, and whether the object there was removed. */
export interface Leader extends Point {
  /**
   * Ends the action once it is true. Sprites of a stage and the targets of `rx-motion/dom`, `/pixi` and `/three` have
   * it.
   */
  readonly removed?: boolean | undefined;
}

/**
 * Moves the target, such as a world, so that a leader in it stays in the middle of the window.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { follow } from 'rx-motion';
 *
 * const world = { x: 0, y: 0 };
 * const hero = { x: 700, y: 200 };
 * const viewport = { width: 480, height: 320 };
 * const camera = follow(hero, { viewport, bounds: { x: 0, y: 0, width: 960, height: 320 } });
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
 * const camera = follow(hero, { viewport: { width: 40, height: 20 } });
 * play(camera, { x: 0, y: 0 }, frame$).subscribe({ complete: () => (isOver = true) });
 * frame$.next(0);
 * hero.removed = true;
 * frame$.next(0.5);
 * isOver; // => true
 * ```
 *
 * @param leader An object with a position, or a stream of positions, in the target's own units.
 * @param options The window, the bounds, an offset, and a stream that ends it.
 * @returns An action that ends in the first frame after the leader's stream completes, the leader is `removed` or
 * `until` emits. That frame still shows the leader.
 * @throws RangeError when a number is not finite; TypeError when `leader` or an option is of the wrong kind.
 * @see cocos2d-x Follow. Differs: the caller gives the window; there is no director.
 */
export function follow(
  leader: Readonly<Leader> | Observable<Readonly<Point>>,
  options: FollowOptions,
): EndingAction<Positioned> {
  const positionOf = positionIn(options);
  checkObject<object>('follow', 'leader', leader);
  const { until: until$ } = options;
  if (until$ !== undefined) checkObservable('follow', 'until', until$);
  return openLeaf('follow', (target: Positioned) => new Following(leader, until$, target, positionOf));
}

class Following implements OpenEffect {
  private readonly target: Positioned;
  private readonly positionOf: PositionOf;
  private readonly found: Point;
  private readonly stream: LatestValue<Readonly<Point>> | null;
  private readonly leader: Readonly<Leader> | null;
  private readonly until: LatestValue<unknown> | null;
  /** Set by `stop`: a subscriber of the stream may stop the action while it is being read. */
  private isStopped = false;

  constructor(
    leader: Readonly<Leader> | Observable<Readonly<Point>>,
    until$: Observable<unknown> | undefined,
    target: Positioned,
    positionOf: PositionOf,
  ) {
    this.target = target;
    this.positionOf = positionOf;
    this.found = readPosition('follow', target);
    this.stream = isObservable(leader) ? new LatestValue(leader) : null;
    this.leader = isObservable(leader) ? null : leader;
    this.until = until$ === undefined ? null : new LatestValue(until$);
  }

  update(): Seconds | undefined {
    const leader = this.leader ?? this.stream?.read();
    if (!this.isStopped) this.until?.read();
    const position = this.stream?.isKnown === false ? null : this.positionOf(leader!);
    if (position !== null) this.put(position);
    return this.isOver() ? 0 : undefined;
  }

  undo(): void {
    this.put(this.found);
  }

  stop(): void {
    this.isStopped = true;
    doEach([this.stream, this.until], (latest) => latest?.close());
  }

  private isOver(): boolean {
    return this.stream?.completed === true || this.leader?.removed === true || this.until?.emitted === true;
  }

  private put({ x, y }: Point): void {
    this.target.x = x;
    this.target.y = y;
  }
}

/** The position of the target for a leader; null if the target is left alone. */
type PositionOf = (leader: Readonly<Point>) => Point | null;

/** A window that shows all of the bounds has nothing to follow. */
function positionIn(options: FollowOptions): PositionOf {
  const { viewport, bounds } = checkOptions('follow', options, 'bounds offset until viewport');
  const x = axis('x', 'width', options);
  const y = axis('y', 'height', options);
  if (bounds !== undefined && bounds.width <= viewport.width && bounds.height <= viewport.height) return () => null;
  return (leader) => {
    const position = checkObject('follow', "the leader's position", leader);
    return { x: x(checkFinite('follow', 'x', position.x)), y: y(checkFinite('follow', 'y', position.y)) };
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
