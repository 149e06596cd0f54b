import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, defineAction, type RunningAction } from 'rx-motion';
import { Subject } from 'rxjs';
import { Manager } from '../../src/manager/manager.js';
import { ManagerModel, type ModelRun, type Order } from './random/manager-model.js';
import { expectEqual } from './random/near.js';
import { numRuns } from './runs.js';

const TARGETS = 3;
const FRAMES = 8;
const deltas = [0, 0.125, 0.25, 0.5, 1, -0.5];

/** A call to a manager. */
interface Request {
  readonly frame: number;
  /** After so many events in the frame; null: before the frame. */
  readonly after: number | null;
  readonly what: (typeof requestable)[number];
  readonly order: Omit<Order, 'name' | 'tag'> & { readonly tag: string | undefined };
  readonly running: number;
  readonly number: number;
}

const requestable = [
  ...(['run', 'run', 'run', 'run', 'watch', 'watch', 'update', 'stop', 'pause', 'resume', 'rate', 'emit'] as const),
  ...(['hold', 'let go', 'stop by tag', 'stop all by tag', 'stop by flags', 'stop all of one', 'stop all'] as const),
];

const requests: fc.Arbitrary<Request> = fc.record({
  frame: fc.nat(FRAMES - 1),
  after: fc.option(fc.nat(6), { freq: 2 }),
  what: fc.constantFrom(...requestable),
  order: fc.record({
    duration: fc.constantFrom(0, 0.25, 0.375, 1, 2.5),
    target: fc.nat(TARGETS - 1),
    tag: fc.constantFrom(undefined, 'a', 'b'),
    flags: fc.nat(3),
    paused: fc.boolean(),
    policy: fc.constantFrom('merge', 'switch', 'concat', 'concat', 'exhaust'),
    seekable: fc.boolean(),
  }),
  running: fc.nat(7),
  number: fc.nat(7),
});

/** The calls that both the manager and the model take. */
interface Tried {
  run(order: Order): void;
  count(target?: number, tag?: string): number;
  endings(): (string | undefined)[];
  readonly ask: Readonly<Record<Exclude<Request['what'], 'run'>, (request: Request) => void>>;
}

type Try = (happen: (what: string) => void) => Tried;

const rates = [1, 2, 0.5, 0, -1, -2, 1, 4];

/** As that of a component of Angular. */
class WithoutRows extends Manager {
  public constructor() {
    super();
  }
}

const real = (manager: Manager, happen: (what: string) => void): Tried => {
  const targets = Array.from({ length: TARGETS }, () => ({}));
  const all: { running: RunningAction; until$: Subject<void>; order: Order; isWatched: boolean }[] = [];
  const one = ({ running }: Request) => all[running % all.length];
  const run = (order: Order): void => {
    const { name, duration, target, ...options } = order;
    const action = defineAction(duration, () => {
      happen(`${name} begins`);
      return { update: (progress) => happen(`${name} at ${progress}`), stop: () => happen(`${name} stops`) };
    });
    const until$ = new Subject<void>();
    const running = manager.runAction(action, targets[target], { ...options, until: until$ });
    all.push({ running, until$, order, isWatched: false });
  };
  const watch = (request: Request): void => {
    const found = one(request);
    if (found === undefined || found.isWatched || found.running.ending !== undefined) return;
    found.isWatched = true;
    const { running, order } = found;
    running.progress$.subscribe({
      next: (progress) => happen(`${order.name} tells ${progress}`),
      complete: () => happen(`${order.name} is ${running.ending}`),
    });
  };
  return {
    run,
    count: (...of) => manager.getNumberOfRunningActions(...(of.map((it) => targets[it as number] ?? it) as [unknown])),
    endings: () => all.map(({ running }) => running.ending),
    ask: {
      watch,
      update: ({ number }) => manager.update(deltas[number % deltas.length]!),
      stop: (request) => one(request)?.running.stop(),
      pause: (request) => one(request)?.running.pause(),
      resume: (request) => one(request)?.running.resume(),
      rate: (request) => {
        const found = one(request);
        const rate = rates[request.number]!;
        if (found?.running.ending === undefined && found !== undefined && (rate >= 0 || found.order.seekable === true))
          found.running.rate = rate;
      },
      emit: (request) => one(request)?.until$.next(),
      hold: ({ order }) => manager.pause(targets[order.target]),
      'let go': ({ order }) => manager.resume(targets[order.target]),
      'stop by tag': ({ order }) => manager.stopActionByTag(order.tag!, targets[order.target]),
      'stop all by tag': ({ order }) => manager.stopAllActionsByTag(order.tag!, targets[order.target]),
      'stop by flags': ({ order }) => manager.stopActionsByFlags(order.flags!, targets[order.target]),
      'stop all of one': ({ order }) => manager.stopAllActions(targets[order.target]),
      'stop all': () => manager.stopAll(),
    },
  };
};

