import { type Lens, Lenses } from '../../lines/lens.js';
import { realOf, recorderOf } from '../../lines/recorder.js';
import { StraightLine } from '../../lines/straight-line.js';
import { Writer } from '../../lines/writer.js';
import { haveOneForm, joinNumbers, type NumberText, splitNumbers } from '../../math/number-text.js';
import type { InnerEffect } from '../../time/effect.js';
import type { Elemental } from '../elemental.js';
import { computeText, isTaken, normalizeText, refusal, shownText } from './css-text.js';
import type { Declaration } from './declaration.js';
import { isLinear } from './equal-numbers.js';
import { findStyleFor } from './find-style.js';
import { keyframeName, StyleAnimation } from './style-animation.js';
import { StyleChange } from './style-change.js';

/**
 * Effects that add texts to properties of an element: numbers to numbers of the same form, anything else as the browser
 * adds it.
 *
 * @param factor -1 takes them away.
 */
export function additionOf(
  action: string,
  target: Elemental,
  amounts: readonly (readonly [name: string, amount: string | number])[],
  factor: 1 | -1,
): InnerEffect[] {
  return amounts.map(([name, value]) => {
    const { declaration, element, text, given: amount } = findStyleFor(action, target, name, value);
    if (typeof value === 'string' && !isTaken(name, amount)) throw refusal(action, name, amount);
    const found = text || shownText(element, name);
    const parts = splitNumbers(found);
    const fitting = (text: string): NumberText | undefined => {
      const numbers = splitNumbers(text);
      return numbers.numbers.length > 0 && haveOneForm(parts, numbers) ? numbers : undefined;
    };
    // Computing a value reads the page.
    const added =
      fitting(amount) ?? fitting(normalizeText(name, amount)) ?? fitting(computeText(element, name, amount));
    if (added === undefined || !isLinear(found)) return additionBy(target, declaration, amount, factor);
    const { lenses } = new TextNumbers(target, declaration, found, parts);
    const writer = Writer.on(action, new Lenses(lenses), element, 'adds');
    return new StraightLine(
      writer,
      writer.found,
      writer.found.map((number, index) => number + factor * added.numbers[index]!),
    );
  });
}

/** Adds a value by the browser. */
function additionBy(target: Elemental, declaration: Declaration, amount: string, factor: 1 | -1): InnerEffect {
  const { element } = realOf(target);
  const animation = new StyleAnimation({ composite: 'add' });
  const adding = { frames: [{}, { [keyframeName(declaration.name)]: amount }] };
  if (recorderOf(target) !== undefined && 'animate' in element) {
    // In a score it goes from the text that is there to the sum.
    const sum = new StyleChange({ element }, declaration, adding, animation);
    const [from, to] = [sum.animatedText(0), sum.animatedText(factor)];
    return new StyleChange(target, declaration, { from, to, end: to });
  }
  const effect = new StyleChange(target, declaration, adding, animation);
  const update = effect.update.bind(effect);
  effect.update = (progress) => {
    update(factor * progress);
  };
  return effect;
}

/** The numbers in the text of a property, each as if it were a property. */
class TextNumbers {
  readonly lenses: readonly Lens<unknown>[];
  readonly #declaration: Declaration;
  readonly #change: StyleChange;
  readonly #found: string;
  #text: string;
  #parts: NumberText;

  constructor(target: Elemental, declaration: Declaration, found: string, parts: NumberText) {
    this.#declaration = declaration;
    this.#change = new StyleChange(target, declaration, {});
    this.#found = this.#text = found;
    this.#parts = parts;
    this.lenses = parts.numbers.map((_, index) => ({
      // The value of that name is the text.
      name: `${declaration.name}[${index}]`,
      read: () => this.#read().numbers[index]!,
      write: (_, value) => {
        this.#write(index, value);
      },
    }));
  }

  /** What others have declared meanwhile, if it has the same form. */
  #read(): NumberText {
    const { value } = this.#declaration;
    if (value !== null && String(value) !== this.#text) {
      this.#text = String(value);
      const parts = splitNumbers(this.#text);
      if (haveOneForm(parts, this.#parts)) this.#parts = parts;
    }
    return this.#parts;
  }

  #write(index: number, number: number): void {
    const { literals, numbers } = this.#read();
    this.#parts = { literals, numbers: numbers.map((it, at) => (at === index ? number : it)) };
    this.#text = joinNumbers(literals, (at) => this.#parts.numbers[at]!);
    if (this.#text === this.#found) this.#change.undo();
    else this.#change.declare(this.#text);
  }
}
