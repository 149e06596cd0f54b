import type { Node } from '../node.js';
import type { Played, World } from './played.js';

/** The rounds of a repetition by the laws: each has a start of its own, to which time may go back. */
export class Rounds {
  private readonly world: World;
  private readonly make: () => Played;
  private readonly times: number;
  private readonly returns: boolean;
  private readonly node: Node;
  private readonly passed: Played[] = [];
  private present: Played;
  private index = 0;

  /** @param returns Whether time may go back to an earlier round; otherwise the current one rests at its start. */
  constructor(world: World, make: () => Played, times: number, node: Node, returns = true) {
    this.world = world;
    this.make = make;
    this.times = times;
    this.returns = returns;
    this.node = node;
    this.present = make();
    this.present.start(node);
  }

  /** @param position The number of rounds that have passed, plus the progress of the current one. */
  seek(position: number): void {
    const wanted = Math.max(0, Math.min(this.times - 1, Math.floor(position)));
    const ended = this.index < wanted;
    while (this.index < wanted) this.pass();
    while (this.index > wanted && this.returns) this.comeBack();
    const part = Math.max(this.returns ? -Infinity : 0, position - this.index);
    this.present.update(ended && this.world.has('repeat-remainder') && wanted < position ? part / this.times : part);
  }

  stop(): void {
    this.present.stop();
  }

  rewind(): void {
    while (this.index > 0) this.comeBack();
    this.present.rewind();
  }

  private pass(): void {
    this.present.update(1);
    if (this.returns) this.passed.push(this.present);
    else this.present.stop();
    this.present = this.make();
    this.present.start(this.node);
    this.index++;
  }

  private comeBack(): void {
    this.present.rewind();
    this.present = this.passed.pop()!;
    this.index--;
  }
}
