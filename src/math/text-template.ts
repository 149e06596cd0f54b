import { markFlags, NUMBER, unmarkFlags } from './arc-flags.js';
import { type CssColor, readColor } from './read-color.js';

/** A text, split into its numbers and colours and what stands between them. */
export interface TextTemplate {
  /** One more than the parts. */
  readonly literals: readonly string[];
  readonly parts: readonly (number | CssColor)[];
}

/** A cache of the latest templates: an animation needs each of its texts several times, and many targets share them. */
const latest = /* @__PURE__ */ new Map<string, TextTemplate>();

/** Splits a text into numbers, colours and the rest. */
export function templateOf(text: string): TextTemplate {
  let template = latest.get(text);
  if (template === undefined) {
    if (latest.size === 100) latest.clear();
    latest.set(text, (template = split(text)));
  }
  return template;
}

function split(given: string): TextTemplate {
  const text = markFlags(given);
  const literals: string[] = [];
  const parts: (number | CssColor)[] = [];
  let end = 0;
  for (const { 0: found, 1: amount, 2: named, index } of text.matchAll(piece)) {
    const part = amount === undefined ? named && readColor(named) : Number(amount);
    if (part === undefined || part === '' || isTail(found, ` ${text}`[index]!)) continue;
    // Numbers separated only by a sign or a point (1-2) need a space, because these can disappear.
    literals.push(unmarkFlags(text.slice(end, index)) || (parts.length === 0 ? '' : ' '));
    parts.push(part);
    end = index + found.length;
  }
  literals.push(unmarkFlags(text.slice(end)));
  return { literals, parts };
}

/** Whether a text is a path with arcs. */
export function hasArcs(text: string): boolean {
  return markFlags(text) !== text;
}

/** A number, a colour, or text that looks like one but is not. */
const piece = /* @__PURE__ */ (() => {
  // URLs, quoted strings and custom properties are never animated, except for the quoted path in `path()`.
  const fixed = String.raw`url\([^)]*\)|\bpath\([^()"']*["']|["']\s*\)|"[^"]*"|'[^']*'|--[\w-]+`;
  const color = String.raw`#[\da-f]{3,8}(?![\w-])|(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]*\)|[a-z]{3,}(?![\w(-])`;
  return new RegExp(`(?:${fixed})|(${NUMBER})|(${color})`, 'gi');
})();

/** Whether a word continues another one, as in `10red`. */
function isTail(found: string, before: string): boolean {
  return /^[a-z]+$/i.test(found) && /[\w-]/.test(before);
}

/**
 * Unifies two templates, which may differ in numbers, colours and white space; a 0 without a unit matches any unit.
 *
 * @returns The parts of `a` between the literals that name the units; undefined if the templates have different forms.
 */
export function commonTemplate(a: TextTemplate, b: TextTemplate): TextTemplate | undefined {
  if (fits(b, a)) return a;
  if (!haveSameKinds(a, b)) return undefined;
  const literals: string[] = [];
  for (const [index, own] of a.literals.entries()) {
    const other = b.literals[index]!;
    if (matches(b.parts[index - 1], other, own)) literals.push(own);
    else if (matches(a.parts[index - 1], own, other)) literals.push(other);
    else return undefined;
  }
  return { literals, parts: a.parts };
}

/** Whether a text equals a template, except for its numbers and colours. */
export function fits(text: TextTemplate, template: TextTemplate): boolean {
  return (
    haveSameKinds(text, template) &&
    text.literals.every((literal, index) => matches(text.parts[index - 1], literal, template.literals[index]!))
  );
}

function haveSameKinds(a: TextTemplate, b: TextTemplate): boolean {
  return a.parts.length === b.parts.length && a.parts.every((part, index) => typeof part === typeof b.parts[index]);
}

/** Whether the literal after a part is the expected one, or lacks its unit after a 0. */
function matches(part: number | CssColor | undefined, literal: string, expected: string): boolean {
  if (literal === expected || stripSpaces(literal) === stripSpaces(expected)) return true;
  return part === 0 && stripSpaces(literal) === stripSpaces(expected.replace(/^(?:%|[a-z]+)/i, ''));
}

/** Without white space and commas. */
function stripSpaces(literal: string): string {
  return literal.replace(/[\s,]+/g, '');
}
