/** Changes of a text, by their places in it. */
export class Edits {
  readonly #text: string;
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get isEmpty(): boolean {
    return this.#edits.length === 0;
  }

  /** Replaces what is between two places. */
  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The changed text. What is inserted at one place stays in order. */
  apply(): string {
    let result = '';
    let at = 0;
    for (const { start, end, text } of [...this.#edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
      result += this.#text.slice(at, start) + text;
      at = Math.max(at, end);
    }
    return result + this.#text.slice(at);
  }
}
