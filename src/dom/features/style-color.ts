import type { Color } from '../../math/color.js';
import type { Declarations } from '../style/declarations.js';
import { colorText, ownColor } from './own-color.js';

/** One property of CSS that is a colour, as a value of its own. */
export class StyleColor {
  readonly property: string;
  color: Color;
  /** What the colour has besides its channels: 0 to 1. */
  private readonly alpha: number;

  constructor(property: string, computed: CSSStyleDeclaration) {
    this.property = property;
    ({ color: this.color, alpha: this.alpha } = ownColor(computed.getPropertyValue(property)));
  }

  write(declarations: Declarations): void {
    declarations.say(this.property, colorText(this.color, this.alpha));
  }
}
