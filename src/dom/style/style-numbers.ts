import { type StyleWriter, cssName, styleNumber } from './style-number.js';

/** The numbers in one element's style that somebody has asked for. */
export class StyleNumbers {
  private readonly element: HTMLElement | SVGElement;
  private readonly numbers = new Map<string, StyleWriter>();

  constructor(element: HTMLElement | SVGElement) {
    this.element = element;
  }

  /** The number of a property, the same one whenever it is asked for. */
  of(property: string, unit: string | undefined): StyleWriter {
    const name = cssName(property);
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = styleNumber(this.element, name, unit);
      this.numbers.set(name, number);
    }
    if (unit !== undefined && unit !== number.unit) {
      throw new RangeError(`style: unit must be the one that ${name} is in, "${number.unit}", got "${unit}"`);
    }
    return number;
  }
}
