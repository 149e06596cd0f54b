import { describe, expect, it } from '@jest/globals';
import { bracedPoint, bracedRect, bracedSize } from '../../src/sprite/braces.js';
import { Entry } from '../../src/sprite/entry.js';

const entry = (value: unknown) => new Entry(value, 'a.plist', () => 'frame');

it('points, sizes and boxes are read, with blanks and numbers of any form', () => {
  expect(bracedPoint(entry('{1,-2}'))).toEqual({ x: 1, y: -2 });
  expect(bracedSize(entry(' { .5 , +1e2 }\n'))).toEqual({ width: 0.5, height: 100 });
  expect(bracedRect(entry('{{1, 2.}, {3,4}}'))).toEqual({ x: 1, y: 2, width: 3, height: 4 });
});

describe('an error', () => {
  it.each(['', '{1}', '{1,2,3}', '{1;2}', '{{1,2},{3,4}}', '{1,2', '{a,b}', '{.,1}', '{1e999,0}', 7, undefined])(
    'is thrown for the point %p',
    (value) => {
      expect(() => bracedPoint(entry(value))).toThrow('a.plist: frame: expected "{x, y}", got ');
    },
  );

  it('names the expected form', () => {
    expect(() => bracedSize(entry('1x2'))).toThrow('expected "{width, height}", got "1x2"');
    expect(() => bracedRect(entry('{1,2}'))).toThrow('expected "{{x, y}, {width, height}}", got "{1,2}"');
  });

  it('is thrown fast, however long the text', () => {
    const long = `{${' '.repeat(100_000)}1,2`;
    expect(() => bracedRect(entry(long))).toThrow(SyntaxError);
    expect(() => bracedPoint(entry(`{1,2${' '.repeat(1000)}}`))).toThrow(SyntaxError);
  });
});
