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

function readText(source: string, file: string): unknown {
  const text = source.replace(/^\uFEFF/, '').trimStart();
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
  if (text.startsWith('{') || text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      return refuse('expected JSON, got malformed JSON', error);
    }
  }
  if (text.startsWith('bplist')) return refuse('expected XML or JSON, got a binary property list');
  return refuse(`expected an XML property list or JSON, got ${text === '' ? 'nothing' : excerpt(text)}`);
}
