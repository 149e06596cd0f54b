import { describe, expect, it } from '@jest/globals';
import { siteLink } from '../../docs/site/links.js';

describe('siteLink', () => {
  it.each([
    ['values.md', 'docs', '/values.html'],
    ['../canvas.md#pictures', 'docs/recipes', '/canvas.html#pictures'],
    ['README.md', 'docs/recipes', '/recipes/index.html'],
    ['docs/consumers.md', 'docs/site/pages', '/consumers.html'],
    ['../../../CONTRIBUTING.md', 'docs/site/pages', '/contributing.html'],
  ])('links %s in %s to the page %s', (href, folder, address) => {
    expect(siteLink(href, folder)).toBe(address);
  });

  it('points to the listing of a source', () => {
    expect(siteLink('../test/differences.test.ts', 'docs')).toBe('/source/test/differences.test.ts.html');
  });

  it.each(['https://rxjs.dev', '#here', '/gallery/index.html', 'mailto:a@b.c', 'no-such-page.md'])(
    'leaves %s unchanged',
    (href) => {
      expect(siteLink(href, 'docs')).toBe(href);
    },
  );
});
