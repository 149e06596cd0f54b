import { describe, expect, it } from '@jest/globals';
import { normalXml, tokenAt } from '../../src/sprite/xml-token.js';

describe('a token of XML', () => {
  it.each([
    ['text <', { kind: 'text', text: 'text ', end: 5 }],
    ['&lt;b', { kind: 'text', text: '<', end: 4 }],
    ['&#x41;b', { kind: 'text', text: 'A', end: 6 }],
    ['&#13;', { kind: 'text', text: '\r', end: 5 }],
    ['&#0;', { kind: 'text', text: undefined, end: 4 }],
    ['&#xFFFFFF;', { kind: 'text', text: undefined, end: 10 }],
    ['<![CDATA[<a>]]>', { kind: 'text', text: '<a>', end: 15 }],
    ['<dict>', { kind: 'open', tag: 'dict', attributes: '', end: 6 }],
    ['<dict a="1" />', { kind: 'empty', tag: 'dict', attributes: ' a="1"', end: 14 }],
    ['</dict >', { kind: 'close', tag: 'dict', end: 8 }],
    ['<!-- a -->b', { kind: 'comment', end: 10 }],
    ['<?xml version="1.0"?>', { kind: 'comment', end: 21 }],
    ['<!DOCTYPE plist>', { kind: 'document type', end: 16 }],
  ])('is found: %s', (text, token) => {
    expect(tokenAt(text, 0)).toEqual(token);
  });

  it.each(['<p:html>', '&nbsp;', '&', '<', '<!DOCTYPE plist [<!ENTITY a "b">]>', '<dict a=1>'])(
    'is not found in %s',
    (text) => {
      expect(tokenAt(text, 0)).toBeUndefined();
    },
  );

  it('is looked for only at the given index', () => {
    expect(tokenAt('ab<dict>', 2)).toEqual({ kind: 'open', tag: 'dict', attributes: '', end: 8 });
    expect(tokenAt('a?<', 2)).toBeUndefined();
  });

  it('has no character that XML does not allow', () => {
    for (const text of ['a\u0000', 'a😀\uD800b', '\uFFFE'])
      expect(() => normalXml(text)).toThrow('line 1: expected a character that XML allows');
    expect(normalXml('a\tb😀\r\n')).toBe('a\tb😀\n');
  });
});
