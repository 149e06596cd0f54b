/** A tag of a property list that is not closed yet; the document itself has no name. */
export interface OpenTag {
  readonly tag: string;
  /** The content of a text tag. */
  text: string;
  /** The content of any other tag; in a dictionary keys and values alternate. */
  readonly values: unknown[];
}

/** The tags that hold text and no other tags, with the meaning of the text. */
export const textTags: ReadonlyMap<string, (text: string) => unknown> = /* @__PURE__ */ new Map<
  string,
  (text: string) => unknown
>([
  ['key', (text) => text],
  ['string', (text) => text],
  ['integer', (text) => parseInt(text, 10)],
  ['real', parseFloat],
  ['date', (text) => new Date(text)],
  ['data', (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))],
  ['true', () => true],
  ['false', () => false],
]);

/** Whether a tag may be opened inside another at this point. */
export function isAllowed(tag: string, parent: OpenTag): boolean {
  if (!textTags.has(tag) && tag !== 'plist' && tag !== 'dict' && tag !== 'array') return false;
  if (parent.tag === '') return tag === 'plist' && parent.values.length === 0;
  if (parent.tag === 'dict') return (tag === 'key') !== lacksValue(parent);
  return !textTags.has(parent.tag) && tag !== 'plist' && tag !== 'key';
}

/** Whether it is a dictionary whose last key has no value yet. */
export function lacksValue({ tag, values }: OpenTag): boolean {
  return tag === 'dict' && values.length % 2 === 1;
}

/** Describes what may come next in a tag. */
export function nextIn(parent: OpenTag): string {
  if (parent.tag === '') return parent.values.length === 0 ? '<plist>' : 'the end of the document';
  if (lacksValue(parent)) return 'a value';
  if (parent.tag === 'dict') return '<key> or </dict>';
  return `${textTags.has(parent.tag) ? 'text' : 'a value'} or </${parent.tag}>`;
}

/** The value of a complete tag. */
export function valueOf({ tag, text, values }: OpenTag): unknown {
  if (tag === 'plist') return values.length === 1 ? values[0] : values;
  if (tag === 'array') return values;
  if (tag !== 'dict') return textTags.get(tag)!(text);
  // From entries, so that __proto__ is a key like any other.
  return Object.fromEntries(values.flatMap((key, index) => (index % 2 === 0 ? [[key, values[index + 1]]] : [])));
}
