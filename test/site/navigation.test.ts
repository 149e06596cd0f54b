import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { DefaultTheme } from 'vitepress';
import { families } from '../../docs/gallery/scenes/families.js';
import { gallerySidebar, guideSidebar, projectSidebar } from '../../docs/site/navigation.js';
import { routeOf, sitePages } from '../../docs/site/routes.js';

const linksOf = (items: readonly DefaultTheme.SidebarItem[]): (string | undefined)[] =>
  items.flatMap(({ link, items = [] }) => [...(link === undefined ? [] : [link]), ...linksOf(items)]);

describe('the lists of pages', () => {
  it('contain each page of the documentation once', () => {
    const written = sitePages
      .filter((file) => !/^docs\/site\/pages\/(?:index\.md|playground\.md|gallery\/|reference\/)/.test(file))
      .map((file) => `/${routeOf(file)!}.html`);
    expect(written).toContain('/values.html');
    expect([...linksOf(guideSidebar()), ...linksOf(projectSidebar())].sort()).toEqual(written.sort());
  });

  it('contain each scene once', () => {
    const links = linksOf(gallerySidebar());
    expect(new Set(links).size).toBe(links.length);
    expect(links).toEqual(
      expect.arrayContaining(families.flatMap(({ ids }) => ids.map((id) => `/gallery/${id}.html`))),
    );
  });
});

describe('the first page', () => {
  it('shows the program that its stage runs and of which the gallery has the test', () => {
    const [page, stage, thing] = [
      'docs/site/pages/index.md',
      'docs/site/live/stream/menu.ts',
      'docs/gallery/things/marble-test.ts',
    ].map((file) => readFileSync(file, 'utf8'));
    const snippet = /```ts\n([^]*?)```/.exec(page!)![1]!;
    expect(snippet.trim().split('\n').length).toBeLessThanOrEqual(15);
    expect(thing).toContain(snippet);
    const program = /^export (function [^]*)/m.exec(stage!)![1]!;
    expect(snippet).toBe(`${program}toggle(panel, fromEvent(button, 'click')).subscribe();\n`);
  });
});
