import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type DefaultTheme, defineConfig, type UserConfig } from 'vitepress';
import { agentPages, guidePages } from '../../scripts/build/agent-pages.js';
import { releasedVersions } from '../../scripts/release/texts.js';
import { playgroundPlugin } from '../playground/build/plugin.js';
import { fewChunks } from './chunks.js';
import { colorOnce } from './color-once.js';
import { verbatimInlineCode } from './inline-code.js';
import { linkedSources, projectLinks } from './links.js';
import { gallerySidebar, guideSidebar, projectSidebar, referenceSidebar } from './navigation.js';
import { makePortable, marker } from './portable.js';
import { preloadStage } from './preload.js';
import { openPrograms } from './programs.js';
import { library, root } from './project.js';
import { search } from './search.js';
import { listing, sourceAt, sourcePageOf, writeSourcePages } from './source-pages.js';
import { plainEmptyHeads } from './table-heads.js';
import { withoutUnusedStyles } from './unused-styles.js';
import { wholeWords } from './whole-words.js';

const isBuild = process.argv.includes('build');

/** What the live elements and the editor import; the language worker is a bundle of its own. */
const dependencies = [
  'rxjs',
  'fflate',
  'highlight.js/lib/core',
  'highlight.js/lib/languages/typescript',
  'ts-blank-space',
  '@lezer/highlight',
  ...['autocomplete', 'commands', 'lang-javascript', 'language', 'lint', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
];

const sideList = join(root, 'docs/site/theme/side-list.ts');

const { version, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  homepage: string;
};

/** The site of each earlier release stays in a folder of its own beside the newest one. */
const olderVersions = releasedVersions(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  .filter((one) => one !== version)
  .map((one) => ({ text: one, link: `${homepage}${one}/` }));

/** The source that the header shows: it names all others. */
const entry = 'src/index.ts';

const projectPages = `^/(?:${projectSidebar()[0]!
  .items!.map(({ link }) => link!.slice(1).replace('.html', ''))
  .join('|')})`;

/** Pages whose tables are as wide as the page. */
const withWideTables = new Set(['beside-others.md', 'from-angular-animations.md', 'cocos2d-x.md', 'guide/easing.md']);

const fileOf = (link: string): string => link.replace(/\.html$/, '.md');

const firstOf = ([part]: DefaultTheme.SidebarItem[]): string => part?.items?.[0]?.link ?? '/';

/** The site: the pages of docs, those of docs/site/pages, the gallery's scenes, the reference. */
const config: UserConfig = defineConfig({
  title: 'rx-motion',
  description: 'Animation for RxJS: interrupt it with switchMap, scrub it with anything, test it with marbles.',
  lang: 'en',
  base: isBuild ? marker : '/',
  head: [
    ['link', { rel: 'icon', href: `${isBuild ? marker : '/'}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#b83412' }],
  ],
  srcExclude: ['examples/**', 'gallery/**', 'playground/**'],
  rewrites: {
    'site/pages/:rest*': ':rest*',
    'recipes/README.md': 'recipes/index.md',
    'guide/README.md': 'guide/index.md',
  },
  outDir: join(root, '.cache/site'),
  cacheDir: join(root, '.cache/vitepress'),
  metaChunk: true,
  // Pages that are not opened are not loaded.
  router: { prefetchLinks: false },
  // Links to source listings, which are written last.
  ignoreDeadLinks: [/^\/source\//],
  markdown: {
    config: (markdown) =>
      void markdown
        .use(wholeWords)
        .use(colorOnce)
        .use(projectLinks)
        .use(plainEmptyHeads)
        .use(verbatimInlineCode)
        .use(openPrograms),
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('rx-') } } },
  vite: {
    publicDir: join(root, 'docs/site/public'),
    resolve: { alias: [...library, { find: /^.*\/VPSidebarGroup\.vue$/, replacement: sideList }] },
    server: { host: '127.0.0.1', warmup: { clientFiles: ['.vitepress/theme/index.ts', 'site/live/**/*.ts'] } },
    // Found before the first visit: found during it, they reload the page.
    optimizeDeps: { include: dependencies },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
    },
    plugins: [
      playgroundPlugin(root),
      fewChunks,
      withoutUnusedStyles,
      {
        name: 'a line to read until the first page is there',
        apply: 'serve',
        transformIndexHtml: (html) =>
          html.replace('<div id="app">', '$&<p style="margin: 2rem; font-family: sans-serif">Loading rx-motion…</p>'),
      },
      {
        name: 'listings of sources',
        configureServer({ middlewares }) {
          middlewares.use('/source', (request, response, next) => {
            const file = sourceAt(`/source${request.url ?? ''}`);
            if (file === undefined || file.includes('..')) next();
            else response.setHeader('content-type', 'text/html; charset=utf-8').end(listing(file, '/'));
          });
        },
      },
    ],
  },
  transformPageData: ({ relativePath, frontmatter }) => {
    if (withWideTables.has(relativePath)) frontmatter.aside = false;
  },
  buildEnd: (site) => {
    writeSourcePages([...linkedSources, entry], site);
    makePortable(site.outDir);
    preloadStage(site.outDir);
    const copies = Object.fromEntries(guidePages().map(({ file, text }) => [file, text]));
    for (const [path, text] of Object.entries({ ...agentPages(''), ...copies })) {
      mkdirSync(dirname(join(site.outDir, path)), { recursive: true });
      writeFileSync(join(site.outDir, path), text);
    }
    console.log(`\nThe site is in ${relative(root, site.outDir)}. Serve that folder with any web server.`);
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      {
        text: 'Guide',
        link: firstOf(guideSidebar()),
        activeMatch: `^/(?!gallery/|reference/|playground|index|$)(?!${projectPages.slice(2)})`,
      },
      { text: 'Gallery', link: '/gallery/index.html', activeMatch: '^/gallery/' },
      { text: 'Playground', link: '/playground.html' },
      { text: 'Reference', link: '/reference/index.html', activeMatch: '^/reference/' },
      {
        text: version,
        activeMatch: projectPages,
        items: [
          { text: 'Changelog', link: '/changelog.html' },
          // A listing is a page of its own, outside of VitePress.
          { text: 'Source', link: sourcePageOf(entry), target: '_self' },
          ...(olderVersions.length > 0 ? [{ text: 'Older versions', items: olderVersions }] : []),
        ],
      },
    ],
    sidebar: {
      '/gallery/': gallerySidebar(),
      '/reference/': referenceSidebar(),
      // The first key that the path of a page's file begins with counts.
      ...Object.fromEntries(projectSidebar()[0]!.items!.map(({ link }) => [fileOf(link!), projectSidebar()])),
      '/': guideSidebar(),
    },
    outline: [2, 3],
    search,
    externalLinkIcon: true,
    footer: { message: 'rx-motion is free software under the MIT licence.' },
  },
});

export default config;
