import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, type Ending, type RunningAction } from 'rx-motion';
import { Subject, type Subscription } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { type Call, type Called, called, calledAction, calledInRows, Told } from './random/called.js';
import { expectEqual } from './random/near.js';
import { numRuns } from './runs.js';

const FRAMES = 8;
const TARGETS = 3;

const requestable = [
  ...(['run', 'run', 'run', 'run', 'stop', 'restart', 'restart', 'seek', 'finish', 'reverse', 'pause'] as const),
  ...(['resume', 'update', 'hold', 'let go', 'stop all', 'stop all of one', 'watch', 'look away'] as const),
  ...(['list', 'ask', 'throw'] as const),
];

/** A call to a manager. */
interface Request {
  /** After so many notifications in the frame; null: before the frame. */
  readonly after: number | null;
  readonly frame: number;
  readonly what: (typeof requestable)[number];
  readonly tree: Called;
  readonly seekable: boolean;
  readonly policy: 'merge' | 'switch' | 'concat';
  readonly number: number;
}

function requestsOf(tree: fc.Arbitrary<Called>): fc.Arbitrary<readonly Request[]> {
  const request = fc.record({
    after: fc.option(fc.nat(12), { freq: 2 }),
    frame: fc.nat(FRAMES - 1),
    what: fc.constantFrom(...requestable),
    tree,
    seekable: fc.boolean(),
    policy: fc.constantFrom('merge', 'merge', 'switch', 'concat'),
    number: fc.nat(5),
  });
  return fc.array(request, { minLength: 1, maxLength: 12, size: 'max' });
}

const deltas = fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 1, 2, -0.1), { minLength: FRAMES, maxLength: FRAMES });

/** A run, its notifications, and how often it was restarted. */
interface Known {
  running: RunningAction | undefined;
  watching: Subscription | undefined;
  restarts: number;
  readonly endings: Ending[];
  starts: number;
  stops: number;
}

/** After the call that ends a run, only its cleanup follows. */
const owed: readonly Call[] = ['stop', 'teardown'];

class Trial {
  readonly frame$ = new Subject<number>();
  readonly manager = new ActionManager(this.frame$);
  readonly open = new Set<unknown>();
  readonly all: Known[] = [];
  /** All that has happened. */
  readonly log: string[] = [];
  /** The last value of `actions$`, for each observer. */
  listed: readonly RunningAction[] | undefined;
  readonly late: string[] = [];
  private readonly targets = Array.from(
    { length: TARGETS },
    (_, index) => new Told(() => this.tell(`${index} is set`)),
  );
  private readonly requests: readonly Request[];
  private readonly asked = new Set<Request>();
  private frame = -1;
  private told = 0;

  constructor(requests: readonly Request[]) {
    this.requests = requests;
  }

  pass(dt: number): void {
    this.frame++;
    this.told = 0;
    this.ask(null);
    this.frame$.next(dt);
    this.log.push(
      this.targets.map(({ x, y, rotation }) => `${x} ${y} ${rotation}`).join(', '),
      this.all.map(({ running }) => running?.ending ?? 'runs').join(' '),
    );
  }

  get living(): readonly RunningAction[] {
    return this.all.flatMap(({ running }) => (running?.ending === undefined && running !== undefined ? [running] : []));
  }

  /** Their indices. */
  numbers(some: readonly RunningAction[]): readonly number[] {
    return some.map((one) => this.all.findIndex(({ running }) => running === one)).sort((a, b) => a - b);
  }

  /** Calls methods that change nothing, but for which a run must leave the frame table. */
  touchAll(): void {
    for (const { running } of this.all) {
      if (running === undefined) continue;
      const { paused } = running;
      running.pause();
      if (!paused) running.resume();
    }
  }

  private tell(what: string): void {
    this.log.push(what);
    this.ask(this.told++);
  }

  private ask(after: number | null): void {
    for (const request of this.requests) {
      if (request.frame !== this.frame || request.after !== after || this.asked.has(request)) continue;
      this.asked.add(request);
      this.do(request);
    }
  }

