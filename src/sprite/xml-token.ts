import { excerpt } from './entry.js';

/** A token of XML: the parts of it that were found, and the index of the next one. */
export interface Token {
  readonly parts: Readonly<Record<string, string | undefined>>;
  readonly end: number;
}

/** The token at an index; undefined if there is none that is read. An entity that a document declares could grow. */
export function tokenAt(text: string, at: number): Token | undefined {
  token.lastIndex = at;
  const parts = token.exec(text)?.groups;
  return parts && { parts, end: token.lastIndex };
}

/** The text of a token; undefined for a number that is not a character of XML. */
export function textOf({ parts: { characters, cdata, entity, code } }: Token): string | undefined {
  if (code !== undefined) return characterOf(code);
  return entity === undefined ? (characters ?? cdata) : entities[entity];
}

/** The text with the line ends of XML. @throws SyntaxError at a character that XML does not allow. */
export function normalXml(xml: string): string {
  const text = xml.replace(/\r\n?/g, '\n');
  const illegal = text.search(illegalCharacter);
  if (illegal >= 0) throw unexpected(text, illegal, 'a character that XML allows');
  return text;
}

/** The name of the first tag of a text; undefined if there is none. */
export function firstTag(text: string): string | undefined {
  for (let at = 0, token: Token | undefined; (token = tokenAt(text, at)) !== undefined; at = token.end) {
    if (token.parts.open !== undefined) return token.parts.open;
  }
  return undefined;
}

/** The value of each attribute. @returns Undefined if one has an entity that XML does not have. */
export function attributesIn(text: string): Record<string, string> | undefined {
  const values = Array.from(text.matchAll(attribute), ({ groups }) => {
    return [groups!.name!, withoutEntities(groups!.quoted ?? groups!.single!)] as const;
  });
  if (values.some(([, value]) => value === undefined)) return undefined;
  // From entries, so that __proto__ is a name like any other.
  return Object.fromEntries(values) as Record<string, string>;
}

function withoutEntities(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let value = '';
  for (let at = 0, token: Token | undefined; at < text.length; at = token.end) {
    token = tokenAt(text, at);
    const part = token && textOf(token);
    if (token === undefined || part === undefined) return undefined;
    value += part;
  }
  return value;
}

const attribute = /(?<name>[^\s=]+)\s*=\s*(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)')/g;

/** An error with what was expected at an index, and what was found: a tag, or the text up to the next one. */
export function unexpected(text: string, at: number, expected: string): SyntaxError {
  const [found = ''] = /^(?:<[^>]{0,60}>?|[^<]{1,61})/.exec(text.slice(at, at + 62)) ?? [];
  const line = text.slice(0, at).split('\n').length;
  return new SyntaxError(
    `line ${line}: expected ${expected}, got ${found === '' ? 'the end of the document' : excerpt(found.trim())}`,
  );
}

const illegalCharacter = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Repetitions are bounded, so the pattern cannot backtrack without limit. Long text therefore comes in several tokens.
 */
const token = /* @__PURE__ */ (() =>
  new RegExp(
    [
      String.raw`(?<characters>[^<&]{1,9999})`,
      String.raw`&(?:(?<entity>amp|lt|gt|quot|apos)|#(?<code>\d{1,7}|x[\da-fA-F]{1,6}));`,
      String.raw`(?<comment><!--[^]*?-->|<\?[^]*?\?>)`,
      String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
      String.raw`(?<type><!DOCTYPE[^[<>]{0,999}>)`,
      String.raw`</(?<close>[A-Za-z]{1,99})\s{0,99}>`,
      String.raw`<(?<open>[A-Za-z]{1,99})(?<attributes>(?:\s{1,99}[\w:.-]{1,99}\s{0,99}=\s{0,99}(?:"[^"<]{0,9999}"|'[^'<]{0,9999}')){0,99})\s{0,99}(?<empty>/?)>`,
    ].join('|'),
    'y',
  ))();

const entities: Token['parts'] = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A carriage return is allowed only as a number: as a character, it was normalised to a line feed. */
function characterOf(code: string): string | undefined {
  const point = Number(code.startsWith('x') ? `0${code}` : code);
  if (point > 0x10ffff) return undefined;
  const character = String.fromCodePoint(point);
  return point === 13 || !illegalCharacter.test(character) ? character : undefined;
}
