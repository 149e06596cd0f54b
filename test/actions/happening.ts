import { describe, expect, it } from '@jest/globals';
import { delayTime, play, type ReversibleAction, sequence } from 'rx-motion';
import { of, Subject } from 'rxjs';
import type { Figure } from '../property/random/figure.js';
import type { Look } from './rows.js';

/** An action of duration 0, and the states of its target. */
export interface Happening {
  readonly name: string;
  readonly action: ReversibleAction<Figure>;
  readonly found: Look;
  readonly after: Look;
  /** After it has happened twice, if that differs from once. */
  readonly twice?: Look;
  /** After it and its reverse. */
  readonly reversed: Look;
  /** When time has gone back across it, if that differs from `found`. */
  readonly back?: Look;
}

function targetOf(look: Look): Figure {
  return structuredClone(look) as unknown as Figure;
}

/** Tests what every action of duration 0 promises. */
export function itHappensAtOnce(...rows: readonly Happening[]): void {
  describe.each(rows)('$name', ({ action, found, after, twice = after, reversed, back = found }) => {
    it('takes no time: it happens and is over in its first frame', () => {
      const target = targetOf(found);
      const progress: number[] = [];
      const frame$ = new Subject<number>();
      play(action, target, frame$).subscribe((value) => progress.push(value));
      expect(target).toEqual(found);
      frame$.next(0);
      expect({ target, progress, observed: frame$.observed }).toEqual({
        target: after,
        progress: [1],
        observed: false,
      });
      expect(action.duration).toBe(0);
    });

    it('happens once, however long time stays at it or after it', () => {
      const target = targetOf(found);
      of(0, 1, 1, 1.5, 1, 2)
        .pipe(sequence(delayTime(1), action, delayTime(1)).on(target))
        .subscribe();
      expect(target).toEqual(after);
    });

    it('is undone, if it can be, when time goes back across it, and happens again', () => {
      const target = targetOf(found);
      const time$ = new Subject<number>();
      time$.pipe(sequence(delayTime(1), action, delayTime(1)).on(target)).subscribe();
      for (const time of [2, 0.5]) time$.next(time);
      expect(target).toEqual(back);
      time$.next(1);
      expect(target).toEqual(back === found ? after : twice);
    });

    it('happens twice in two runs', () => {
      const target = targetOf(found);
      for (let run = 0; run < 2; run++) play(action, target, of(0)).subscribe();
      expect(target).toEqual(twice);
    });

    it('has its reverse', () => {
      const target = targetOf(found);
      play(sequence(action, action.reverse()), target, of(0)).subscribe();
      expect(target).toEqual(reversed);
    });
  });
}
