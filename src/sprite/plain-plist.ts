import { excerpt } from './entry.js';

/**
 * Rewrites an XML property list so that every XML parser understands the same by it, or refuses it.
 *
 * What is left are the tags of property lists, without attributes, and text: no document type (and so no entities of its
 * own), no comments, no instructions, no CDATA. What is not well formed is refused here, because parsers differ in what
 * they let pass and in what they say about it.
 *
 * @throws SyntaxError with the line, what was expected there and what was found.
 */
export function plainPlist(xml: string): string {
  const text = xml.replace(/\r\n?/g, '\n');
  const plain: string[] = [];
  const open: OpenTag[] = [];
  let at = 0;

  const fail = (expected: string): never => {
    throw new SyntaxError(`line ${text.slice(0, at).split('\n').length}: expected ${expected}, got ${found(text, at)}`);
  };
  const next = (): string => (plain.length > 0 ? nextIn(open.at(-1)) : '<plist>');
  const write = (characters: string): void => {
    const isText = leaves.has(open.at(-1)?.tag ?? '');
    const stray = isText ? -1 : characters.search(/\S/);
    if (stray >= 0) {
      at += stray;
      fail(next());
    }
    if (isText) plain.push(characters);
  };

  at = text.search(illegalCharacter);
  if (at >= 0) fail('a character that XML allows');
  at = 0;

  while (at < text.length) {
    token.lastIndex = at;
    const { characters, code, cdata, doctype, close, tag, empty } = token.exec(text)?.groups ?? fail(next());
    const parent = open.at(-1);
    if (characters !== undefined) {
      if (code !== undefined && !isCharacter(code)) fail('a character that XML allows');
      write(escape(characters));
    } else if (cdata !== undefined) {
      write(escape(cdata.replaceAll('&', '&amp;').replaceAll('<', '&lt;')));
    } else if (close !== undefined) {
      if (parent?.tag !== close || parent.hasKey) fail(next());
      plain.push(`</${close}>`);
      open.pop();
    } else if (tag !== undefined) {
      if (!mayStand(tag, parent, plain.length === 0)) fail(next());
      if (open.length === DEEPEST) fail(`at most ${DEEPEST} tags inside one another`);
      if (parent !== undefined) parent.hasKey = tag === 'key';
      plain.push(empty ? `<${tag}/>` : `<${tag}>`);
      if (!empty) open.push({ tag, hasKey: false });
    } else if (doctype !== undefined && plain.length > 0) {
      fail(next());
    }
    at = token.lastIndex;
  }
  if (plain.length === 0 || open.length > 0) fail(next());
  return plain.join('');
}

interface OpenTag {
  readonly tag: string;
  /** Whether it is a dictionary in which a value has to follow. */
  hasKey: boolean;
}

/** Far more than any sheet has, and less than any parser takes. */
const DEEPEST = 64;

/** The tags that hold text and no others. */
const leaves: ReadonlySet<string> = new Set(['key', 'string', 'integer', 'real', 'date', 'data', 'true', 'false']);

const illegalCharacter = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * One piece of a property list. No repetition that can be gone back over is without a bound: an engine keeps a place for each of
 * its steps, and runs out of them in a document that is made for it. So long text comes in several pieces. A document type must have no declarations of its own; comments and instructions have
 * no group.
 */
const token = new RegExp(
  [
    String.raw`(?<characters>[^<&]{1,9999}|&(?:amp|lt|gt|quot|apos|#(?<code>\d{1,7}|x[\da-fA-F]{1,6}));)`,
    String.raw`<!--[^]*?-->`,
    String.raw`<\?[^]*?\?>`,
    String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
    String.raw`(?<doctype><!DOCTYPE[^[<>]{0,999}>)`,
    String.raw`</(?<close>[a-z]{1,9})\s{0,99}>`,
    String.raw`<(?<tag>plist|dict|array|key|string|integer|real|date|data|true|false)(?:\s{1,99}[\w:.-]{1,99}\s{0,99}=\s{0,99}(?:"[^"<]{0,999}"|'[^'<]{0,999}')){0,99}\s{0,99}(?<empty>/?)>`,
  ].join('|'),
  'y',
);

function mayStand(tag: string, parent: OpenTag | undefined, isFirst: boolean): boolean {
  if (isFirst || parent === undefined) return isFirst && tag === 'plist';
  if (parent.tag === 'dict') return (tag === 'key') !== parent.hasKey;
  return !leaves.has(parent.tag) && tag !== 'plist' && tag !== 'key';
}

function nextIn(parent: OpenTag | undefined): string {
  if (parent === undefined) return 'the end of the document';
  if (parent.hasKey) return 'a value';
  if (parent.tag === 'dict') return '<key> or </dict>';
  return `${leaves.has(parent.tag) ? 'text' : 'a value'} or </${parent.tag}>`;
}

function isCharacter(code: string): boolean {
  const point = Number(code.startsWith('x') ? `0${code}` : code);
  return point === 13 || (point <= 0x10ffff && !illegalCharacter.test(String.fromCodePoint(point)));
}

/** XML 1.1 has line ends that 1.0 has not, and some parsers go by it. */
function escape(characters: string): string {
  return characters.replaceAll('>', '&gt;').replaceAll('\u0085', '&#x85;').replaceAll('\u2028', '&#x2028;');
}

/** What stands at a place: a tag, or the text up to the next one. */
function found(text: string, at: number): string {
  const [piece = ''] = /^(?:<[^>]{0,60}>?|[^<]{1,61})/.exec(text.slice(at, at + 62)) ?? [];
  return piece === '' ? 'the end of the document' : excerpt(piece.trim());
}
