import { shownValue, wrongKind } from './check.js';
import { type ColorSpace, mixingOf } from './color-mixing.js';
import { mix } from './mix.js';
import type { Piece } from './piece.js';
import { plain } from './plain-number.js';
import type { CssColor } from './read-color.js';
import { Shape } from './shape.js';
import { commonTemplate, fits, hasArcs, templateOf, type TextTemplate } from './text-template.js';

/** A number or a colour in a text. */
type TextPart = Piece<number | CssColor, string>;

const numberPart: TextPart = {
  size: 1,
  read: (part, numbers, at) => (numbers[at] = part as number),
  readAmount: (part, numbers, at) => (numbers[at] = part as number),
  make: (numbers, at) => String(plain(numbers[at]!)),
};

/**
 * Texts of the same form: their numbers and colours are animated, the rest stays. `'10px 2em'`, `'blur(4px)'`, a path,
 * a colour.
 *
 * @param name The caller's name, for errors.
 * @param what The name of the texts in errors.
 * @param samples At least one.
 */
export function textPiece(name: string, what: string, samples: readonly unknown[], space?: ColorSpace): TextPiece {
  const refuse = (value: unknown): never => {
    const form = shownValue(samples.find((sample) => typeof sample === 'string'));
    const flags = hasArcs(form) ? ', also in the flags of its arcs (morphTo of rx-motion/svg takes any two paths)' : '';
    throw wrongKind(name, what, `of the form of ${form}${flags}`, value);
  };
  const templates = samples.map((sample) => (typeof sample === 'string' ? templateOf(sample) : refuse(sample)));
  const first = templates[0]!;
  if (first.parts.length === 0)
    throw new RangeError(
      `${name}: ${what} must be a CSS colour or a string with numbers, got ${shownValue(samples[0])}`,
    );
  const template = templates.reduce((all, one, index) => commonTemplate(all, one) ?? refuse(samples[index]));
  const parts = first.parts.map((part, index): TextPart => {
    if (typeof part === 'number') return numberPart;
    return mixingOf(
      templates.map((one) => one.parts[index] as CssColor),
      space,
    );
  });
  return new TextPiece(template, parts, refuse);
}

/** Texts of one form as numbers. */
export class TextPiece implements Piece {
  readonly size: number;
  private readonly template: TextTemplate;
  private readonly parts: readonly TextPart[];
  private readonly refuse: (value: unknown) => never;

  constructor(template: TextTemplate, parts: readonly TextPart[], refuse: (value: unknown) => never) {
    this.size = parts.reduce((size, part) => size + part.size, 0);
    this.template = template;
    this.parts = parts;
    this.refuse = refuse;
  }

  read(value: unknown, numbers: Float64Array, at: number, near: Float64Array | null): void {
    const values = this.partsIn(value);
    this.each(at, (part, first, index) => part.read(values[index]!, numbers, first, near));
  }

  readAmount(value: unknown, numbers: Float64Array, at: number, found: Float64Array): void {
    const values = this.partsIn(value);
    this.each(at, (part, first, index) => part.readAmount(values[index]!, numbers, first, found));
  }

  fixHues(numbers: Float64Array, at: number, from: Float64Array): void {
    this.each(at, (part, first) => part.fixHues?.(numbers, first, from));
  }

  make(numbers: Float64Array, at: number): string {
    const { parts } = this;
    const { literals } = this.template;
    let text = literals[0]!;
    let first = at;
    for (let index = 0; index < parts.length; index++) {
      text += parts[index]!.make(numbers, first);
      text += literals[index + 1]!;
      first += parts[index]!.size;
    }
    return text;
  }

  /** The course from one of these texts to another. Its ends are exactly these texts. */
  between(from: string, to: string): { at(progress: number): string } {
    const { from: start, to: end } = new Shape<string>(this).way(from, to);
    const numbers = new Float64Array(this.size);
    return {
      at: (progress) => {
        if (progress === 0) return from;
        if (progress === 1) return to;
        for (let index = 0; index < numbers.length; index++) numbers[index] = mix(start[index]!, end[index]!, progress);
        return this.make(numbers, 0);
      },
    };
  }

  /** Calls back with each part and the index of its first number. */
  private each(at: number, call: (part: TextPart, first: number, index: number) => void): void {
    let first = at;
    this.parts.forEach((part, index) => {
      call(part, first, index);
      first += part.size;
    });
  }

  private partsIn(value: unknown): TextTemplate['parts'] {
    const text = typeof value === 'string' ? templateOf(value) : this.refuse(value);
    return fits(text, this.template) ? text.parts : this.refuse(value);
  }
}
