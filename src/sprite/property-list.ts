import { isAllowed, lacksValue, nextIn, type OpenTag, textTags, valueOf } from './open-tag.js';
import { normalXml, tokenAt, unexpected } from './xml-token.js';

/**
 * Parses a property list in XML: a dictionary becomes an object, data become bytes.
 *
 * The document type must not declare anything, so the only entities are the five of XML. Rejects documents that are not
 * well-formed, and tags that are unknown or not allowed at their position.
 *
 * @throws SyntaxError with the line, what was expected there and what was found; the error of `atob` when data are not
 * base64.
 */
export function readPropertyList(xml: string): unknown {
  const text = normalXml(xml);
  const whole = openTag('');
  const open = [whole];
  for (let at = 0; at < text.length;) {
    const parent = open.at(-1)!;
    const token = tokenAt(text, at);
    if (token === undefined) throw unexpected(text, at, nextIn(parent));
    if (token.kind === 'text') {
      if (token.text === undefined) throw unexpected(text, at, 'a character that XML allows');
      const stray = textTags.has(parent.tag) ? -1 : text.slice(at, token.end).search(/\S/);
      if (stray >= 0) throw unexpected(text, at + stray, nextIn(parent));
      parent.text += token.text;
    } else if (token.kind === 'close') {
      if (parent.tag !== token.tag || lacksValue(parent)) throw unexpected(text, at, nextIn(parent));
      open.pop();
      open.at(-1)!.values.push(valueOf(parent));
    } else if (token.kind === 'open' || token.kind === 'empty') {
      if (!isAllowed(token.tag, parent)) throw unexpected(text, at, nextIn(parent));
      if (open.length > DEEPEST) throw unexpected(text, at, `at most ${DEEPEST} tags inside one another`);
      const opened = openTag(token.tag);
      if (token.kind === 'open') open.push(opened);
      else parent.values.push(valueOf(opened));
    } else if (token.kind === 'document type' && !isAllowed('plist', parent)) {
      throw unexpected(text, at, nextIn(parent));
    }
    at = token.end;
  }
  const last = open.at(-1)!;
  if (last !== whole || whole.values.length === 0) throw unexpected(text, text.length, nextIn(last));
  return whole.values[0];
}

/** Far deeper than any sheet. */
const DEEPEST = 64;

function openTag(tag: string): OpenTag {
  return { tag, text: '', values: [] };
}
