import { expect, it } from '@jest/globals';
import { readDocument } from '../../src/sprite/read-document.js';

const list = '<plist><dict><key>a</key><integer>5</integer></dict></plist>';

it.each([
  ['a property list', list],
  ['a property list after a byte-order mark and blanks', `\uFEFF\n ${list}`],
  ['JSON', '{"a": 5}'],
  ['JSON after a byte-order mark and blanks', '\uFEFF\n {"a": 5}'],
  ['the output of another parser', { a: 5 }],
])('reads %s', (_what, source) => {
  expect(readDocument(source, 'f').at('a').number()).toBe(5);
});

it('reads a list at the top of JSON', () => {
  expect(readDocument('[1, 2]', 'f').items().map((item) => item.number())).toEqual([1, 2]);
}); // prettier-ignore

it.each([
  ['', 'expected an XML property list or JSON, got nothing'],
  ['  hello', 'expected an XML property list or JSON, got "hello"'],
  ['bplist00', 'expected XML or JSON, got a binary property list'],
  ['{"a": ', 'expected JSON, got malformed JSON'],
  ['<plist><data>*</data></plist>', 'expected base64 in <data>'],
])('rejects %p with the same message everywhere', (source, message) => {
  expect(() => readDocument(source, 'f.plist')).toThrow(
    expect.objectContaining({ name: 'SyntaxError', message: `f.plist: ${message}` }),
  );
});

it('names the file of a broken property list, and keeps the cause', () => {
  const read = () => readDocument('<plist><dict>', 'f.plist');
  expect(read).toThrow(/^f\.plist: /);
  expect(read).toThrow(expect.objectContaining({ name: 'SyntaxError', cause: expect.anything() as unknown }));
});
