import { describe } from './check.js';
import { ColorMixing, type ColorSpace } from './color-mixing.js';
import type { Piece } from './piece.js';
import { plain } from './plain-number.js';
import type { CssColor } from './read-color.js';
import { type TextTemplate, common, fits, templateOf } from './text-template.js';

/** What moves in a text: all that tells a number from a colour. */
interface Slot {
  readonly size: number;
  read(slot: number | CssColor, numbers: Float64Array, at: number, near: Float64Array | null): void;
  readAmount(slot: number | CssColor, numbers: Float64Array, at: number, found: Float64Array): void;
  turn?(numbers: Float64Array, at: number, from: Float64Array): void;
  make(numbers: Float64Array, at: number): string;
}

const numberSlot: Slot = {
  size: 1,
  read: (slot, numbers, at) => (numbers[at] = slot as number),
  readAmount: (slot, numbers, at) => (numbers[at] = slot as number),
  make: (numbers, at) => String(plain(numbers[at]!)),
};

/**
 * Texts of like shape: numbers and colours in them move, the rest stays. `'10px 2em'`, `'blur(4px)'`, a path, a colour.
 *
 * @param name As errors call the function that was given the texts.
 * @param what As errors call them.
 * @param samples Some of them, at least one.
 */
export function textPiece(name: string, what: string, samples: readonly string[], space?: ColorSpace): Piece {
  const templates = samples.map(templateOf);
  const first = templates[0]!;
  if (first.slots.length === 0)
    throw new RangeError(`${name}: ${what} must be a CSS colour or a text with numbers, got ${describe(samples[0])}`);
  const refuse = (value: unknown): never => {
    throw new TypeError(`${name}: ${what} must be of the form of ${describe(samples[0])}, got ${describe(value)}`);
  };
  const template = templates.reduce((all, one, index) => common(all, one) ?? refuse(samples[index]));
  const slots = first.slots.map((slot, index): Slot => {
    if (typeof slot === 'number') return numberSlot;
    return new ColorMixing(
      templates.map((one) => one.slots[index] as CssColor),
      space,
    );
  });
  return new TextPiece(template, slots, refuse);
}

class TextPiece implements Piece {
  readonly size: number;
  private readonly template: TextTemplate;
  private readonly slots: readonly Slot[];
  private readonly offsets: readonly number[];
  private readonly literals: readonly string[];
  private readonly refuse: (value: unknown) => never;

  constructor(template: TextTemplate, slots: readonly Slot[], refuse: (value: unknown) => never) {
    let size = 0;
    this.offsets = slots.map((slot) => (size += slot.size) - slot.size);
    this.size = size;
    this.template = template;
    this.slots = slots;
    // What was parted by a sign or a point only (1-2) may lose it.
    this.literals = template.literals.map(
      (literal, index, { length }) => literal || (index % (length - 1) === 0 ? '' : ' '),
    );
    this.refuse = refuse;
  }

  read(value: unknown, numbers: Float64Array, at: number, near: Float64Array | null): void {
    this.slotsOf(value).forEach((slot, index) => {
      this.slots[index]!.read(slot, numbers, at + this.offsets[index]!, near);
    });
  }

  readAmount(value: unknown, numbers: Float64Array, at: number, found: Float64Array): void {
    this.slotsOf(value).forEach((slot, index) => {
      this.slots[index]!.readAmount(slot, numbers, at + this.offsets[index]!, found);
    });
  }

  turn(numbers: Float64Array, at: number, from: Float64Array): void {
    this.slots.forEach((slot, index) => slot.turn?.(numbers, at + this.offsets[index]!, from));
  }

  make(numbers: Float64Array, at: number): string {
    const { slots, offsets, literals } = this;
    let text = literals[0]!;
    for (let index = 0; index < slots.length; index++) {
      text += slots[index]!.make(numbers, at + offsets[index]!);
      text += literals[index + 1]!;
    }
    return text;
  }

  private slotsOf(value: unknown): TextTemplate['slots'] {
    const text = typeof value === 'string' ? templateOf(value) : this.refuse(value);
    return fits(text, this.template) ? text.slots : this.refuse(value);
  }
}
