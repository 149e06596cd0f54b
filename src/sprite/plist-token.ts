/** A token of a property list, and the index of the next one. */
export type Token = TokenContent & { readonly end: number };

type TokenContent =
  /** In `text`, entities are replaced; it is undefined for a number that is not a character of XML. */
  | { readonly kind: 'text'; readonly text: string | undefined }
  | { readonly kind: 'open' | 'empty' | 'close'; readonly tag: string }
  | { readonly kind: 'document type' | 'comment' };

/** The token at an index; undefined if there is none that property lists allow. */
export function tokenAt(text: string, at: number): Token | undefined {
  token.lastIndex = at;
  const groups = token.exec(text)?.groups;
  return groups && { ...contentOf(groups), end: token.lastIndex };
}

/** The index of the first character that XML does not allow; -1 if there is none. */
export function firstIllegalCharacter(text: string): number {
  return text.search(illegalCharacter);
}

const illegalCharacter = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Repetitions are bounded, so the pattern cannot backtrack without limit. Long text therefore comes in several tokens.
 * Comments and instructions match without a group.
 */
const token = /* @__PURE__ */ (() =>
  new RegExp(
    [
      String.raw`(?<characters>[^<&]{1,9999})`,
      String.raw`&(?:(?<entity>amp|lt|gt|quot|apos)|#(?<code>\d{1,7}|x[\da-fA-F]{1,6}));`,
      String.raw`<!--[^]*?-->`,
      String.raw`<\?[^]*?\?>`,
      String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
      String.raw`(?<type><!DOCTYPE[^[<>]{0,999}>)`,
      String.raw`</(?<close>[a-z]{1,9})\s{0,99}>`,
      String.raw`<(?<open>plist|dict|array|key|string|integer|real|date|data|true|false)(?:\s{1,99}[\w:.-]{1,99}\s{0,99}=\s{0,99}(?:"[^"<]{0,999}"|'[^'<]{0,999}')){0,99}\s{0,99}(?<empty>/?)>`,
    ].join('|'),
    'y',
  ))();

function contentOf({ characters, entity, code, cdata, type, close, open, empty }: Groups): TokenContent {
  if (open !== undefined) return { kind: empty === '/' ? 'empty' : 'open', tag: open };
  if (close !== undefined) return { kind: 'close', tag: close };
  if (entity !== undefined) return { kind: 'text', text: entities[entity] };
  if (code !== undefined) return { kind: 'text', text: characterOf(code) };
  const text = characters ?? cdata;
  if (text !== undefined) return { kind: 'text', text };
  return { kind: type === undefined ? 'comment' : 'document type' };
}

type Groups = Readonly<Record<string, string | undefined>>;

const entities: Groups = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A carriage return is allowed only as a number: as a character, it was normalised to a line feed. */
function characterOf(code: string): string | undefined {
  const point = Number(code.startsWith('x') ? `0${code}` : code);
  if (point > 0x10ffff) return undefined;
  const character = String.fromCodePoint(point);
  return point === 13 || !illegalCharacter.test(character) ? character : undefined;
}
