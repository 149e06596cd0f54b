import { type CssColor, readColor } from './read-color.js';

/** A text, taken apart into what moves in it and what stands between. */
export interface TextTemplate {
  /** One more than there are slots. */
  readonly literals: readonly string[];
  readonly slots: readonly (number | CssColor)[];
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
/** Addresses, quoted texts and names of properties of one's own, in which nothing moves; but CSS has its paths in quotes. */
const fixed = String.raw`url\([^)]*\)|(?<!\bpath\([^()]*)(?:"[^"]*"|'[^']*')|--[\w-]+`;
const color = String.raw`#[\da-f]{3,8}(?![\w-])|(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]*\)|(?<![\w-])[a-z]{3,}(?![\w(-])`;

/** Takes a text apart into numbers, colours and the rest. */
export function templateOf(text: string): TextTemplate {
  const literals: string[] = [];
  const slots: (number | CssColor)[] = [];
  let end = 0;
  for (const { 0: found, 1: amount, 2: named, index } of text.matchAll(
    new RegExp(`(?:${fixed})|(${number})|(${color})`, 'gi'),
  )) {
    const slot = amount === undefined ? named && readColor(named) : Number(amount);
    if (slot === undefined || slot === '') continue;
    literals.push(text.slice(end, index));
    slots.push(slot);
    end = index + found.length;
  }
  literals.push(text.slice(end));
  return { literals, slots };
}

/**
 * What the texts of two templates have in common: they may differ in numbers, colours and white space, and a 0 without a unit goes with any.
 *
 * @returns The slots of `a` between those literals that name the units; undefined if the two are not of like shape.
 */
export function common(a: TextTemplate, b: TextTemplate): TextTemplate | undefined {
  if (!haveLikeSlots(a, b)) return undefined;
  const literals: string[] = [];
  for (const [index, own] of a.literals.entries()) {
    const other = b.literals[index]!;
    if (goesWith(b.slots[index - 1], other, own)) literals.push(own);
    else if (goesWith(a.slots[index - 1], own, other)) literals.push(other);
    else return undefined;
  }
  return { literals, slots: a.slots };
}

/** Whether a text is what a template says, but for its numbers and colours. */
export function fits(text: TextTemplate, template: TextTemplate): boolean {
  return (
    haveLikeSlots(text, template) &&
    text.literals.every((literal, index) => goesWith(text.slots[index - 1], literal, template.literals[index]!))
  );
}

function haveLikeSlots(a: TextTemplate, b: TextTemplate): boolean {
  return a.slots.length === b.slots.length && a.slots.every((slot, index) => typeof slot === typeof b.slots[index]);
}

/** Whether what stands behind a slot is what is expected there, or that without the unit behind a 0. */
function goesWith(slot: number | CssColor | undefined, literal: string, expected: string): boolean {
  if (bare(literal) === bare(expected)) return true;
  return slot === 0 && bare(literal) === bare(expected.replace(/^(?:%|[a-z]+)/i, ''));
}

/** Without white space, and the commas that may stand for it. */
function bare(literal: string): string {
  return literal.replace(/[\s,]+/g, '');
}
