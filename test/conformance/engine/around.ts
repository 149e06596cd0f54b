import type { Node } from '../node.js';
import { Interval } from './interval.js';
import { Leaf } from './leaf.js';
import type { Played, World } from './played.js';

const STEPS = 100;

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

  get changes(): readonly number[] {
    return (this.inner.changes ?? []).flatMap((change) => this.crossings(change));
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

  /** Where the curve crosses a progress of the inner object, found in small steps. */
  private crossings(inner: number): number[] {
    const isBeyond = (progress: number): boolean => this.bend(progress) >= inner;
    const found: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      let [low, high] = [step / STEPS, (step + 1) / STEPS];
      if (isBeyond(low) === isBeyond(high)) continue;
      for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
        if (isBeyond(middle) === isBeyond(low)) low = middle;
        else high = middle;
      }
      found.push(high);
    }
    return found;
  }
}
