import { textOf, tokenAt, unexpected } from './xml-token.js';

/** A tag that is not closed yet; the document itself has no name. */
export interface OpenTag {
  readonly tag: string;
  readonly attributes: string;
  /** The index at which it begins. */
  readonly start: number;
  text: string;
  /** The values of the tags in it. */
  readonly values: unknown[];
}

/** What may come next in a tag. */
export interface Continuation {
  /** The same in words, for errors. */
  readonly words: string;
  /** Names of tags, each with a slash before it if the tag may be closed; a blank for text. */
  readonly allowed: readonly string[];
}

/** Only these may come next. */
export function only(...allowed: readonly string[]): Continuation {
  return { allowed, words: allowed.map((name) => `<${name}>`).join(' or ') || 'the end of the document' };
}

/**
 * Reads a document in XML, which must be well-formed. Its document type must not declare anything, so the only entities
 * are the five of XML.
 *
 * @param text As `normalXml` returns it.
 * @param next What may come next in a tag.
 * @param valueOf The value of a whole tag.
 * @returns The value of the outermost tag.
 * @throws SyntaxError with the line, what was expected there and what was found.
 */
export function readXml(
  text: string,
  next: (parent: OpenTag) => Continuation,
  valueOf: (tag: OpenTag) => unknown,
): unknown {
  const whole: OpenTag = { tag: '', attributes: '', start: 0, text: '', values: [] };
  const open = [whole];
  for (let at = 0; at < text.length;) {
    const parent = open.at(-1)!;
    const { words, allowed } = next(parent);
    const token = tokenAt(text, at);
    if (token === undefined) throw unexpected(text, at, words);
    const { open: tag, close, type, comment, attributes = '', empty } = token.parts;
    if (tag !== undefined) {
      if (!allowed.includes(tag)) throw unexpected(text, at, words);
      if (open.length > DEEPEST) throw unexpected(text, at, `at most ${DEEPEST} tags inside one another`);
      const opened = { tag, attributes, start: at, text: '', values: [] };
      if (empty === '') open.push(opened);
      else parent.values.push(valueOf(opened));
    } else if (close !== undefined) {
      if (!allowed.includes(`/${close}`)) throw unexpected(text, at, words);
      open.pop();
      open.at(-1)!.values.push(valueOf(parent));
    } else if (type !== undefined) {
      if (parent !== whole || whole.values.length > 0) throw unexpected(text, at, words);
    } else if (comment === undefined) {
      const part = textOf(token);
      if (part === undefined) throw unexpected(text, at, 'a character that XML allows');
      const stray = allowed.includes(' ') ? -1 : text.slice(at, token.end).search(/\S/);
      if (stray >= 0) throw unexpected(text, at + stray, words);
      parent.text += part;
    }
    at = token.end;
  }
  const last = open.at(-1)!;
  if (last !== whole || whole.values.length === 0) throw unexpected(text, text.length, next(last).words);
  return whole.values[0];
}

/** Far deeper than any sheet. */
const DEEPEST = 64;
