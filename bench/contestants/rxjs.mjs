import { Subject, concat, defer, map, merge, repeat, takeWhile, tap } from 'rxjs';

/** What people write by hand: every animation is a pipe on one shared stream of time. */
const time$ = new Subject();
let now = 0;

const progress = (duration) =>
  defer(() => {
    const start = now;
    return time$.pipe(
      map((time) => Math.min(1, (time - start) / duration)),
      takeWhile((t) => t < 1, true),
    );
  });

const move$ = (target, duration, x, y, curve) =>
  defer(() => {
    const { x: startX, y: startY } = target;
    return progress(duration).pipe(
      curve === undefined ? (source) => source : map(curve),
      tap((t) => {
        target.x = startX + (x - startX) * t;
        target.y = startY + (y - startY) * t;
      }),
    );
  });

const to$ = (target, duration, key, end) =>
  defer(() => {
    const start = target[key];
    return progress(duration).pipe(
      tap((t) => {
        target[key] = start + (end - start) * t;
      }),
    );
  });

const both$ = (target, duration, keyX, x, keyY, y) =>
  defer(() => {
    const { [keyX]: startX, [keyY]: startY } = target;
    return progress(duration).pipe(
      tap((t) => {
        target[keyX] = startX + (x - startX) * t;
        target[keyY] = startY + (y - startY) * t;
      }),
    );
  });

const sequence$ = (target, durations, points) =>
  concat(...durations.map((duration, i) => move$(target, duration, points[i].x, points[i].y)));

export default {
  title: 'RxJS by hand',
  packages: ['rxjs'],

  frame(dt) {
    now += dt;
    time$.next(now);
  },

  stop: (subscription) => subscription.unsubscribe(),

  move: (target, duration, x, y) => move$(target, duration, x, y).subscribe(),
  eased: (target, duration, x, y) => move$(target, duration, x, y, (t) => t * (2 - t)).subscribe(),
  observed: (target, duration, x, y, onProgress) => move$(target, duration, x, y).subscribe(onProgress),
  sequence: (target, durations, points) => sequence$(target, durations, points).subscribe(),
  loop: (target, durations, points) => sequence$(target, durations, points).pipe(repeat()).subscribe(),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) =>
    merge(move$(target, moveDuration, x, y), to$(target, rotateDuration, 'rotation', rotation)).subscribe(),
  rotate: (target, duration, rotation) => to$(target, duration, 'rotation', rotation).subscribe(),
  scale: (target, duration, x, y) => both$(target, duration, 'scaleX', x, 'scaleY', y).subscribe(),
  skew: (target, duration, x, y) => both$(target, duration, 'skewX', x, 'skewY', y).subscribe(),
  fade: (target, duration, opacity) => to$(target, duration, 'opacity', opacity).subscribe(),
  tween: (target, duration, percentage) => to$(target, duration, 'percentage', percentage).subscribe(),
  value: (target, duration, x) => to$(target, duration, 'x', x).subscribe(),
  record: (target, duration, x, y) => {
    const { x: startX, y: startY } = target;
    return progress(duration)
      .pipe(map((t) => ({ x: startX + (x - startX) * t, y: startY + (y - startY) * t })))
      .subscribe((place) => {
        target.x = place.x;
        target.y = place.y;
      });
  },
};
