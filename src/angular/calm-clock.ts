import {
  type Observable,
  type Subscription,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  of,
  startWith,
  switchMap,
} from 'rxjs';
import { sharedClock } from '../clock/clock.js';
import type { Seconds } from '../clock/seconds.js';

/** Frames that go to the end of everything while motion is reduced or nobody can see it. */
export class CalmClock {
  /** Whether motion is reduced at the moment. */
  isReduced = false;
  private readonly subscription: Subscription;
  private readonly calm$: Observable<Seconds>;
  private readonly shared$: Observable<Seconds>;
  private readonly isOfPage: boolean;

  /** @param isOfPage Whether the frames are the page's own, which do not come while it is hidden. */
  constructor(frame$: Observable<Seconds>, reduced$: Observable<boolean>, isOfPage: boolean) {
    this.isOfPage = isOfPage;
    this.subscription = reduced$.subscribe((isReduced) => (this.isReduced = isReduced));
    const change$ = isOfPage ? merge(reduced$, fromEvent(document, 'visibilitychange')) : reduced$;
    this.calm$ = change$.pipe(
      startWith(null),
      map(() => this.isStill),
      distinctUntilChanged(),
      switchMap((isStill) => (isStill ? of(0, LONG) : frame$)),
    );
    this.shared$ = sharedClock(this.calm$);
  }

  /** To be asked for where it is subscribed: while everything is at its end there is nothing to share, and who comes late would miss it. */
  get frame$(): Observable<Seconds> {
    return this.isStill ? this.calm$ : this.shared$;
  }

  /** Asks no longer whether motion is reduced. */
  stop(): void {
    this.subscription.unsubscribe();
  }

  private get isStill(): boolean {
    return this.isReduced || (this.isOfPage && document.hidden);
  }
}

/** Longer than anything that has an end, in seconds, and short enough to add frames to it. */
const LONG: Seconds = 1e6;
