import { DestroyRef, ElementRef, inject } from '@angular/core';
import type { BehaviorSubject, Observable, Subscription } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { at } from '../compose/at.js';
import { spawn } from '../compose/spawn.js';
import { targeted } from '../compose/targeted.js';
import { type DomTarget, domTarget } from '../element/target/dom-target.js';
import { Manager } from '../manager/manager.js';
import type { RunOptions } from '../manager/run-options.js';
import type { RunningAction } from '../manager/running-action.js';
import { checkNotNegative } from '../math/check.js';
import type { Action, FiniteAction } from '../motion/action.js';
import { type ApplicationClock, CLOCK } from './clock.js';

/**
 * The motion of the current component, directive or service. Call it in an injection context.
 *
 * ```ts
 * import { Component } from '@angular/core';
 * import { rotateBy } from 'rx-motion';
 * import { injectMotion } from 'rx-motion/angular';
 *
 * @Component({ selector: 'app-dice', template: '<i class="die"></i> <button (click)="roll()">Roll</button>' })
 * class Dice {
 *   private readonly motion = injectMotion();
 *
 *   protected roll(): void {
 *     this.motion.stagger(0.1, '.die', rotateBy(0.5, 360));
 *   }
 * }
 * ```
 *
 * @see {@link provideMotion}, which provides its clock.
 */
export function injectMotion(): ComponentMotion {
  const host = inject<ElementRef<Element>>(ElementRef, { optional: true });
  const motion = new ComponentMotion(inject(CLOCK), host?.nativeElement);
  inject(DestroyRef).onDestroy(() => motion.destroy());
  return motion;
}

/**
 * The motion of a component: an {@link ActionManager} on the application's clock that stops everything when the
 * component is destroyed.
 *
 * Frames run outside Angular's zone and cause no rendering. On a server nothing runs. While motion is reduced, an
 * action of known length jumps to its end, and any other is stopped at once.
 */
export class ComponentMotion extends Manager {
  /** The frames that it runs on, for streams of your own. */
  readonly clock$: Observable<Seconds>;
  readonly #reduced$: BehaviorSubject<boolean>;
  /** Closed once it is destroyed. */
  readonly #reducing: Subscription;
  readonly #host: Element | undefined;

  /** Called by `injectMotion`. */
  constructor(clock: ApplicationClock, host: Element | undefined) {
    super(clock.frame$);
    this.clock$ = clock.frame$;
    this.#reduced$ = clock.reduced$;
    this.#reducing = clock.reduced$.subscribe((isReduced) => {
      if (isReduced) for (const running of this.getRunningActions()) conclude(running);
    });
    this.#host = clock.isServer ? undefined : host;
  }

  override runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T> {
    const running = super.runAction(action, sameTarget(target), options);
    if (this.#reducing.closed) running.stop();
    else if (this.#reduced$.value) conclude(running);
    return running;
  }

  /**
   * The elements of the component's view that match a selector, as targets; none on a server.
   *
   * @param selector CSS.
   * @throws The error of `querySelectorAll` when `selector` is invalid.
   */
  query(selector: string): DomTarget[] {
    return Array.from(this.#host?.querySelectorAll<HTMLElement>(selector) ?? [], (element) => domTarget(element));
  }

  /**
   * Starts an action on all elements that match a selector, one after another. For other orders, run a `stagger` of
   * rx-motion over {@link query}.
   *
   * @param gap Seconds from one start to the next.
   * @param selector CSS, for the component's view.
   * @param action The action to run on each.
   * @throws RangeError when `gap` is negative or not finite; TypeError when `action` is not an action.
   */
  stagger(gap: Seconds, selector: string, action: FiniteAction<DomTarget>): RunningAction {
    checkNotNegative('stagger', 'gap', gap);
    return this.runAction(
      spawn(this.query(selector).map((target, index) => at(gap * index, targeted(target, action)))),
      this,
    );
  }

  /** Stops everything for good. */
  destroy(): void {
    this.#reducing.unsubscribe();
    this.stopAll();
  }
}

/** Shows the end of an action at once; stops one without an end. */
function conclude(running: RunningAction): void {
  if ((running.action as FiniteAction<never>).duration < Infinity) running.finish();
  else running.stop();
}

const literals = /* @__PURE__ */ new WeakMap<object, unknown>();

/** One target for all literals `{ element }` of an element: the policies of a manager compare targets. */
function sameTarget<T>(target: T): T {
  const { element, ...others } = Object(target) as { readonly element?: unknown };
  if (!(element instanceof Object) || Object.getPrototypeOf(target) !== Object.prototype) return target;
  if (Object.keys(others).length > 0) return target;
  if (!literals.has(element)) literals.set(element, target);
  return literals.get(element) as T;
}
