/** Replaces `setTimeout`, from which RxJS reports unhandled errors, so that they arrive at the end of a frame. */
export class Timers {
  private readonly original = globalThis.setTimeout;
  private pending: (() => void)[] = [];

  constructor() {
    globalThis.setTimeout = ((callback: () => void) => this.pending.push(callback)) as never;
  }

  /** Lets promises settle, then calls everything that waits for a timeout. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const due = this.pending;
    this.pending = [];
    for (const callback of due) callback();
  }

  restore(): void {
    globalThis.setTimeout = this.original;
  }
}
