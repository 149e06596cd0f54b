import type { Node } from '../node.js';
import { Interval } from './interval.js';
import { Leaf } from './leaf.js';
import type { Played, World } from './played.js';

/**
 * One object whose progress is bent on its way in: an ease, ReverseTime (the curve 1 − t), TargetedAction (another
 * node).
 */
export class Around extends Interval {
  private readonly inner: Played;
  private readonly bend: (progress: number) => number;
  private readonly turn: () => Played;
  private readonly other: Node | undefined;
  private hasBegun = false;

  /**
   * @param turn How it reverses.
   * @param other The node of the inner object, if it is another one.
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
    this.hasBegun = false;
    this.inner.start(this.other ?? node);
  }

  update(progress: number): void {
    const { inner, world, duration } = this;
    const isJump = !this.hasBegun && progress !== 0 && duration > 0;
    this.hasBegun = true;
    // By the laws, instants at its start happen even if no frame has shown it.
    if (isJump && !world.has('late-start') && !(inner instanceof Leaf)) inner.update(world.round(this.bend(0)));
    // An action without duration cannot be eased: it is already over.
    inner.update(duration === 0 ? 1 : world.round(this.bend(progress)));
  }

  override stop(): void {
    this.inner.stop();
  }

  rewind(): void {
    this.hasBegun = false;
    this.inner.rewind();
  }

  reversed(): Played {
    return this.turn();
  }
}
