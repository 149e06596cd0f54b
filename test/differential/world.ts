import { type Actor, plainActor, trapActor, type Traps } from './figure.js';
import type { Random } from './random.js';
import { Signals } from './signals.js';

export type Engine = typeof import('./engine.js');

/** The times that a program uses: dyadic ones add up exactly, decimal ones don't. */
export interface Times {
  readonly durations: readonly number[];
  readonly deltas: readonly number[];
}

const dyadicDurations = [0, 0.125, 0.25, 0.25, 0.5, 0.5, 0.75, 1, 2];
const decimalDurations = [0, 0.1, 0.1, 0.3, 1 / 3, 0.7, 1, 1.1, 2.3];
const dyadicDeltas = [0, 0.0625, 0.125, 0.25, 0.25, 0.5, 1, 3];
const decimalDeltas = [0, 0.01, 0.016, 1 / 60, 0.05, 0.1, 0.1, 0.3, 0.9, 2.6];

const mostDepth = 3;
const mostInterruptions = 12;

/** What a program consists of: the targets, the times, the log, and what callbacks may do. */
export class World {
  readonly engine: Engine;
  readonly traps: Traps;
  readonly times: Times;
  readonly actors: readonly Actor[];
  readonly signals: Signals;
  readonly lines: string[] = [];
  /** Does one random thing to the program. */
  act: (random: Random) => void = () => {};
  /** The actors whose getter or setter is being called. */
  private readonly touched: number[] = [];
  private depth = 0;
  private interruptionsLeft = mostInterruptions;
  private ids = 0;

  /** @param trapRate The share of the targets that are traps. */
  constructor(engine: Engine, random: Random, traps: Traps, trapRate: number) {
    this.engine = engine;
    this.traps = traps;
    this.times = {
      durations: random.pick([dyadicDurations, decimalDurations]),
      deltas: random.pick([dyadicDeltas, decimalDeltas]),
    };
    this.signals = new Signals(this);
    this.actors = Array.from({ length: random.pick([5, 5, 5, 20]) }, (_, index) =>
      random.chance(trapRate)
        ? trapActor(this, index, random.fork(`actor ${index}`))
        : plainActor(random.fork(`actor ${index}`)),
    );
  }

  /** Whether a callback is at work. Stopping and seeking from there tests more than starting. */
  get isNested(): boolean {
    return this.depth > 0;
  }

  log(line: string): void {
    this.lines.push('  '.repeat(this.depth) + line);
  }

  nextId(): number {
    return this.ids++;
  }

  /** The delta of a frame: now and then a negative one, or one that is not a number. */
  delta(random: Random): number {
    return random.chance(0.03) ? random.pick([-0.25, -0.25, NaN]) : random.pick(this.times.deltas);
  }

  /** Called before each frame, in which callbacks may do only so much. */
  refresh(): void {
    this.interruptionsLeft = mostInterruptions;
  }

  /** Lets a callback do something random to the program. */
  interrupt(random: Random): void {
    if (this.depth === mostDepth || this.interruptionsLeft === 0) return;
    this.interruptionsLeft--;
    this.depth++;
    this.attempt(() => this.act(random));
    this.depth--;
  }

  /** Logs the kind of error that an operation throws, not the message: that may change. */
  attempt(operation: () => void): void {
    try {
      operation();
    } catch (error) {
      this.log(`threw ${nameOf(error)}`);
    }
  }

  fail(where: string): never {
    this.log(`throws at ${where}`);
    throw new Failure(where);
  }

  /** Notes that a getter or setter of an actor is at work. */
  within(index: number, callback: () => void): void {
    this.touched.push(index);
    callback();
    this.touched.pop();
  }

  /** Whether runs that move these actors may be acted on; from the actors' own accessors only with `traps.own`. */
  mayActOn(actors: Iterable<number>): boolean {
    return this.traps.own || [...actors].every((index) => !this.touched.includes(index));
  }

  /** Whether a callback may act on all runs at once. */
  get mayActOnAll(): boolean {
    return this.traps.own || this.touched.length === 0;
  }

  indexOf(target: unknown): number {
    return this.actors.findIndex((actor) => actor.target === target);
  }
}

class Failure extends Error {
  override readonly name = 'Failure';
}

export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errors } = error as { readonly errors?: readonly unknown[] };
  const inner = errors === undefined ? '' : ` of ${errors.map(nameOf).join(', ')}`;
  return error instanceof Failure ? `Failure at ${error.message}` : error.name + inner;
}
