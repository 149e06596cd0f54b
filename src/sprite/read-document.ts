import { Entry, excerpt } from './entry.js';
import { readPropertyList } from './property-list.js';

/**
 * Parses a property list in XML, or JSON, with the same result or the same error in Node and in every browser.
 *
 * @param source The text, or the output of another parser.
 * @param file The name of the document in errors.
 * @throws SyntaxError when it is neither.
 */
export function readDocument(source: string | object, file: string): Entry {
  return new Entry(typeof source === 'string' ? readText(source, file) : source, file);
}

/** Parses JSON, as {@link readDocument} does. */
export function readJson(source: string | object, file: string): Entry {
  if (typeof source !== 'string') return new Entry(source, file);
  const text = source.trimStart();
  if (!isJson(text)) throw new SyntaxError(`${file}: expected JSON, got ${text === '' ? 'nothing' : excerpt(text)}`);
  return new Entry(parseJson(text, file), file);
}

function isJson(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = text.startsWith('[gd_') ? "got Godot's resource, which is not read" : 'got malformed JSON';
    throw new SyntaxError(`${file}: expected JSON, ${problem}`, { cause });
  }
}

function readText(source: string, file: string): unknown {
  const text = source.trimStart();
  const refuse = (problem: string, cause?: unknown): never => {
    throw new SyntaxError(`${file}: ${problem}`, { cause });
  };
  if (text.startsWith('<')) {
    try {
      return readPropertyList(source);
    } catch (error) {
      const { name, message } = error as Error;
      // The message of atob differs between platforms.
      return refuse(name === 'InvalidCharacterError' ? 'expected base64 in <data>' : message, error);
    }
  }
  if (isJson(text)) return parseJson(text, file);
  if (text.startsWith('bplist')) return refuse('expected XML or JSON, got a binary property list');
  return refuse(`expected an XML property list or JSON, got ${text === '' ? 'nothing' : excerpt(text)}`);
}