  private do({ what, number, after, ...how }: Request): void {
    const { manager, all } = this;
    const known = all[number % all.length];
    const running = known?.running;
    const target = this.targets[number % TARGETS]!;
    this.log.push(what);
    if (what === 'run') this.run(how, target);
    else if (what === 'update') manager.update(number / 4);
    else if (what === 'hold') manager.pause(target);
    else if (what === 'let go') manager.resume(target);
    else if (what === 'stop all') manager.stopAll();
    else if (what === 'stop all of one') manager.stopAllActions(target);
    else if (what === 'list') this.list();
    else if (what === 'throw' && after !== null) throw new Error('planned');
    else if (running === undefined || what === 'throw') return;
    else if (what === 'ask') this.log.push(`at ${running.elapsed}`);
    else if (what === 'watch') this.watch(known!, after !== null);
    else if (what === 'look away') known!.watching?.unsubscribe();
    else if (what === 'seek') refused(() => running.seek(number / 4));
    // Reversed within the frame that shows its start, a run has come to its end: in rows, the next frame says so.
    else if (what === 'reverse' && after !== null && running.elapsed === 0) return;
    else {
      if (what === 'restart') known!.restarts++;
      refused(() => running[what]());
    }
  }

  private list(): void {
    this.manager.actions$.subscribe((list) => {
      this.listed = list;
      this.tell(`listed ${this.numbers(list).join(' ')}`);
    });
  }

  private watch(known: Known, isInFrame: boolean): void {
    const name = this.all.indexOf(known);
    // An observer that comes during a frame gets the progress of that frame, or only that of the next one.
    const since = isInFrame ? this.frame + 1 : this.frame;
    known.watching = known.running!.progress$.subscribe({
      next: (progress) => {
        if (this.frame >= since) this.tell(`${name} at ${progress}`);
      },
      complete: () => this.tell(`${name} is over`),
      error: () => this.tell(`${name} has failed`),
    });
  }

  private run({ tree, seekable, policy }: Pick<Request, 'tree' | 'seekable' | 'policy'>, target: Told): void {
    const known: Known = { running: undefined, watching: undefined, restarts: 0, endings: [], starts: 0, stops: 0 };
    const name = this.all.push(known) - 1;
    const action = calledAction(
      tree,
      (call) => {
        // A curve only computes.
        if (call === 'bend') return void this.log.push(`${name} bends`);
        if (call === 'stop') known.stops++;
        const { running } = known;
        // A restart undoes what it did. Beside the action that has stopped it, its start may be reported late. A curve
        // only computes.
        const mayBeLate = known.restarts > 0 || ['start', 'subscribe', 'curve', ...owed].includes(call);
        if (running?.ending !== undefined && !mayBeLate) this.late.push(call);
        this.tell(`${name}: ${call}`);
        if (call === 'start') known.starts++;
      },
      this.open,
    );
    known.running = this.manager.runAction(action, target, { seekable, policy });
    void known.running.done.then((ending) => known.endings.push(ending));
  }
}

/** An impossible call is rejected with a RangeError. */
function refused(ask: () => void): void {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

describe('calls from within', () => {
  const unhandled = unhandledErrors();

  it('a manager keeps count, ends each action once and stops all of it', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(called), deltas, async (requests, deltas) => {
        const trial = new Trial(requests);
        const { manager, frame$ } = trial;
        for (const dt of deltas) {
          trial.pass(dt);
          await Promise.resolve();
          expect(manager.getNumberOfRunningActions()).toBe(trial.living.length);
          expect(frame$.observed).toBe(trial.living.length > 0);
          expect(trial.numbers(trial.listed ?? trial.living)).toEqual(trial.numbers(trial.living));
        }
        for (let count = 0; trial.living.length > 0 && count < 20; count++) manager.stopAll();
        await Promise.resolve();
        expect(trial.late).toEqual([]);
        expect([trial.open.size, frame$.observed]).toEqual([0, false]);
        for (const { running, restarts, endings, starts, stops } of trial.all) {
          expect(endings).toHaveLength(running === undefined ? 0 : 1);
          expect(restarts > 0 ? running?.ending : endings[0]).toBe(running?.ending);
          expect(stops).toBeGreaterThanOrEqual(starts);
        }
        jest.runAllTimers();
      }),
      { numRuns },
    );
  });

  it('runs in the frame table behave like runs outside it, in and between frames', () => {
    fc.assert(
      fc.property(requestsOf(calledInRows), deltas, (requests, deltas) => {
        const [inTable, outside] = [false, true].map((isTouched) => {
          unhandled.length = 0;
          const trial = new Trial(requests);
          for (const dt of deltas) {
            if (isTouched) trial.touchAll();
            trial.pass(dt);
          }
          jest.runAllTimers();
          return { log: trial.log, unhandled: unhandled.map(String) };
        });
        expectEqual(inTable, outside);
      }),
      { numRuns: 5 * numRuns },
    );
  });
});
