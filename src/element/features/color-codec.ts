import type { Color } from '../../math/color.js';
import { formatColor } from '../../math/css-color.js';
import { computedText } from '../style/computed-text.js';
import type { Codec } from '../style/held.js';

/** A colour of an element, with its alpha, which a tint leaves as it is. */
export interface ElementColor {
  readonly color: Color;
  /** 0 to 1. */
  readonly alpha: number;
}

/** The colour of a property. @param name As in CSS. */
export function colorCodec(name: string): Codec<ElementColor> {
  return {
    name,
    read: (element) => parseComputed(computedText(element, name)),
    write: colorText,
    isPage: (color, page) => colorText(color) === colorText(page),
  };
}

/**
 * Reads a computed colour. A colour outside sRGB becomes the nearest one on its border. Anything else, such as the text
 * of an unregistered custom property, becomes black. The alpha of `transparent` becomes 1, because an animated colour
 * is meant to be seen.
 */
function parseComputed(computed: string): ElementColor {
  const [, form = '', channels = ''] =
    /^(rgba?|color)\((?:srgb )?([-+\d., /e]*)\)$/.exec(inRgb(computed.replace(/none/g, '0'))) ?? [];
  const [r = 0, g = 0, b = 0, alpha = 1] = channels.split(/[ ,/]+/).map(Number);
  const byte = (channel: number): number => Math.max(0, Math.min(channel * (form === 'color' ? 255 : 1), 255));
  return { color: { r: byte(r), g: byte(g), b: byte(b) }, alpha: alpha || 1 };
}

function colorText({ color, alpha }: ElementColor): string {
  const text = formatColor(color);
  return alpha === 1 ? text : text.replace(')', `, ${alpha})`);
}

/** Converts a colour of another space – `oklch()`, `lab()`, `color(display-p3 …)` – to sRGB. */
function inRgb(color: string): string {
  if (!/^(?:oklch|oklab|lch|lab|color)\(/.test(color) || color.startsWith('color(srgb ')) return color;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return color;
  // The browser converts it: this is the same colour, written in sRGB.
  context.fillStyle = `color(from ${color} srgb r g b / alpha)`;
  // Firefox returns `#rrggbb`.
  const [, ...bytes] = /^#(..)(..)(..)$/.exec(context.fillStyle) ?? [];
  return bytes.length > 0 ? `rgb(${bytes.map((byte) => parseInt(byte, 16)).join()})` : context.fillStyle;
}
