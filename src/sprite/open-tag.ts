/** A tag that is not closed yet; one without a name is the document. */
export interface OpenTag {
  readonly tag: string;
  /** What stands in a leaf. */
  text: string;
  /** What stands in any other tag; in a dictionary keys and values by turns. */
  readonly values: unknown[];
}

/** The tags that hold text and no others, and what it says there. */
export const leaves: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['key', (text) => text],
  ['string', (text) => text],
  ['integer', (text) => parseInt(text, 10)],
  ['real', parseFloat],
  ['date', (text) => new Date(text)],
  ['data', (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))],
  ['true', () => true],
  ['false', () => false],
]);

/** Whether a tag may be opened inside of another one, as things stand there. */
export function mayStand(tag: string, parent: OpenTag): boolean {
  if (parent.tag === '') return tag === 'plist' && parent.values.length === 0;
  if (parent.tag === 'dict') return (tag === 'key') !== hasKey(parent);
  return !leaves.has(parent.tag) && tag !== 'plist' && tag !== 'key';
}

/** Whether it is a dictionary in which a value has to follow. */
export function hasKey({ tag, values }: OpenTag): boolean {
  return tag === 'dict' && values.length % 2 === 1;
}

/** What is expected inside of a tag, in words. */
export function nextIn(parent: OpenTag): string {
  if (parent.tag === '') return parent.values.length === 0 ? '<plist>' : 'the end of the document';
  if (hasKey(parent)) return 'a value';
  if (parent.tag === 'dict') return '<key> or </dict>';
  return `${leaves.has(parent.tag) ? 'text' : 'a value'} or </${parent.tag}>`;
}

/** What a tag says that is closed now. */
export function valueOf({ tag, text, values }: OpenTag): unknown {
  if (tag === 'plist') return values.length === 1 ? values[0] : values;
  if (tag === 'array') return values;
  if (tag !== 'dict') return leaves.get(tag)!(text);
  return Object.fromEntries(values.flatMap((key, index) => (index % 2 === 0 ? [[key, values[index + 1]]] : [])));
}
