import type { BehaviorSubject, Observable } from 'rxjs';
import type { Action, FiniteAction } from '../action/action.js';
import type { Seconds } from '../clock/seconds.js';
import { type Stagger, stagger } from '../compose/stagger.js';
import { targeted } from '../compose/targeted.js';
import { ActionManager } from '../manager/action-manager.js';
import type { RunOptions } from '../manager/run-options.js';
import type { RunningAction } from '../manager/running-action.js';
import type { Clock } from './clock.js';
import { type DomTarget, domTarget } from '../dom/target/dom-target.js';

/**
 * The motion of a component: an {@link ActionManager} on the application's clock that stops everything when the component is destroyed.
 *
 * Its frames come outside of Angular's zone: nothing is rendered for them. On a server nothing runs. Where motion is reduced, an action of
 * known length is at its end at once, and any other does not start.
 */
export class ComponentMotion extends ActionManager {
  /** The frames that it runs on, for streams of one's own. */
  readonly clock$: Observable<Seconds>;
  private readonly reduced$: BehaviorSubject<boolean>;
  private readonly host: Element | undefined;
  private isOver: boolean | undefined;

  /** Made by `injectMotion`. */
  constructor(clock: Clock, host: Element | undefined) {
    super(clock.frame$);
    this.clock$ = clock.frame$;
    this.reduced$ = clock.reduced$;
    this.host = clock.isServer ? undefined : host;
  }

  override runAction<T>(action: Action<T>, target: T, options?: RunOptions): RunningAction<T> {
    const running = super.runAction(action, target, options);
    if (this.isOver || this.reduced$.value) {
      if (!this.isOver && (action as FiniteAction<T>).duration < Infinity) running.finish();
      else running.stop();
    }
    return running;
  }

  /**
   * The elements of the component's view that a selector finds, as targets; none on a server.
   *
   * @param selector CSS.
   * @throws What `querySelectorAll` throws when `selector` is not one.
   */
  query(selector: string): DomTarget[] {
    return Array.from(this.host?.querySelectorAll<HTMLElement>(selector) ?? [], (element) => domTarget(element));
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
    return this.runAction(
      stagger(
        gap,
        this.query(selector).map((target) => targeted(target, action)),
      ),
      this,
    );
  }

  /** Stops everything for good. */
  destroy(): void {
    this.isOver = true;
    this.stopAll();
  }
}
