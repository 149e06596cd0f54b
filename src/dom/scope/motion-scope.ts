import { Observable, Subscription, switchMap, type TeardownLogic } from 'rxjs';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { mediaQuery } from '../../clock/media-query.js';
import { checkObservable } from '../../clock/observable-of.js';
import type { Seconds } from '../../clock/seconds.js';
import type { StyledElement } from '../../element/elemental.js';
import type { DomTarget } from '../../element/target/dom-target.js';
import { domTargets } from '../../element/target/dom-targets.js';
import { checkBoolean, checkFunction, checkOptions, wrongKind } from '../../math/check.js';
import { doEach } from '../../math/do-each.js';
import type { Action } from '../../motion/action.js';
import { play } from '../../motion/play.js';
import type { Releasable } from '../../motion/release-option.js';

/** Options of {@link motionScope}. */
export interface ScopeOptions {
  /** Frame deltas in seconds for {@link MotionScope.play}; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /**
   * Whether its targets are released when it is closed, so that they look as the page styles them. By default true;
   * otherwise they stay where they are.
   */
  readonly release?: boolean | undefined;
}

/** What is started in it ends with it. */
export interface MotionScope {
  /** Makes a target of each element of the scope that a selector finds, or of other elements. */
  targets<E extends StyledElement>(elements: Iterable<E>): DomTarget<E>[];
  targets(elements: string | Iterable<Element>): DomTarget[];
  /** Runs an action until it ends or the scope is closed. Its errors are reported as unhandled ones. */
  play<T>(action: Action<T>, target: T): Subscription;
  play(action: Action<unknown>): Subscription;
  /** Adds what must end with the scope: a subscription, or a function that is called. */
  add(teardown: TeardownLogic): void;
  /**
   * Builds a part of the scope, and builds it anew whenever the stream emits: first the part before is closed.
   *
   * @param build Is given a scope of its own, and the value. What it throws, and an error of the stream, end the whole
   * scope.
   */
  when<V>(source$: Observable<V>, build: (part: MotionScope, value: V) => void): void;
  /** Builds a part of the scope anew whenever a media query begins or ceases to match. */
  when(query: string, build: (part: MotionScope, matches: boolean) => void): void;
}

type Build = (scope: MotionScope) => void;

/**
 * Collects what a function starts: runs, targets, listeners. When it is closed, all of that ends at once, and its
 * targets are released.
 *
 * Subscribing builds it, unsubscribing closes it. It emits nothing.
 *
 * ```ts page
 * import { fromEvent } from 'rxjs';
 * import { moveTo, rotateBy } from 'rx-motion';
 * import { motionScope, reducedMotion$ } from 'rx-motion/dom';
 *
 * const subscription = motionScope((scope) => {
 *   scope.when('(min-width: 600px)', (part, isWide) => {
 *     for (const box of part.targets('#box')) part.play(moveTo(1, { x: isWide ? 200 : 40 }), box);
 *   });
 *   scope.when(reducedMotion$, (part, isReduced) => {
 *     if (isReduced) return;
 *     const [card] = part.targets('#card');
 *     part.add(fromEvent(card!.element, 'click').subscribe(() => part.play(rotateBy(1, 360), card!)));
 *   });
 * }).subscribe();
 * // When the page is left:
 * // subscription.unsubscribe();
 * ```
 *
 * @param root Where selectors look for elements.
 * @param build Starts what belongs to the scope.
 * @returns Builds a scope at each subscription. What `build` throws comes through the error channel.
 * @throws TypeError when an argument is of the wrong kind.
 */
export function motionScope(root: ParentNode, build: Build, options?: ScopeOptions): Observable<never>;
/** Looks for elements in the whole document. */
export function motionScope(build: Build, options?: ScopeOptions): Observable<never>;
export function motionScope(
  first: ParentNode | Build,
  ...rest: [(Build | ScopeOptions)?, ScopeOptions?]
): Observable<never> {
  const root = typeof first === 'function' ? undefined : first;
  const [build, options = {}] = (root === first ? rest : [first, ...rest]) as [Build, ScopeOptions?];
  if (root === first && !('querySelectorAll' in Object(root))) throw wrongKind('motionScope', 'root', 'a node', root);
  checkFunction('motionScope', 'build', build);
  const { frame$ = defaultFrame$, release = true } = checkOptions('motionScope', options, 'frame$ release');
  checkObservable('motionScope', 'frame$', frame$);
  checkBoolean('motionScope', 'release', release);
  return scopeIn(root, build, frame$, release);
}

function scopeIn(
  root: ParentNode | undefined,
  build: Build,
  frame$: Observable<Seconds>,
  releases: boolean,
): Observable<never> {
  return new Observable((subscriber) => {
    const parts = new Subscription();
    const targets = new Set<unknown>();
    // Once nothing runs on them any more.
    const release = (): void => doEach(targets, (target) => (target as Partial<Releasable> | null)?.release?.());
    subscriber.add(parts);
    if (releases) subscriber.add(release);
    build({
      targets: (elements: string | Iterable<Element>) => {
        const made = domTargets(elements, root);
        for (const target of made) targets.add(target);
        return made;
      },
      play: (action: Action<unknown>, target: unknown = {}) => {
        if ('release' in Object(target)) targets.add(target);
        const run = play(action, target, frame$).subscribe();
        parts.add(run);
        return run;
      },
      add: (teardown) => parts.add(teardown),
      when: <V>(condition$: string | Observable<V>, buildPart: (part: MotionScope, value: V) => void) => {
        const value$ = typeof condition$ === 'string' ? (mediaQuery(condition$) as Observable<V>) : condition$;
        checkObservable('when', 'condition', value$, 'a media query or an observable');
        const part$ = value$.pipe(
          switchMap((value) => scopeIn(root, (part) => buildPart(part, value), frame$, releases)),
        );
        parts.add(part$.subscribe({ error: (error: unknown) => subscriber.error(error) }));
      },
    } as MotionScope);
  });
}