const modelled: Try = (happen) => {
  const model = new ManagerModel(happen);
  const all: ModelRun[] = [];
  const one = ({ running }: Request): ModelRun | undefined => all[running % all.length];
  const stopEach = (runs: readonly ModelRun[]): void => {
    for (const run of [...runs]) model.end(run, 'stopped');
  };
  return {
    run: (order) => void all.push(model.run(order)),
    count: (target, ...tag) => {
      if (target === undefined) return model.count();
      return (tag.length === 0 ? model.runsOf(target) : model.withTag(target, tag[0])).length;
    },
    endings: () => all.map(({ ending }) => ending),
    ask: {
      watch: (request) => {
        const run = one(request);
        if (run?.ending === undefined && run !== undefined) run.isWatched = true;
      },
      update: ({ number }) => model.update(deltas[number % deltas.length]!),
      stop: (request) => stopEach([one(request)].filter((run) => run !== undefined)),
      pause: (request) => void Object.assign(one(request) ?? {}, { isPaused: true }),
      resume: (request) => void Object.assign(one(request) ?? {}, { isPaused: false }),
      rate: (request) => {
        const run = one(request);
        const rate = rates[request.number]!;
        if (run?.ending === undefined && run !== undefined && (rate >= 0 || run.order.seekable === true))
          run.rate = rate;
      },
      emit: (request) => stopEach([one(request)].filter((run) => run !== undefined)),
      hold: ({ order }) => model.hold(order.target, true),
      'let go': ({ order }) => model.hold(order.target, false),
      'stop by tag': ({ order }) => stopEach(model.withTag(order.target, order.tag).slice(0, 1)),
      'stop all by tag': ({ order }) => stopEach(model.withTag(order.target, order.tag)),
      'stop by flags': ({ order }) =>
        stopEach(model.runsOf(order.target).filter((run) => (run.order.flags! & order.flags!) !== 0)),
      'stop all of one': ({ order }) => model.stopAll([order.target]),
      'stop all': () => model.stopAll(),
    },
  };
};

/** All events. */
function played(make: Try, asked: readonly Request[], frames: readonly number[]): string[] {
  const log: string[] = [];
  let frame = 0;
  let happened = 0;
  let runs = 0;
  const tried = make((what) => {
    log.push(what);
    ask(happened++);
  });
  const ask = (after: number | null): void => {
    for (const request of asked) {
      if (request.frame !== frame || request.after !== after) continue;
      log.push(request.what);
      if (request.what === 'run') tried.run({ ...request.order, name: runs++ });
      else tried.ask[request.what](request);
    }
  };
  for (frame = 0; frame < FRAMES; frame++) {
    happened = 0;
    ask(null);
    tried.ask.update({ number: frames[frame] } as Request);
    log.push(
      tried.endings().join(' '),
      `${tried.count()} run, ${tried.count(0)} on one, ${tried.count(0, 'a')} of a tag`,
    );
  }
  return log;
}

/** Many actions in queues of two tags on one target, some of which are stopped. */
const queueRequests: fc.Arbitrary<Request> = fc
  .tuple(
    requests,
    fc.constantFrom(
      'run',
      'run',
      'run',
      'run',
      'run',
      'run',
      'rate',
      'stop',
      'emit',
      'pause',
      'resume',
      'stop by flags',
    ),
    fc.constantFrom('concat', 'concat', 'concat', 'merge'),
    fc.nat(39),
    fc.nat(1),
  )
  .map(([request, what, policy, running, frame]) => {
    const { order } = request;
    return { ...request, what, running, frame, order: { ...order, target: 0, policy, paused: false } };
  });

/** Compares a manager with its model, given the same calls. */
function expectModelled(asked: fc.Arbitrary<Parameters<typeof played>[1]>, runs: number, make: () => Manager): void {
  const frames = fc.array(fc.nat(deltas.length - 1), { minLength: FRAMES, maxLength: FRAMES });
  fc.assert(
    fc.property(asked, frames, (asked, frames) => {
      expectEqual(
        played((happen) => real(make(), happen), asked, frames),
        played(modelled, asked, frames),
      );
    }),
    { numRuns: runs },
  );
}

const managers: readonly (readonly [string, () => Manager])[] = [
  ['a manager', () => new ActionManager()],
  ['a manager without rows', () => new WithoutRows()],
];

describe.each(managers)('%s', (_, make) => {
  it('does what its documentation says, in and between frames', () => {
    expectModelled(fc.array(requests, { minLength: 1, maxLength: 24, size: 'max' }), 2 * numRuns, make);
  });

  it('keeps the order of long queues on one target', () => {
    expectModelled(fc.array(queueRequests, { minLength: 20, maxLength: 60, size: 'max' }), numRuns, make);
  });
});
