import { describe, expect, it } from '@jest/globals';
import { fileUrl } from 'rx-motion/sprite';

describe('the URL of a file that another file refers to', () => {
  it.each([
    ['a.png', 'b.plist', 'a.png'],
    ['a.png', 'c/b.plist', 'c/a.png'],
    ['a.png', '/c/b.plist', '/c/a.png'],
    ['a.png', './c/b.plist', 'c/a.png'],
    ['./a.png', 'c/b.plist', 'c/a.png'],
    ['d/a.png', 'c/b.plist', 'c/d/a.png'],
    ['../d/a.png', 'c/b.plist', 'd/a.png'],
    ['../../a.png', 'c/b.plist', '../a.png'],
    ['../a.png', '../b.plist', '../../a.png'],
    ['../a.png', '/b.plist', '/../a.png'],
    ['/a.png', 'c/b.plist', '/a.png'],
    ['d\\a.png', 'c\\b.plist', 'c/d/a.png'],
    ['a.png', 'C:\\c\\b.plist', 'C:/c/a.png'],
    ['a b#1.png', 'c/b.plist', 'c/a b#1.png'],
    ['a.png', 'c/b.plist?v=1/2#d/e', 'c/a.png'],
    ['a.png', 'https://example.org/c/b.plist?v=3', 'https://example.org/c/a.png'],
    ['../a b.png', 'https://example.org/c/b.plist', 'https://example.org/a%20b.png'],
    ['/a.png', 'https://example.org/c/b.plist', 'https://example.org/a.png'],
    ['a.png', 'file:///c/b.plist', 'file:///c/a.png'],
    ['https://example.org/a.png', 'c/b.plist', 'https://example.org/a.png'],
    ['//example.org/a.png', 'c/b.plist', '//example.org/a.png'],
    ['data:image/png;base64,AAAA', 'https://example.org/b.plist', 'data:image/png;base64,AAAA'],
    ['a.png', 'data:text/xml,x', 'a.png'],
  ])('%j in %j is %j', (name, base, url) => {
    expect(fileUrl(name, base)).toBe(url);
  });
});
