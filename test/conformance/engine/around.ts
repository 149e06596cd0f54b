import type { Node } from '../node.js';
import { Interval } from './interval.js';
import type { Played, World } from './played.js';

/** One object whose progress is bent on its way in: an ease, ReverseTime (the curve 1 − t), TargetedAction (another node). */
export class Around extends Interval {
  private readonly inner: Played;
  private readonly bend: (progress: number) => number;
  private readonly turn: () => Played;
  private readonly other: Node | undefined;

  /**
   * @param turn How it reverses.
   * @param other Whom the inner object runs on, if not on the same node.
   */
  constructor(world: World, make: () => Played, bend: (progress: number) => number, turn: () => Played, other?: Node) {
    const inner = make();
    super(world, inner.duration);
    this.inner = inner;
    this.bend = bend;
    this.turn = turn;
    this.other = other;
  }

  override start(node: Node): void {
    super.start(node);
    this.inner.start(this.other ?? node);
  }

  update(progress: number): void {
    // An action without duration cannot be eased: it is already over.
    this.inner.update(this.duration === 0 ? 1 : this.world.round(this.bend(progress)));
  }

  override stop(): void {
    this.inner.stop();
  }

  rewind(): void {
    this.inner.rewind();
  }

  reversed(): Played {
    return this.turn();
  }
}
