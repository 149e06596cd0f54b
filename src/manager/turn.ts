import type { Lane } from './lane.js';
import type { Running } from './running.js';

/** Whose turn it is in a lane: what has been passed of it. */
export class Turn {
  /** The action in turn, or what stands before it since that was taken out; null at the head of the lane. */
  running: Running | null = null;
  /** How many places from the head on were passed by actions that were all stopped at once. */
  private freed = 0;

  /** The turn of an action begins; null when the turn of the lane is over. */
  begin(running: Running | null): void {
    this.running = running;
    this.freed = 0;
  }

  /** The action that follows in the lane. */
  next(lane: Lane): Running | null {
    if (this.running !== null) return this.running.next;
    let next = lane.first;
    for (let place = 0; place < this.freed && next !== null; place++) next = next.next;
    return next;
  }

  /** An action of the lane is about to be taken out. */
  leave(running: Running, lane: Lane): void {
    if (running === this.running) this.running = running.previous;
    else if (this.running === null && this.freed > this.placeOf(running, lane)) this.freed--;
  }

  /** All actions of the lane are about to be taken out: their places stay passed. */
  free(lane: Lane): void {
    if (this.running === null) return;
    this.freed = 1 + this.placeOf(this.running, lane);
    this.running = null;
  }

  /** How many actions stand before one. */
  private placeOf(running: Running, lane: Lane): number {
    let place = 0;
    for (let other = lane.first; other !== running; other = other!.next) place++;
    return place;
  }
}
