import { describe, expect, it } from '@jest/globals';
import { type FiniteAction, flipX, flipY, follow, hide, place, play, removeSelf, show } from 'rx-motion';
import { of, Subject } from 'rxjs';
import type { Figure } from '../property/random/figure.js';
import { type Look, rows } from './rows.js';

/** A target with these properties and no others. */
function targetOf(look: Look): Figure {
  return structuredClone(look) as unknown as Figure;
}

describe.each(rows)('$name', (row) => {
  const { make, found, half, end } = row;
  const { first = found, stopped = half, again = end, together = end } = row;

  it('shows its start in its first frame, however long that frame is', () => {
    const target = targetOf(found);
    const frame$ = new Subject<number>();
    play(make(1), target, frame$).subscribe();
    frame$.next(0.5);
    expect(target).toEqual(first);
  });

  it('is halfway after half of its time', () => {
    const target = targetOf(found);
    const time$ = new Subject<number>();
    time$.pipe(make(2).on(target)).subscribe();
    time$.next(1);
    expect(target).toEqual(half);
  });

  it('ends exactly, in the frame that reaches its end', () => {
    for (const last of [0.5, 100]) {
      const target = targetOf(found);
      const progress: number[] = [];
      const frame$ = new Subject<number>();
      let completed = false;
      play(make(1), target, frame$).subscribe({
        next: (value) => progress.push(value),
        complete: () => (completed = true),
      });
      for (const dt of [1, 0.5, last]) frame$.next(dt);
      expect({ target, progress, completed }).toEqual({ target: end, progress: [0, 0.5, 1], completed: true });
      expect(frame$.observed).toBe(false);
    }
  });

  it('with a duration of 0 is at its end in its first frame', () => {
    const target = targetOf(found);
    const progress: number[] = [];
    play(make(0), target, of(0)).subscribe((value) => progress.push(value));
    expect({ target, progress }).toEqual({ target: end, progress: [1] });
  });

  it('leaves the target as it is when it is stopped early', () => {
    const target = targetOf(found);
    const frame$ = new Subject<number>();
    const subscription = play(make(1), target, frame$).subscribe();
    for (const dt of [0, 0.5]) frame$.next(dt);
    subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
    expect(target).toEqual(stopped);
  });

  it('restores the target when time goes back before its start', () => {
    const target = targetOf(found);
    const time$ = new Subject<number>();
    time$.pipe(make(1).on(target)).subscribe();
    for (const time of [0.5, 1, 0.25, -1]) time$.next(time);
    // Only the callback knows what it has written.
    expect(target).toEqual(row.name.endsWith('callback') ? first : found);
  });

  it('runs again from where it ended', () => {
    const target = targetOf(found);
    const action = make(1);
    for (let run = 0; run < 2; run++) play(action, target, of(0, 0.5, 0.5)).subscribe();
    expect(target).toEqual(again);
  });

  it('runs on two targets at once', () => {
    const [one, other] = [targetOf(found), targetOf(found)];
    const frame$ = new Subject<number>();
    const action = make(1);
    play(action, one, frame$).subscribe();
    frame$.next(0);
    frame$.next(0.5);
    play(action, other, frame$).subscribe();
    frame$.next(0.5);
    expect([one, other]).toEqual([end, first]);
    frame$.next(0.5);
    expect([one, other]).toEqual([end, half]);
  });

  it('runs twice at once on one target', () => {
    const target = targetOf(found);
    const frame$ = new Subject<number>();
    const action = make(1);
    play(action, target, frame$).subscribe();
    play(action, target, frame$).subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect(target).toEqual(together);
  });
});

const atOnce = {
  place: place({ x: 1, y: 2 }),
  flipX: flipX(),
  flipY: flipY(),
  show: show(),
  hide: hide(),
  removeSelf: removeSelf(),
  follow: follow({ x: 1, y: 2 }, { viewport: { width: 1, height: 1 } }),
};
const lasting = rows
  .filter(({ name }) => !['delayTime', 'tweenProperty with a callback'].includes(name))
  .map(({ name, make }) => [name, make(1)] as const);

describe.each([...lasting, ...Object.entries(atOnce)] as [string, FiniteAction<never>][])('%s', (_name, action) => {
  it.each([null, 3, {}, { nodeType: 1, remove: null }])(
    'explains what is wrong with the target %j, in plain words',
    (target) => {
      const errors: unknown[] = [];
      play(action, target as never, of(0, 0.5, 0.5)).subscribe({ error: (error: unknown) => errors.push(error) });
      const said = errors.map((error) =>
        String(error).replace(/^(?:Type|Range)Error: \w+: the target.*/s, 'in plain words'),
      );
      // Some actions add missing properties to a bare object.
      const mayBeFine = Object(target) === target && errors.length === 0;
      expect(said).toEqual(mayBeFine ? [] : ['in plain words']);
    },
  );
});
