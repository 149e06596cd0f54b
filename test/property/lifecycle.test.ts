import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FiniteAction } from 'rx-motion';
import { compose } from '../../src/motion/composed.js';
import { motionOf } from '../../src/motion/motion.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import { HIGH, Span, type SpanObserver } from '../../src/time/span.js';
import { actionOf } from './random/action-of.js';
import { Clock, twin } from './random/rxjs-twin.js';
import { ascending, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

type Say = (event: string) => void;

/** A leaf that only reports what happens to it. */
class Said extends Span {
  private readonly name: string;
  private readonly say: Say;

  constructor(name: string, say: Say, start: number, end: number, edges: Edges) {
    super(start, end, edges);
    this.name = name;
    this.say = say;
  }

  override subscribe(observer: SpanObserver): void {
    this.say(`subscribe ${this.name}`);
    super.subscribe(observer);
  }

  follow(time: number): boolean {
    if (this.observer !== null && time >= this.end) {
      this.say(`complete ${this.name}`);
      this.leave(HIGH);
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.say(`unsubscribe ${this.name}`);
  }
}

const saying =
  (say: Say) =>
  ({ path, duration }: Tree): FiniteAction<unknown> =>
    compose('test', [], { duration, bind: (_target, start, end, edges) => new Said(path, say, start, end, edges) });

interface Lifecycle {
  show(time: number): void;
  unsubscribe(): void;
  readonly ended: boolean;
}
type Begin = (tree: Tree, say: Say) => Lifecycle;

const world = worldOf(fc.sample(founds, 1)[0]!);

const ofSpans =
  (edges: Edges): Begin =>
  (tree, say) => {
    const run = new Run(motionOf('test', actionOf(tree, world, saying(say))), world.self, edges);
    run.begin();
    return {
      show: (time) => run.seek(time),
      unsubscribe: () => run.halt(),
      get ended() {
        return run.hasEnded;
      },
    };
  };

const ofRxJS: Begin = (tree, say) => {
  const clock = new Clock();
  let ended = false;
  const subscription = twin(tree, clock, say).subscribe({ complete: () => (ended = true) });
  return {
    show: (time) => clock.show(time),
    unsubscribe: () => subscription.unsubscribe(),
    get ended() {
      return ended;
    },
  };
};

/**
 * All events, frame by frame, of a run that is unsubscribed at subscription or completion `count`, or after the last
 * frame.
 *
 * (Not at an unsubscription: there RxJS's `repeat` subscribes to its source once more, to unsubscribe from it.)
 */
function eventsOf(begin: Begin, tree: Tree, frames: readonly number[], count: number): string[] {
  const events: string[] = [];
  let passed = 0;
  const live: Lifecycle[] = [];
  const unsubscribe = (): void => live.pop()?.unsubscribe();
  const run = begin(tree, (event) => {
    events.push(event);
    if (!event.startsWith('unsubscribe') && passed++ === count) unsubscribe();
  });
  live.push(run);
  for (const time of frames) {
    events.push(`frame ${time}`);
    live[0]?.show(time);
    events.push(live[0]?.ended ? 'over' : 'goes on');
  }
  unsubscribe();
  return events;
}

describe('concat, merge and repeat over spans', () => {
  const plain = trees({ compositions: ['sequence', 'spawn', 'repeat'] });

  it.each([
    { name: 'if time only moves forwards', edges: FORWARDS },
    { name: 'if time may go back', edges: CLOSED },
  ])("subscribe, complete and unsubscribe in the order of RxJS's own, $name", ({ edges }) => {
    fc.assert(
      fc.property(plain, times('dyadic'), fc.option(fc.nat(20), { nil: Infinity }), (tree, times, count) => {
        const series = ascending(times(tree.duration));
        expect(eventsOf(ofSpans(edges), tree, series, count)).toEqual(eventsOf(ofRxJS, tree, series, count));
      }),
      { numRuns },
    );
  });
});
