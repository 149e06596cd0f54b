import { readColor } from '../../math/read-color.js';

/** Functions that do nothing at 1; all others do nothing at 0. */
const ones = /^(?:brightness|contrast|opacity|saturate|scale(?:[XYZ]|3d)?)$/i;
const colors = /#[\da-f]+|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([^()]*\)|[a-z]{3,}(?![\w(-])/gi;
const tokens = /([a-z][\w-]*)\(|\)|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(%?)/gi;

/**
 * The value of the same form that does nothing, in place of `none`: for filters, shadows and all kinds of transforms.
 *
 * @param property As in CSS.
 */
export function neutralText(property: string, text: string): string {
  const names = [property];
  let index = 0;
  return text
    .replace(colors, (word) => (readColor(word) ? 'transparent' : word))
    .replace(tokens, (token, name: string | undefined, percent: string) => {
      if (name !== undefined) {
        names.push(name);
        index = 0;
      } else if (token === ')') {
        names.pop();
      } else if (names.includes('perspective')) {
        // `none` is an infinite distance, from which a flat element looks the same.
        return token;
      } else {
        const diagonal = names.includes('matrix') ? 3 : 5;
        const isOne = names[1]?.startsWith('matrix') ? index++ % diagonal === 0 : names.some((one) => ones.test(one));
        return isOne ? (percent ? '100%' : '1') : `0${percent}`;
      }
      return token;
    });
}
