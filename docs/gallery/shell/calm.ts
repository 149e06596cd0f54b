import { motionDefaults } from 'rx-motion';
import { reducedMotion$ } from 'rx-motion/dom';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { remember } from './remembered.js';

/** The page's own motion setting: as in the system, or one of the two. */
export type MotionWish = 'auto' | 'full' | 'reduced';

export const motionWish$: BehaviorSubject<MotionWish> = new BehaviorSubject<MotionWish>('auto');
remember('rx-motion motion', motionWish$, ['auto', 'full', 'reduced']);

/** Whether all automatic motion is paused. */
export const calm$: Observable<boolean> = combineLatest([motionWish$, reducedMotion$]).pipe(
  map(([wish, reduced]) => (wish === 'auto' ? reduced : wish === 'reduced')),
  distinctUntilChanged(),
);

/** Whether the address has `?instant`, for screenshots: motions end at once. */
export const isInstant: boolean =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('instant');
if (isInstant) motionDefaults({ instant: true });
