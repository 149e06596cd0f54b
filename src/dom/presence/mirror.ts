import { type Writer, waitForFlush } from '../style/flush.js';

/** Shows in the style of one element what has been written to another's since it was made. */
export class Mirror implements Writer {
  next: Writer | null = null;
  /** Where it shows it; null while nobody looks. */
  to: CSSStyleDeclaration | null = null;
  private readonly from: CSSStyleDeclaration;
  private readonly before: ReadonlyMap<string, string>;
  private readonly shown = new Set<string>();
  /** Whether it waited already when more was written, which may be shown only after it then. */
  private isLate = false;

  constructor(from: CSSStyleDeclaration) {
    this.from = from;
    this.before = new Map(Array.from(from, (name) => [name, from.getPropertyValue(name)]));
  }

  /** Shows what is being written at the moment, right after that. */
  wait(): void {
    if (this.next !== null) this.isLate = true;
    else if (this.to !== null) waitForFlush(this);
  }

  write(): void {
    if (this.isLate) {
      this.isLate = false;
      waitForFlush(this);
      return;
    }
    for (const name of Array.from(this.from))
      if (this.from.getPropertyValue(name) !== this.before.get(name)) this.shown.add(name);
    // What has changed once is shown from then on: it may come back to what it was, or to nothing.
    for (const name of this.shown) this.to?.setProperty(name, this.from.getPropertyValue(name));
  }
}
