import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { entries, frameworkNames } from '../../scripts/entry-points.js';
import { families } from '../gallery/scenes/families.js';
import { root } from './project.js';
import { referencePages } from './reference/pages.js';
import { routeOf, sitePages } from './routes.js';
import { describeScene } from './scenes.js';

/** The section of those who work on the library. */
const project = 'The project';

const targets = entries.filter(({ kind }) => kind === 'elements' || kind === 'canvas').map(({ name }) => name);

/** Sections of the site, in order; a page belongs to the first section that matches. */
const parts: readonly { readonly text: string; readonly takes: RegExp; readonly first?: readonly string[] }[] = [
  {
    text: 'Guide',
    takes: /^docs\/guide\/(?!from-)|^docs\/(?:values|testing|libraries)\.md$/,
    first: [
      'README',
      'getting-started',
      'questions',
      'the-model',
      'composition',
      'choreographies',
      'time-and-clocks',
      'targets',
      'values',
      'easing',
      'springs-and-interruption',
      'gestures',
      'streaming',
      'live-data',
      'scroll',
      'manager',
      'scopes',
      'sprite-sheets',
      'testing',
      'devtools',
      'reading-a-motion',
      'checks',
      'performance',
      'libraries',
    ],
  },
  {
    text: 'Targets',
    takes: new RegExp(`^docs/(?:${targets.join('|')}|grid|pixi-and-three)\\.md$`),
    first: ['dom', 'layout', 'svg', 'text', 'canvas'],
  },
  { text: 'Frameworks', takes: new RegExp(`^docs/(?:${frameworkNames.join('|')})\\.md$`) },
  { text: 'Moving from', takes: /^docs\/(?:guide\/from-|from-|beside-others)/, first: ['beside-others'] },
  { text: 'Recipes', takes: /^docs\/recipes\//, first: ['README'] },
  { text: 'cocos2d-x', takes: /^docs\/(?:cocos2d-x|differences)\.md$/ },
  { text: project, takes: /^docs\/(?!site\/pages\/(?:index|playground|gallery|reference))/ },
];

/** The sidebar of guides: all pages for users. */
export function guideSidebar(): DefaultTheme.SidebarItem[] {
  return allPages().filter(({ text }) => text !== project);
}

/** The sidebar of the pages about the project. */
export function projectSidebar(): DefaultTheme.SidebarItem[] {
  return allPages().filter(({ text }) => text === project);
}

function allPages(): DefaultTheme.SidebarItem[] {
  const left = new Set(sitePages);
  return parts.flatMap(({ text, takes, first = [] }) => {
    const taken = [...left].filter((file) => takes.test(file));
    for (const file of taken) left.delete(file);
    const place = (file: string): number => {
      const index = first.findIndex((name) => file.endsWith(`/${name}.md`));
      return index < 0 ? first.length : index;
    };
    const items = taken.sort((one, other) => place(one) - place(other)).map(pageItem);
    return items.length === 0 ? [] : [{ text, items }];
  });
}

/** The sidebar of the gallery: all scenes. */
export function gallerySidebar(): DefaultTheme.SidebarItem[] {
  return [
    {
      text: 'Gallery',
      items: [
        { text: 'All scenes', link: '/gallery/index.html' },
        { text: 'UI components', link: '/gallery/things.html' },
        ...wholePages,
      ],
    },
    ...families.map(({ name, folder, ids }) => ({
      text: name,
      items: ids.map((id) => ({ text: describeScene(folder, id).title, link: `/gallery/${id}.html` })),
    })),
  ];
}

/** The sidebar of the reference. */
export function referenceSidebar(): DefaultTheme.SidebarItem[] {
  const items = referencePages.map(({ id, title }) => ({ text: title, link: `/reference/${id}.html` }));
  return [{ text: 'Reference', items: [{ text: 'All exports', link: '/reference/index.html' }, ...items] }];
}

const wholePages: readonly DefaultTheme.SidebarItem[] = [
  { text: 'Scrolling as time', link: '/gallery/scroll.html' },
  { text: 'Thousands of sprites', link: '/gallery/crowd.html' },
  { text: 'Drag a spring', link: '/gallery/drag.html' },
  { text: 'Grid effects', link: '/gallery/grid.html' },
  { text: 'A book with turning pages', link: '/gallery/book.html' },
];

function pageItem(file: string): DefaultTheme.SidebarItem {
  return { text: titleOf(file), link: `/${routeOf(file)!}.html` };
}

/** The first heading of a page, or of the page that it includes. */
function titleOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const included = /^<!--@include: (.*)-->$/m.exec(text)?.[1];
  if (included !== undefined) return titleOf(join(dirname(file), included));
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? /^# (.*)$/m.exec(text)?.[1];
  return (title ?? routeOf(file)!).replaceAll('`', '');
}
