import { BehaviorSubject, type Observable, combineLatest, distinctUntilChanged, map } from 'rxjs';
import { reducedMotion$ } from 'rx-motion/dom';
import { remember } from './remembered.js';

/** What people say to the page itself about motion: as the system has it, or one of the two. */
export type MotionWish = 'auto' | 'full' | 'reduced';

export const motionWish$: BehaviorSubject<MotionWish> = new BehaviorSubject<MotionWish>('auto');
remember('rx-motion motion', motionWish$, ['auto', 'full', 'reduced']);

/** Whether nothing is to move by itself. */
export const calm$: Observable<boolean> = combineLatest([motionWish$, reducedMotion$]).pipe(
  map(([wish, reduced]) => (wish === 'auto' ? reduced : wish === 'reduced')),
  distinctUntilChanged(),
);
