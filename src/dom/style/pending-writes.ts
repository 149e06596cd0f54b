import { doEach } from '../../math/do-each.js';

/** Has something to write to the page. */
export interface Writer {
  /** The next one that waits; itself at the end of the line, null while it does not wait. */
  next: Writer | null;
  /** Writes what has changed. */
  write(): void;
}

/** The writers that wait for the end of the frame, in a line. It is linked, so that a frame makes no garbage. */
class PendingWrites {
  private first: Writer | null = null;
  private last: Writer | null = null;

  get areNone(): boolean {
    return this.first === null;
  }

  /** Only for a writer that does not wait already. */
  add(writer: Writer): void {
    if (this.last === null) this.first = writer;
    else this.last.next = writer;
    this.last = writer;
    writer.next = writer;
  }

  /** Lets everything write that waits. The first error is thrown once all have written. */
  flush(): void {
    if (this.first !== null)
      doEach(this.taken(), (writer) => {
        writer.write();
      });
  }

  /** The writers that wait, which wait no longer once each has its turn. */
  private *taken(): Generator<Writer, void> {
    let writer = this.first;
    this.first = this.last = null;
    while (writer !== null) {
      const next: Writer | null = writer.next === writer ? null : writer.next;
      writer.next = null;
      yield writer;
      writer = next;
    }
  }
}

/** What is to be written to the page in this frame. */
export const pendingWrites: PendingWrites = /* @__PURE__ */ new PendingWrites();
