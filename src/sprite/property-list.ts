import { excerpt } from './entry.js';
import { hasKey, leaves, mayStand, nextIn, type OpenTag, valueOf } from './open-tag.js';

/**
 * Reads a property list in XML: a dictionary is an object, data are bytes.
 *
 * A document type may have no declarations of its own, and so there are no entities but the five of XML. What is not well formed is
 * refused, and so is a tag where property lists have none.
 *
 * @throws SyntaxError with the line, what was expected there and what was found; what `atob` throws where data are not base64.
 */
export function readPropertyList(xml: string): unknown {
  const text = xml.replace(/\r\n?/g, '\n');
  const whole: OpenTag = { tag: '', text: '', values: [] };
  const open = [whole];
  let at = 0;

  const fail = (expected: string): never => {
    throw new SyntaxError(`line ${text.slice(0, at).split('\n').length}: expected ${expected}, got ${found(text, at)}`);
  };
  const write = (parent: OpenTag, source: string, meant = source): void => {
    const isText = leaves.has(parent.tag);
    const stray = isText ? -1 : source.search(/\S/);
    if (stray >= 0) {
      at += stray;
      fail(nextIn(parent));
    }
    if (isText) parent.text += meant;
  };

  at = text.search(illegalCharacter);
  if (at >= 0) fail('a character that XML allows');
  at = 0;

  while (at < text.length) {
    const parent = open.at(-1)!;
    token.lastIndex = at;
    const piece = token.exec(text)?.groups ?? fail(nextIn(parent));
    const { characters, entity, code, cdata, doctype, close, tag, empty } = piece;
    if (characters !== undefined) {
      write(parent, characters);
    } else if (entity !== undefined) {
      if (code !== undefined && !isCharacter(code)) fail('a character that XML allows');
      write(parent, entity, code === undefined ? entities.get(entity) : String.fromCodePoint(pointOf(code)));
    } else if (cdata !== undefined) {
      write(parent, cdata);
    } else if (close !== undefined) {
      if (parent.tag !== close || hasKey(parent)) fail(nextIn(parent));
      open.pop();
      open.at(-1)!.values.push(valueOf(parent));
    } else if (tag !== undefined) {
      if (!mayStand(tag, parent)) fail(nextIn(parent));
      if (open.length > DEEPEST) fail(`at most ${DEEPEST} tags inside one another`);
      const opened = { tag, text: '', values: [] };
      if (empty) parent.values.push(valueOf(opened));
      else open.push(opened);
    } else if (doctype !== undefined && !mayStand('plist', parent)) {
      fail(nextIn(parent));
    }
    at = token.lastIndex;
  }
  const last = open.at(-1)!;
  if (last !== whole || whole.values.length === 0) fail(nextIn(last));
  return whole.values[0];
}

/** Far more than any sheet has. */
const DEEPEST = 64;

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

const illegalCharacter = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * One piece of a property list. No repetition that can be gone back over is without a bound: an engine keeps a place for each of
 * its steps, and runs out of them in a document that is made for it. So long text comes in several pieces. A document type must have
 * no declarations of its own; comments and instructions have no group.
 */
const token = new RegExp(
  [
    String.raw`(?<characters>[^<&]{1,9999})`,
    String.raw`(?<entity>&(?:amp|lt|gt|quot|apos|#(?<code>\d{1,7}|x[\da-fA-F]{1,6}));)`,
    String.raw`<!--[^]*?-->`,
    String.raw`<\?[^]*?\?>`,
    String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
    String.raw`(?<doctype><!DOCTYPE[^[<>]{0,999}>)`,
    String.raw`</(?<close>[a-z]{1,9})\s{0,99}>`,
    String.raw`<(?<tag>plist|dict|array|key|string|integer|real|date|data|true|false)(?:\s{1,99}[\w:.-]{1,99}\s{0,99}=\s{0,99}(?:"[^"<]{0,999}"|'[^'<]{0,999}')){0,99}\s{0,99}(?<empty>/?)>`,
  ].join('|'),
  'y',
);

function pointOf(code: string): number {
  return Number(code.startsWith('x') ? `0${code}` : code);
}

function isCharacter(code: string): boolean {
  const point = pointOf(code);
  return point === 13 || (point <= 0x10ffff && !illegalCharacter.test(String.fromCodePoint(point)));
}

/** What stands at a place: a tag, or the text up to the next one. */
function found(text: string, at: number): string {
  const [piece = ''] = /^(?:<[^>]{0,60}>?|[^<]{1,61})/.exec(text.slice(at, at + 62)) ?? [];
  return piece === '' ? 'the end of the document' : excerpt(piece.trim());
}
