import type { Observable } from 'rxjs';
import { getCurrentInstance, inject, type InjectionKey } from 'vue';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { checkOptions } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import { checkVue } from './check-vue.js';

/** What an application, a component or a test provides by {@link motionKey}. */
export interface MotionOptions {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** Whether to reduce motion; by default the user's system setting. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/**
 * The key by which the clock is provided, and whether motion is reduced.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { motionKey } from 'rx-motion/vue';
 * import { createApp } from 'vue';
 *
 * const frame$ = new Subject<number>(); // a test's own frames
 * createApp({}).provide(motionKey, { frame$ });
 * ```
 */
export const motionKey: InjectionKey<MotionOptions> = /* @__PURE__ */ Symbol('rx-motion');

/** What is provided, with defaults; outside of a component, the defaults. */
export function injectMotion(
  read: () => MotionOptions = () => (getCurrentInstance() === null ? {} : inject(motionKey, {})),
): WithDefaults<MotionOptions> {
  checkVue();
  const { frame$ = defaultFrame$, reduced$ = reducedMotion$ } = checkOptions('motionKey', read(), 'frame$ reduced$');
  checkObservable('motionKey', 'frame$', frame$);
  checkObservable('motionKey', 'reduced$', reduced$);
  return { frame$, reduced$ };
}
