import type { Node } from '../node.js';
import { EPSILON, type Played, type World } from './played.js';

/** MATH_EPSILON: the shortest duration there is in 3.17.2. */
const SHORTEST = 1e-6;

/** An object with a duration, and a clock for when it is the outermost one. */
export abstract class Interval implements Played {
  readonly duration: number;
  elapsed = 0;
  protected readonly world: World;
  protected node!: Node;
  private begun = false;
  private ended = false;

  constructor(world: World, duration: number) {
    this.world = world;
    this.duration = atLeastTheShortest(world, world.round(duration));
  }

  get done(): boolean {
    return this.ended;
  }

  start(node: Node): void {
    this.node = node;
    this.elapsed = 0;
    this.begun = this.ended = false;
  }

  step(dt: number): void {
    this.elapsed = this.begun ? this.world.round(this.elapsed + dt) : this.world.ahead;
    this.begun = true;
    const { elapsed, duration } = this;
    this.update(duration === 0 ? 1 : Math.max(0, Math.min(1, this.world.round(elapsed / duration))));
    this.ended = elapsed >= duration;
  }

  stop(): void {
    // Most have nothing to pay.
  }

  abstract update(progress: number): void;
  abstract rewind(): void;
  abstract reversed(): Played;
}

function atLeastTheShortest({ has, round }: World, duration: number): number {
  if (has('two-tick-zero')) return duration === 0 ? EPSILON : duration;
  return has('zero-length') && Math.abs(duration) <= SHORTEST ? round(SHORTEST) : duration;
}
