import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages, root } from './collect.js';

/** Pages that are also read as files; the check of the built site covers the others. */
const files = pages().filter((page) => !/^docs\/(site|\.vitepress)\//.test(page));

describe('the links of the documentation', () => {
  it.each(files)('of %s point to existing files and headings', (page) => {
    const links = linksOf(read(page)).map((link) => faultOf(page, link));
    expect(links.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('of contributors name existing files, also as code', () => {
    const text = ['docs/architecture.md', 'CONTRIBUTING.md'].map(read).join();
    const named = [...text.matchAll(/`([\w-]+\/[\w./-]+\.m?ts)`/g)].map(([, path]) => path!);
    const exists = (path: string): boolean =>
      ['', 'src', 'test'].some((folder) => existsSync(join(root, folder, path)));
    expect(named.filter((path) => !path.includes('/your-') && !exists(path))).toEqual([]);
  });

  it('are not confused with code', () => {
    expect(linksOf('[a](b.md) `[c](d.md)`\n\n```ts\nx[0](e);\n```\n![f](g.png)')).toEqual(['b.md', 'g.png']);
  });

  it('use the text of headings as shown', () => {
    expect(headingsOf("## What's `x$`, and _why_?\n### [A](b.md) c")).toEqual(['whats-x-and-why', 'a-c']);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** What is wrong with a link of a page; links to other hosts are not checked. */
function faultOf(page: string, link: string): string | undefined {
  const [path = '', heading] = link.split('#');
  if (/^\w+:/.test(path)) return undefined;
  const file = path === '' ? page : relative(root, resolve(root, dirname(page), path));
  if (!existsSync(join(root, file))) return `${link}: there is no ${file}`;
  if (heading === undefined || !file.endsWith('.md') || headingsOf(read(file)).includes(heading)) return undefined;
  return `${link}: ${file} has no such heading`;
}

/** The link targets in a Markdown text, without its code. */
function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[^]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/(?:\]\(|src=")([^)\s"]+)[)"]/g)].map(([, link]) => decodeURI(link!));
}

/** The anchors of a page's headings. */
function headingsOf(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[^]*?^ *```/gm, '');
  return [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
