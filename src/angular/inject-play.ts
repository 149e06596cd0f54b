import { inject } from '@angular/core';
import { Observable, Subscription } from 'rxjs';
import type { Action } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { play } from '../motion/play.js';
import type { Progress } from '../time/effect.js';
import { CLOCK, endWithContext } from './clock.js';

/**
 * `play` for a component: on the application's clock, until the component is destroyed. Call it in an injection
 * context.
 *
 * Frames run outside Angular's zone and cause no rendering. On a server nothing runs. While motion is reduced, an
 * action of known length shows its end at once, and any other completes at once.
 *
 * ```ts
 * import { Component, ElementRef, afterRenderEffect, signal, viewChild } from '@angular/core';
 * import { injectPlay } from 'rx-motion/angular';
 * import { domTarget, styleTo } from 'rx-motion/dom';
 *
 * @Component({
 *   selector: 'app-panel',
 *   template: `
 *     <button (click)="open.set(!open())">Details</button>
 *     <div #panel style="height: 0; overflow: hidden"><ng-content /></div>
 *   `,
 * })
 * class Panel {
 *   protected readonly open = signal(false);
 *   private readonly panel = viewChild.required<ElementRef<HTMLElement>>('panel');
 *   private readonly play = injectPlay();
 *
 *   constructor() {
 *     afterRenderEffect((onCleanup) => {
 *       const height = styleTo(0.3, { height: this.open() ? 'auto' : 0 });
 *       const running = this.play(height, domTarget(this.panel().nativeElement)).subscribe();
 *       onCleanup(() => running.unsubscribe());
 *     });
 *   }
 * }
 * ```
 *
 * @returns A function of an action and its target. It returns an observable of progress, as `play` does; each
 * subscription is a run. It throws a TypeError when the action is not one of this library.
 * @see {@link injectMotion}, whose runs can be paused and found again.
 */
export function injectPlay(): <T>(action: Action<T>, target: T) => Observable<Progress> {
  const { calm$, frame$, reduced$ } = inject(CLOCK);
  const runs = new Subscription();
  endWithContext(runs);
  return (action, target) => {
    const ends = motionOf('play', action).duration < Infinity;
    return new Observable((subscriber) => {
      runs.add(subscriber);
      if (!ends)
        subscriber.add(
          reduced$.subscribe((isReduced) => {
            if (isReduced) subscriber.complete();
          }),
        );
      play(action, target, ends ? calm$() : frame$).subscribe(subscriber);
    });
  };
}
