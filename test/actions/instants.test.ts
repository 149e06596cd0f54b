import { describe, expect, it } from '@jest/globals';
import { Subject, of } from 'rxjs';
import {
  type ReversibleAction,
  callFunc,
  delayTime,
  flipX,
  flipY,
  hide,
  place,
  play,
  removeSelf,
  sequence,
  show,
  toggleVisibility,
} from 'rx-motion';
import type { Figure } from '../property/random/figure.js';
import type { Look } from './rows.js';

interface Row {
  readonly name: string;
  readonly action: ReversibleAction<Figure>;
  readonly found: Look;
  readonly after: Look;
  /** After it has happened twice, where that is not as after once. */
  readonly twice?: Look;
  /** After it and its reverse. */
  readonly reversed: Look;
  /** When time has gone back across it, where that is not as it was found. */
  readonly back?: Look;
}

const count = callFunc<Figure>((target) => {
  target.level++;
});

// prettier-ignore
const rows: readonly Row[] = [
  { name: 'show', action: show(), found: { visible: false }, after: { visible: true }, reversed: { visible: false } },
  { name: 'hide', action: hide(), found: { visible: true }, after: { visible: false }, reversed: { visible: true } },
  { name: 'toggleVisibility', action: toggleVisibility(), found: { visible: true }, after: { visible: false }, twice: { visible: true }, reversed: { visible: true } },
  { name: 'flipX', action: flipX(), found: { flippedX: false }, after: { flippedX: true }, reversed: { flippedX: false } },
  { name: 'flipX(false)', action: flipX(false), found: { flippedX: true }, after: { flippedX: false }, reversed: { flippedX: true } },
  { name: 'flipY', action: flipY(), found: { flippedY: false }, after: { flippedY: true }, reversed: { flippedY: false } },
  { name: 'flipY(false)', action: flipY(false), found: { flippedY: true }, after: { flippedY: false }, reversed: { flippedY: true } },
  { name: 'place', action: place({ x: 3, y: 4 }), found: { x: 1, y: 2 }, after: { x: 3, y: 4 }, reversed: { x: 3, y: 4 } },
  { name: 'callFunc', action: count, found: { level: 0 }, after: { level: 1 }, twice: { level: 2 }, reversed: { level: 2 }, back: { level: 1 } },
];

function targetOf(look: Look): Figure {
  return structuredClone(look) as unknown as Figure;
}

describe.each(rows)('$name', ({ action, found, after, twice = after, reversed, back = found }) => {
  it('takes no time: it has happened, and is over, in its first frame', () => {
    const target = targetOf(found);
    const progress: number[] = [];
    const frame$ = new Subject<number>();
    play(action, target, frame$).subscribe((value) => progress.push(value));
    expect(target).toEqual(found);
    frame$.next(0);
    expect({ target, progress, observed: frame$.observed }).toEqual({ target: after, progress: [1], observed: false });
    expect(action.duration).toBe(0);
  });

  it('happens once, however long time rests at it or after it', () => {
    const target = targetOf(found);
    of(0, 1, 1, 1.5, 1, 2)
      .pipe(sequence(delayTime(1), action, delayTime(1)).on(target))
      .subscribe();
    expect(target).toEqual(after);
  });

  it('is undone, as far as it can be, when time goes back across it, and happens again', () => {
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

describe('callFunc', () => {
  it('gives the target to the callback', () => {
    const targets: unknown[] = [];
    const target = {};
    play(
      callFunc((given) => targets.push(given)),
      target,
      of(0),
    ).subscribe();
    expect(targets).toEqual([target]);
  });
});

describe('removeSelf', () => {
  it('calls remove of the target, each time when time passes it', () => {
    let removed = 0;
    const target = { remove: () => removed++ };
    of(0, 1, 0, 1)
      .pipe(sequence(delayTime(0.5), removeSelf().reverse()).on(target))
      .subscribe();
    expect(removed).toBe(2);
  });
});
