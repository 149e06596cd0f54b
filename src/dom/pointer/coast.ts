import { animationFrames, ignoreElements, map, type Observable, takeWhile } from 'rxjs';

/** Lets a list scroll on from a speed in pixels per second, until it is at an end, or somebody else scrolls it. */
export function coast$(list: Element, speed: number): Observable<never> {
  const start = list.scrollTop;
  let top = start;
  return animationFrames().pipe(
    map(({ elapsed }) => Math.exp(-elapsed / TIME)),
    takeWhile((left) => Math.abs(list.scrollTop - top) <= 1 && Math.abs(left * speed) > SLOW),
    map((left) => (list.scrollTop = top = start + (speed * TIME * (1 - left)) / 1000)),
    ignoreElements(),
  );
}

/** Milliseconds in which the speed falls to 37 %. */
const TIME = 325;

/** Pixels per second. */
const SLOW = 10;
