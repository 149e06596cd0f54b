import { attributesIn, normalXml, type Token, tokenAt, unexpected } from './xml-token.js';

/** A tag of a Sparrow sheet. */
export interface SparrowTag {
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

/**
 * The tags of a Sparrow sheet: the atlas, then its textures.
 *
 * @throws SyntaxError with the line, what was expected there and what was found.
 */
export function sparrowTags(xml: string): SparrowTag[] {
  const text = normalXml(xml);
  const tags: SparrowTag[] = [];
  const open: string[] = [];
  let line = 1;
  let lineEnd = text.indexOf('\n');
  for (let at = 0, token: Token | undefined; at < text.length; at = token.end) {
    token = tokenAt(text, at);
    if (token === undefined || !isAllowed(token, text.slice(at, token.end), open, tags.length > 0))
      throw unexpected(text, at, nextIn(open, tags.length > 0));
    if (token.kind === 'close') open.pop();
    if (token.kind === 'open') open.push(token.tag);
    if (token.kind === 'open' || token.kind === 'empty') {
      const attributes = attributesIn(token.attributes);
      if (attributes === undefined) throw unexpected(text, at, 'only the entities of XML in attributes');
      tags.push({ attributes, line });
    }
    for (; lineEnd >= 0 && lineEnd < token.end; lineEnd = text.indexOf('\n', lineEnd + 1)) line++;
  }
  if (tags.length === 0 || open.length > 0) throw unexpected(text, text.length, nextIn(open, tags.length > 0));
  return tags;
}

/** The tags that are allowed without, and inside, an open tag. */
const tagAtDepth = ['TextureAtlas', 'SubTexture'];

function isAllowed(token: Token, source: string, open: readonly string[], hasAtlas: boolean): boolean {
  if (token.kind === 'comment') return true;
  if (token.kind === 'text') return source.trim() === '';
  if (token.kind === 'document type') return !hasAtlas;
  if (token.kind === 'close') return token.tag === open.at(-1);
  return 'tag' in token && token.tag === tagAtDepth[open.length] && (open.length > 0 || !hasAtlas);
}

/** Describes what may come next. */
function nextIn(open: readonly string[], hasAtlas: boolean): string {
  if (open.length === 0) return hasAtlas ? 'the end of the document' : '<TextureAtlas>';
  return open.length === 1 ? '<SubTexture> or </TextureAtlas>' : '</SubTexture>';
}
