import { Writer, waitForFlush } from './flush.js';

/** Shows in the style of one element what has been written to another's since it was made. */
export class Mirror extends Writer {
  /** Where it shows it; null while nobody looks. */
  to: CSSStyleDeclaration | null = null;
  private readonly from: CSSStyleDeclaration;
  private readonly before: ReadonlyMap<string, string>;

  constructor(from: CSSStyleDeclaration) {
    super();
    this.from = from;
    this.before = new Map(Array.from(from, (name) => [name, from.getPropertyValue(name)]));
  }

  /** Shows what is being written at the moment, right after that. */
  wait(): void {
    if (this.to !== null && this.next === null) waitForFlush(this);
  }

  write(): void {
    for (const name of Array.from(this.from)) {
      const value = this.from.getPropertyValue(name);
      if (value !== this.before.get(name)) this.to?.setProperty(name, value);
    }
  }
}
