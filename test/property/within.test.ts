import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, type Ending, type RunningAction } from 'rx-motion';
import { Subject } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { type Call, type Called, called, calledAction } from './random/called.js';
import { numRuns } from './runs.js';

const requestable = [
  ...(['run', 'run', 'stop', 'restart', 'restart', 'seek', 'finish', 'reverse', 'pause', 'resume', 'update'] as const),
  ...(['stop all', 'stop all of one', 'watch', 'list', 'throw'] as const),
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

const requests: fc.Arbitrary<readonly Request[]> = fc.array(
  fc.record({
    after: fc.option(fc.nat(12), { freq: 2 }),
    frame: fc.nat(3),
    what: fc.constantFrom(...requestable),
    tree: called,
    seekable: fc.boolean(),
    policy: fc.constantFrom('merge', 'switch', 'concat'),
    number: fc.nat(5),
  }),
  { minLength: 1, maxLength: 10, size: 'max' },
);

/** A run, its notifications, and how often it was restarted. */
interface Known {
  running: RunningAction | undefined;
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
  /** The last value of `actions$`, for each observer. */
  listed: readonly RunningAction[] | undefined;
  readonly late: string[] = [];
  private readonly targets = [0, 1].map(() => ({ x: 0, y: 0 }));
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
  }

  get living(): readonly RunningAction[] {
    return this.all.flatMap(({ running }) => (running?.ending === undefined && running !== undefined ? [running] : []));
  }

  /** Their indices. */
  numbers(some: readonly RunningAction[]): readonly number[] {
    return some.map((one) => this.all.findIndex(({ running }) => running === one)).sort((a, b) => a - b);
  }

  private tell(): void {
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
    const target = this.targets[number % 2]!;
    if (what === 'run') this.run(how, target);
    else if (what === 'update') manager.update(number / 4);
    else if (what === 'stop all') manager.stopAll();
    else if (what === 'stop all of one') manager.stopAllActions(target);
    else if (what === 'list') this.list();
    else if (what === 'throw' && after !== null) throw new Error('planned');
    else if (running === undefined || what === 'throw') return;
    else if (what === 'watch') running.progress$.subscribe({ complete: () => this.tell(), error: () => this.tell() });
    else if (what === 'seek') refused(() => running.seek(number / 4));
    else {
      if (what === 'restart') known!.restarts++;
      refused(() => running[what]());
    }
  }

  private list(): void {
    this.manager.actions$.subscribe((list) => {
      this.listed = list;
      this.tell();
    });
  }

  private run(
    { tree, seekable, policy }: Pick<Request, 'tree' | 'seekable' | 'policy'>,
    target: { x: number; y: number },
  ): void {
    const known: Known = { running: undefined, restarts: 0, endings: [], starts: 0, stops: 0 };
    this.all.push(known);
    const action = calledAction(
      tree,
      (call) => {
        if (call === 'stop') known.stops++;
        const { running } = known;
        // A restart undoes what it did. Beside the action that has stopped it, its start may be reported late. A curve
        // only computes.
        const mayBeLate = known.restarts > 0 || ['start', 'subscribe', 'curve', ...owed].includes(call);
        if (running?.ending !== undefined && !mayBeLate) this.late.push(call);
        this.tell();
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
  unhandledErrors();

  it('a manager keeps count, ends each action once and stops all of it', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (requests) => {
        const trial = new Trial(requests);
        const { manager, frame$ } = trial;
        for (const dt of [0, 0.25, 0.25, 1, 0, 2]) {
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
});
