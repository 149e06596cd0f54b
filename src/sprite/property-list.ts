import { type Continuation, only, type OpenTag, readXml } from './xml-document.js';
import { normalXml } from './xml-token.js';

/**
 * Parses a property list in XML: a dictionary becomes an object, data become bytes.
 *
 * Rejects documents that are not well-formed, and tags that are unknown or not allowed at their position.
 *
 * @throws SyntaxError with the line, what was expected there and what was found; the error of `atob` when data are not
 * base64.
 */
export function readPropertyList(xml: string): unknown {
  return readXml(normalXml(xml), next, valueOf);
}

/** The tags that hold text and no other tags, with the meaning of the text. */
const textTags = /* @__PURE__ */ new Map<string, (text: string) => unknown>([
  ['key', (text) => text],
  ['string', (text) => text],
  ['integer', (text) => parseInt(text, 10)],
  ['real', parseFloat],
  ['date', (text) => new Date(text)],
  ['data', (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))],
  ['true', () => true],
  ['false', () => false],
]);

const VALUES = ['dict', 'array', 'string', 'integer', 'real', 'date', 'data', 'true', 'false'];

/** In a dictionary keys and values alternate. */
function next({ tag, values }: OpenTag): Continuation {
  if (tag === '') return values.length > 0 ? only() : only('plist');
  if (textTags.has(tag)) return { words: `text or </${tag}>`, allowed: [' ', `/${tag}`] };
  if (tag !== 'dict') return { words: `a value or </${tag}>`, allowed: [...VALUES, `/${tag}`] };
  return values.length % 2 === 1 ? { words: 'a value', allowed: VALUES } : only('key', '/dict');
}

function valueOf({ tag, text, values }: OpenTag): unknown {
  if (tag === 'plist') return values.length === 1 ? values[0] : values;
  if (tag === 'array') return values;
  if (tag !== 'dict') return textTags.get(tag)!(text);
  // From entries, so that __proto__ is a key like any other.
  return Object.fromEntries(values.flatMap((key, index) => (index % 2 === 0 ? [[key, values[index + 1]]] : [])));
}
