import type { Node } from '../node.js';
import { SHORTEST } from './interval.js';
import type { Played, World } from './played.js';
import { Rounds } from './rounds.js';

/**
 * Steps its inner object, and restarts it when it has ended. It has no update, so inside another object it does
 * nothing.
 */
export class RepeatForever implements Played {
  readonly duration = 0;
  readonly done = false;
  elapsed = 0;
  private readonly world: World;
  private readonly make: () => Played;
  private readonly returns: boolean;
  private readonly inner: Played;
  private rounds: Rounds | null = null;
  private begun = false;
  private node!: Node;

  constructor(world: World, make: () => Played, returns: boolean) {
    this.world = world;
    this.make = make;
    this.returns = returns;
    this.inner = make();
  }

  start(node: Node): void {
    this.node = node;
    this.elapsed = 0;
    this.begun = false;
    if (this.world.has('forever-jump')) this.inner.start(node);
    else if (this.inner.duration <= SHORTEST) throw new Error('RepeatForever of a zero-length action can only hang');
    else this.rounds = new Rounds(this.world, this.make, Infinity, node, this.returns);
  }

  step(dt: number): void {
    const { inner, rounds, world } = this;
    if (rounds !== null) {
      if (!this.begun && !world.has('early-clock')) rounds.seek(0);
      this.elapsed = this.begun ? world.round(this.elapsed + dt) : world.ahead;
      this.begun = true;
      rounds.seek(this.elapsed / inner.duration);
      return;
    }
    inner.step(dt);
    if (!inner.done || inner.duration <= 0) return;
    const over = world.round(inner.elapsed - inner.duration);
    inner.start(this.node);
    inner.step(0);
    inner.step(over > inner.duration ? over % inner.duration : over);
  }

  update(): void {
    // Nothing, in the engine.
  }

  stop(): void {
    if (this.rounds !== null) this.rounds.stop();
    else this.inner.stop();
  }

  rewind(): void {
    this.rounds?.rewind();
  }

  reversed(): Played {
    return new RepeatForever(this.world, () => this.make().reversed(), this.returns);
  }
}
