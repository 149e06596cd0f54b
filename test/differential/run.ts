import type { Subscription } from 'rxjs';
import type { RunningAction } from '../../src/index.js';
import type { Random } from './random.js';
import { nameOf, type World } from './world.js';

/** An action that a program has run under a manager. */
export class Run {
  readonly id: number;
  readonly handle: RunningAction;
  /** The actors that it moves, first the one that it runs on. */
  readonly actors: readonly number[];
  readonly isSeekable: boolean;
  private readonly world: World;
  private readonly subscriptions: Subscription[] = [];

  constructor(world: World, id: number, handle: RunningAction, actors: readonly number[], isSeekable: boolean) {
    this.world = world;
    this.id = id;
    this.handle = handle;
    this.actors = actors;
    this.isSeekable = isSeekable;
  }

  get state(): string {
    const { ending, elapsed, rate, paused } = this.handle;
    return `${ending ?? 'runs'} ${elapsed} rate ${rate}${paused ? ' paused' : ''}`;
  }

  /** Logs its progress, and now and then acts on the program when it comes. */
  observe(random: Random): void {
    const draws = random.fork(`observe ${this.id}`);
    const seen = (what: string): void => {
      this.world.log(`${what} ${this.id}`);
      if (draws.chance(0.12)) this.world.interrupt(draws);
    };
    this.subscriptions.push(
      this.handle.progress$.subscribe({
        next: (progress) => seen(`progress ${progress} of`),
        error: (error: unknown) => seen(`failed ${nameOf(error)} of`),
        complete: () => seen('completed'),
      }),
    );
  }

  unobserve(): void {
    this.subscriptions.pop()?.unsubscribe();
  }

  /** Logs how it ends. */
  await(): void {
    void this.handle.done.then((ending) => this.world.log(`done ${ending} ${this.id}`));
  }
}
