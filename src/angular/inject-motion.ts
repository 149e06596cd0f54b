import { DestroyRef, ElementRef, inject } from '@angular/core';
import type { Observable } from 'rxjs';
import type { Action, FiniteAction } from '../action/action.js';
import type { Seconds } from '../clock/seconds.js';
import { type Stagger, stagger } from '../compose/stagger.js';
import { targeted } from '../compose/targeted.js';
import { type DomTarget, domTarget } from '../dom/dom-target.js';
import { ActionManager } from '../manager/action-manager.js';
import type { RunOptions } from '../manager/run-options.js';
import type { RunningAction } from '../manager/running-action.js';
import { CLOCK, type Clock } from './clock.js';

/**
 * The motion of a component: an {@link ActionManager} on the application's clock that stops everything when the component is destroyed.
 *
 * Its frames come outside of Angular's zone: nothing is rendered for them. On a server nothing runs. Where motion is reduced, an action of
 * known length is at its end at once, and any other does not start.
 */
export class ComponentMotion extends ActionManager {
  /** The frames that it runs on, for streams of one's own. */
  readonly clock$: Observable<Seconds>;
  private readonly clock: Clock;
  private readonly host: Element | undefined;
  private isDestroyed = false;

  /** Made by {@link injectMotion}. */
  constructor(clock: Clock, host: Element | undefined) {
    super(clock.frame$);
    this.clock = clock;
    this.clock$ = clock.frame$;
    this.host = host;
  }

  override runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T> {
    const running = super.runAction(action, target, options);
    if (this.isDestroyed) running.stop();
    else if (this.clock.isCalm()) this.end(running);
    return running;
  }

  /**
   * The elements of the component's view that a selector finds, as targets; none on a server.
   *
   * @param selector CSS.
   * @throws What `querySelectorAll` throws when `selector` is not one.
   */
  query(selector: string): DomTarget[] {
    if (this.clock.isServer || this.host === undefined) return [];
    return Array.from(this.host.querySelectorAll<HTMLElement>(selector), (element) => domTarget(element));
  }

  /**
   * Starts an action on all elements that a selector finds, one after the other.
   *
   * @param gap Seconds from start to start, or when each one starts.
   * @param selector CSS, looked for in the component's view.
   * @param action What runs on each.
   * @throws RangeError when a time is negative or not finite; TypeError when `action` is not an action.
   */
  stagger(gap: Seconds | Stagger, selector: string, action: FiniteAction<DomTarget>): RunningAction {
    const parts = this.query(selector).map((target) => targeted(target, action));
    return this.runAction(stagger(gap, parts), this);
  }

  /** Stops everything for good. */
  destroy(): void {
    this.isDestroyed = true;
    this.stopAll();
  }

  private end(running: RunningAction): void {
    const { duration } = running.action as FiniteAction<never>;
    if (duration < Infinity) running.seek(duration);
    else running.stop();
  }
}

/**
 * The motion of the component, directive or service that asks for it, in an injection context.
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
 * @see {@link provideMotion}, which gives it a clock.
 */
export function injectMotion(): ComponentMotion {
  const host = inject<ElementRef<Element>>(ElementRef, { optional: true })?.nativeElement;
  const motion = new ComponentMotion(inject(CLOCK), host);
  inject(DestroyRef).onDestroy(() => {
    motion.destroy();
  });
  return motion;
}
