import type { ChangingText, TextChange } from './changing-text.js';
import { type FadingHighlights, type PageHighlights, STEPS } from './fading-highlights.js';

/** A part of some words that has one color. */
interface Piece {
  readonly range: StaticRange;
  readonly highlights: FadingHighlights;
}

/** A part of a text with an opacity of its own, which is 0 at first. */
export class FadingWords {
  readonly #text: ChangingText;
  readonly #highlights: PageHighlights;
  #from: number;
  #to: number;
  #opacity = 0;
  #pieces: readonly Piece[] = [];

  constructor(text: ChangingText, highlights: PageHighlights, { from, newEnd }: TextChange) {
    this.#text = text;
    this.#highlights = highlights;
    this.#from = from;
    this.#to = newEnd;
    this.#paint();
  }

  get opacity(): number {
    return this.#opacity;
  }
  set opacity(opacity: number) {
    const [before, step] = [stepOf(this.#opacity), stepOf(opacity)];
    this.#opacity = opacity;
    if (before === step) return;
    for (const { range, highlights } of this.#pieces) {
      highlights[before]?.delete(range);
      highlights[step]?.add(range);
    }
  }

  /** Follows a change of the text, whose nodes may be others now. What is replaced no longer belongs to it. */
  move({ from, oldEnd, newEnd }: TextChange): void {
    if (this.#from >= oldEnd) {
      this.#from += newEnd - oldEnd;
      this.#to += newEnd - oldEnd;
    } else if (this.#to > from) this.#to = Math.max(this.#from, from);
    const step = stepOf(this.#opacity);
    for (const { range, highlights } of this.#pieces) highlights[step]?.delete(range);
    this.#paint();
  }

  #paint(): void {
    const step = stepOf(this.#opacity);
    this.#pieces = this.#text.rangesOf(this.#from, this.#to).map(([color, range]) => {
      const highlights = this.#highlights.of(color);
      highlights[step]?.add(range);
      return { range, highlights };
    });
  }
}

function stepOf(opacity: number): number {
  return Math.max(0, Math.round(opacity * STEPS));
}
