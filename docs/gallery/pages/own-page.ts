import readme from '../../../README.md?raw';
import canvasPage from '../../canvas.md?raw';
import { make } from '../shell/make.js';
import { codeBlock } from '../source/code-block.js';
import { example } from '../source/example.js';
import type { Page } from './page.js';

/** The same without a gallery: what a target is in a page of one’s own. */
export function ownPage(): Page {
  const element = make(
    'article',
    { class: 'own-page' },
    make('h1', {}, 'In a page of your own'),
    make(
      'p',
      { class: 'lead' },
      'An action is the same everywhere. What it moves is any object with the properties that it names: an element of the page, a sprite, plain data.',
    ),
    codeBlock(make('h2', {}, 'An element'), example(readme, 'domTarget')),
    codeBlock(make('h2', {}, 'A sprite on a canvas'), example(canvasPage, 'new Stage')),
  );
  return { element, title: 'In a page of your own', open: () => undefined, close: () => undefined };
}
