/** How far an element moves itself along one axis: pixels, and beside them what depends on its size. */
export interface OwnLength {
  readonly px: number;
  /** As CSS says it: `-50%`, `min(50%, 20px)`; empty for nothing. */
  readonly base: string;
}

/** Takes a computed `translate` apart: x, y and z. */
export function ownTranslate(translate: string): [OwnLength, OwnLength, OwnLength] {
  const [x = '', y = '', z = ''] = words(translate);
  return [lengthOf(x), lengthOf(y), lengthOf(z)];
}

/** The words of a value; a function is one word, whatever stands in it. */
function words(value: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let start = 0;
  for (let end = 0; end <= value.length; end++) {
    const character = value[end] ?? ' ';
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ' ' && depth === 0) {
      words.push(value.slice(start, end));
      start = end + 1;
    }
  }
  return words;
}

/** `10px`, `-50%` and `calc(50% - 10px)` are sums of pixels and percent. Anything else stays as it is. */
function lengthOf(text: string): OwnLength {
  const sum = /^calc\(([^()]*)\)$/.exec(text)?.[1] ?? text;
  if (!sumOfLengths.test(sum)) return { px: 0, base: text };
  const length = { px: 0, '%': 0 };
  for (const [, sign = '', number = '', unit] of sum.matchAll(term))
    length[unit as 'px' | '%'] += Number(sign + number);
  return { px: length.px, base: length['%'] === 0 ? '' : `${length['%']}%` };
}

const number = String.raw`[\d.]+(?:e[+-]?\d+)?`;
const term: RegExp = /* @__PURE__ */ new RegExp(String.raw`([+-]?)\s*(${number})(px|%)`, 'g');
const sumOfLengths: RegExp = /* @__PURE__ */ new RegExp(String.raw`^(?:\s*[+-]?\s*${number}(?:px|%))*$`);
