import { DestroyRef, type FactoryProvider, inject, InjectionToken, NgZone, PLATFORM_ID } from '@angular/core';
import { BehaviorSubject, Observable, of, type Unsubscribable } from 'rxjs';
import { sharedClock } from '../clock/clock-of.js';
import { frame$ as defaultFrame$, framesInFull } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { checkOptions } from '../math/check.js';
import { calmClock } from './calm-clock.js';
import { checkAngular } from './check-angular.js';

/** Options of {@link provideMotion}. */
export interface MotionOptions {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /**
   * Whether to reduce motion: elements fade in and out, and everything else shows its end at once. By default the user's
   * system setting.
   */
  readonly reduced$?: Observable<boolean> | undefined;
}

/** The clock of an application. */
export interface ApplicationClock {
  /** Frames, outside Angular's zone; none on a server. */
  readonly frame$: Observable<Seconds>;
  /** The frames of {@link calmClock}, which jump to the end while motion is reduced. Call it at each subscription. */
  readonly calm$: () => Observable<Seconds>;
  /** Frames for short fades, which jump to the end only if every motion does. Call it at each subscription. */
  readonly transitionFrame$: () => Observable<Seconds>;
  readonly reduced$: BehaviorSubject<boolean>;
  /** Emits whether elements that enter and leave only fade. */
  readonly onlyFades$: Observable<boolean>;
  readonly isServer: boolean;
}

/** The clock of an injector; by default on the page's frames. */
export const CLOCK: InjectionToken<ApplicationClock> = /* @__PURE__ */ new InjectionToken<ApplicationClock>(
  'rx-motion',
  {
    providedIn: 'root',
    factory: () => makeClock({}),
  },
);

/**
 * Provides the clock of an application or of a part of it, and whether its motion is reduced.
 *
 * ```ts
 * import { of, Subject } from 'rxjs';
 * import { provideMotion } from 'rx-motion/angular';
 *
 * const frame$ = new Subject<number>(); // a test's own frames
 * const providers = [provideMotion({ frame$, reduced$: of(false) })];
 * ```
 *
 * @param options The clock, and whether motion is reduced.
 * @returns A provider, for an application's configuration, a route, a component or a test.
 * @throws TypeError when an option is not an observable.
 */
export function provideMotion(options: MotionOptions = {}): FactoryProvider {
  const { frame$ = defaultFrame$, reduced$ = reducedMotion$ } = checkOptions(
    'provideMotion',
    options,
    'frame$ reduced$',
  );
  checkObservable('provideMotion', 'frame$', frame$);
  checkObservable('provideMotion', 'reduced$', reduced$);
  return { provide: CLOCK, useFactory: () => makeClock(options) };
}

/**
 * Makes every motion jump to its end, for tests that are not about motion.
 *
 * @returns A provider.
 */
export function provideInstantMotion(): FactoryProvider {
  return { provide: CLOCK, useFactory: () => makeClock({ reduced$: of(true) }, true) };
}

/** Unsubscribes when the current injection context is destroyed. */
export function endWithContext(subscription: Unsubscribable): void {
  inject(DestroyRef).onDestroy(() => subscription.unsubscribe());
}

function makeClock(
  { frame$ = defaultFrame$, reduced$: given$ = reducedMotion$ }: MotionOptions,
  isInstant = false,
): ApplicationClock {
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) checkAngular();
  const zone = inject(NgZone);
  const isServer = inject<unknown>(PLATFORM_ID) === 'server';
  const reduced$ = new BehaviorSubject(false);
  endWithContext(given$.subscribe((isReduced) => reduced$.next(isReduced)));
  // Timers and listeners made by a subscription must be outside the zone, which renders after each of them.
  const source$ = sharedClock(
    new Observable<Seconds>((subscriber) =>
      isServer ? undefined : zone.runOutsideAngular(() => framesInFull(frame$).subscribe(subscriber)),
    ),
  );
  const isOfPage = !isServer && frame$ === defaultFrame$;
  return {
    isServer,
    frame$: source$,
    reduced$,
    onlyFades$: isInstant ? new BehaviorSubject(false) : reduced$,
    calm$: calmClock(source$, reduced$, isOfPage),
    transitionFrame$: calmClock(source$, new BehaviorSubject(isInstant), isOfPage),
  };
}
