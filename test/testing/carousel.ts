import { domTarget } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import { defer, map, type Observable, of, startWith, switchMap } from 'rxjs';

export interface CarouselInputs extends Record<string, Observable<unknown>> {
  readonly frame$: Observable<number>;
  readonly step$: Observable<number>;
  readonly reduced$: Observable<boolean>;
}

/** The same in Node, where there are no elements. */
const makeTrack = (): { x: number } =>
  typeof document === 'undefined' ? { x: 0 } : domTarget(document.body.appendChild(document.createElement('div')));

/**
 * The carousel of the gallery, with its slides 300 px wide.
 *
 * @param isMended Whether the goals begin at the current slide. They began at the first one again, whenever the user
 * switched reduced motion.
 */
export function carousel({ frame$, step$, reduced$ }: CarouselInputs, isMended: boolean): () => unknown {
  const track = makeTrack();
  let slide = 0;
  const goTo = (wanted: number): number => {
    slide = Math.max(0, Math.min(3, wanted));
    return -slide * 300;
  };
  const stepped$ = step$.pipe(map((step) => goTo(slide + step)));
  const goal$ = defer(() => stepped$.pipe(startWith(isMended ? goTo(slide) : 0)));
  const gliding$ = goal$.pipe(spring({ duration: 0.35, bounce: 0.15, frame$, reduced$: of(false) }));
  reduced$.pipe(switchMap((isCalm) => (isCalm ? goal$ : gliding$))).subscribe((x) => (track.x = x));
  return () => ({ slide, x: track.x });
}
