import { describe, expect, it } from '@jest/globals';
import { isAllowed, lacksValue, nextIn, type OpenTag, valueOf } from '../../src/sprite/open-tag.js';

const open = (tag: string, ...values: unknown[]): OpenTag => ({ tag, text: '', values });

describe('an open tag', () => {
  it.each([
    ['plist', open(''), true],
    ['plist', open('', {}), false],
    ['plist', open('array'), false],
    ['dict', open('plist'), true],
    ['key', open('plist'), false],
    ['key', open('dict'), true],
    ['key', open('dict', 'a'), false],
    ['string', open('dict'), false],
    ['string', open('dict', 'a'), true],
    ['string', open('array', 1, 2), true],
    ['string', open('string'), false],
  ])('allows <%s> in %j: %s', (tag, parent, allowed) => {
    expect(isAllowed(tag, parent)).toBe(allowed);
  });

  it('lacks a value in a dictionary that ends with a key', () => {
    expect([open('dict'), open('dict', 'a'), open('dict', 'a', 1), open('array', 'a')].map(lacksValue)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('says what may come next', () => {
    const opened = [open(''), open('', {}), open('dict'), open('dict', 'a'), open('array'), open('string')];
    expect(opened.map(nextIn)).toEqual([
      '<plist>',
      'the end of the document',
      '<key> or </dict>',
      'a value',
      'a value or </array>',
      'text or </string>',
    ]);
  });

  it('keeps the last value of a duplicate key', () => {
    expect(valueOf(open('dict', 'a', 1, 'b', 2, 'a', 3))).toEqual({ a: 3, b: 2 });
  });
});
