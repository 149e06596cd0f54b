import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  ActionManager,
  callFunc,
  type Curve,
  eased,
  type FiniteAction,
  keyframes,
  moveBy,
  moveTo,
  quadraticOut,
  repeatTimes,
  rotateBy,
  type RunningAction,
  sequence,
  spawn,
  springTo,
} from 'rx-motion';
import type { Subscription } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { innerCurves, wildCurves } from './random/curves.js';
import { numRuns } from './runs.js';

/** A target that lets a test do something whenever it is written. */
class Told {
  y = 0;
  rotation = 0;
  private place = 0;
  private readonly happen: (what: string) => void;

  constructor(happen: (what: string) => void) {
    this.happen = happen;
  }

  get x(): number {
    return this.place;
  }

  set x(x: number) {
    this.place = x;
    this.happen(`put at ${x}`);
  }

  call(): void {
    this.happen('called');
  }
}

const seconds = fc.constantFrom(0, 0.1, 0.25, 0.5, 1, 2);
const amount = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constantFrom(0.1, 0.7, -0.3));

/** What happens when a curve is called; set by the current program. */
let bend = (): void => undefined;

const curves = fc.constantFrom<Curve>(
  quadraticOut,
  innerCurves['there, back and there']!,
  wildCurves['nowhere but at 1/2']!,
  (t) => {
    bend();
    return t;
  },
);

const { action: actions } = fc.letrec<{ action: FiniteAction<Told> }>((tie) => ({
  action: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(seconds, amount).map(([duration, x]) => moveBy(duration, { x, y: 1 })),
    fc.tuple(seconds, amount).map(([duration, x]) => moveTo(duration, { x, y: 1 })),
    fc.tuple(seconds, amount).map(([duration, angle]) => rotateBy(duration, angle)),
    fc.tuple(amount, curves).map(([x, curve]) => eased(moveTo(2, { x, y: 1 }), curve)),
    fc.tuple(amount, curves).map(([x, curve]) =>
      keyframes(2, [
        { x, y: x, curve },
        { x: 1, y: 2 },
        { x, y: 0 },
      ]),
    ),
    fc
      .tuple(amount, curves)
      .map(([x, curve]) => keyframes(2, [{ rotation: x }, { rotation: 1, curve }, { rotation: 0 }])),
    fc.tuple(seconds, amount).map(([duration, x]) => springTo({ x, y: 1 }, { duration: 0.1 + duration, bounce: 0.4 })),
    fc.constant(callFunc((target: Told) => target.call())),
    fc.array(tie('action'), { minLength: 1, maxLength: 3 }).map((children) => sequence(children)),
    fc.array(tie('action'), { minLength: 1, maxLength: 3 }).map((children) => spawn(children)),
    fc.tuple(tie('action'), curves).map(([action, curve]) => eased(action, curve)),
    fc.tuple(tie('action'), fc.nat(2)).map(([action, times]) => repeatTimes(action, times)),
  ),
}));

const TARGETS = 3;
const FRAMES = 8;

const requestable = [
  ...(['run', 'stop', 'pause', 'resume', 'hold', 'let go', 'stop all'] as const),
  ...(['ask', 'watch', 'look away'] as const),
];

/** A call to a manager. */
interface Request {
  readonly frame: number;
  /** Within the frame, after so many events; null: before the frame. */
  readonly after: number | null;
  readonly what: (typeof requestable)[number];
  readonly action: FiniteAction<Told>;
  readonly seekable: boolean;
  readonly target: number;
  readonly running: number;
}

const requests: fc.Arbitrary<Request> = fc.record({
  frame: fc.nat(FRAMES - 1),
  after: fc.option(fc.nat(4)),
  what: fc.constantFrom('run', 'run', 'run', 'stop all', ...requestable),
  action: actions,
  seekable: fc.boolean(),
  target: fc.nat(TARGETS - 1),
  running: fc.nat(5),
});

/**
 * All events.
 *
 * @param areAsked Whether each action is queried before each frame: then it is not a row of the frame table.
 */
function played(asked: readonly Request[], deltas: readonly number[], areAsked: boolean): string[] {
  const log: string[] = [];
  const manager = new ActionManager();
  const all: RunningAction<Told>[] = [];
  const watching = new Map<RunningAction<Told>, Subscription>();
  let frame = 0;
  let happened = 0;
  let isAsking = false;
  const happen = (what: string): void => {
    log.push(what);
    if (!isAsking) ask(happened++);
  };
  const targets = Array.from({ length: TARGETS }, () => new Told(happen));
  // A curve only computes.
  bend = () => {
    log.push('bent');
  };

  const ask = (after: number | null): void => {
    isAsking = true;
    for (const request of asked) if (request.frame === frame && request.after === after) grant(request);
    isAsking = false;
  };
  const grant = ({ what, action, seekable, target, running, after }: Request): void => {
    const one = all[running % all.length];
    if (what === 'run') {
      all.push(manager.runAction(action, targets[target]!, { seekable }));
    }
    if (what === 'watch') watch(one, after !== null);
    if (what === 'look away' && one !== undefined) watching.get(one)?.unsubscribe();
    if (what === 'stop') one?.stop();
    if (what === 'pause') one?.pause();
    if (what === 'resume') one?.resume();
    if (what === 'hold') manager.pause(targets[target]);
    if (what === 'let go') manager.resume(targets[target]);
    if (what === 'stop all') manager.stopAllActions(targets[target]);
    if (what === 'ask') log.push(`at ${one?.elapsed}`);
  };

  const watch = (one: RunningAction<Told> | undefined, isInFrame: boolean): void => {
    if (one === undefined) return;
    const name = all.indexOf(one);
    // An observer that comes during a frame gets the progress of that frame, or only that of the next one.
    const since = isInFrame ? frame + 1 : frame;
    const subscription = one.progress$.subscribe({
      next: (progress) => {
        if (frame >= since) happen(`${name} at ${progress}`);
      },
      complete: () => {
        happen(`${name} is over`);
      },
    });
    watching.set(one, subscription);
  };

  for (frame = 0; frame < FRAMES; frame++) {
    happened = 0;
    ask(null);
    if (areAsked) for (const one of all) pauseAndResume(one);
    manager.update(deltas[frame]!);
    log.push(targets.map(({ x, y, rotation }) => `${x} ${y} ${rotation}`).join(', '));
    log.push(all.map(({ ending }) => ending ?? 'runs').join(' '), `${manager.getNumberOfRunningActions()} in all`);
  }
  return log;
}

function pauseAndResume(one: RunningAction<Told>): void {
  const { paused } = one;
  one.pause();
  if (!paused) one.resume();
}

describe('the frame table', () => {
  const unhandled = unhandledErrors();

  it('behaves like actions outside the table, in and between frames', () => {
    fc.assert(
      fc.property(
        fc.array(requests, { minLength: 1, maxLength: 12 }),
        fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 1, -0.1), { minLength: FRAMES, maxLength: FRAMES }),
        (asked, deltas) => {
          expect(played(asked, deltas, false)).toEqual(played(asked, deltas, true));
          jest.runAllTimers();
          expect(unhandled).toEqual([]);
        },
      ),
      { numRuns: 5 * numRuns },
    );
  });
});
