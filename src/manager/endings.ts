import type { Running } from './running.js';

/** The actions that are being ended, one from within another, and which of them are to start again when all are told. */
export class Endings {
  private readonly underWay: Running[] = [];
  private readonly again = new Set<Running>();

  begin(running: Running): void {
    this.underWay.push(running);
  }

  /** The one that began last has paid what it owes. */
  complete(): void {
    this.underWay.pop();
  }

  /** Has one start again when its end is told. Returns false where it is not being ended. */
  follow(running: Running): boolean {
    if (!this.underWay.includes(running)) return false;
    this.again.add(running);
    return true;
  }

  /** Takes back that one is to start again. Returns whether it was to. */
  forget(running: Running): boolean {
    return this.again.delete(running);
  }
}
