import readme from '../../../README.md?raw';
import canvasPage from '../../canvas.md?raw';
import { make } from '../shell/make.js';
import { prose } from '../shell/breaking.js';
import { codeBlock } from '../source/code-block.js';
import { example } from '../source/example.js';
import type { Page } from './page.js';

/** What the sources of the scenes name that is not of the library. */
const names = [
  ['stage.add()', 'makes a target of a look: an element or a sprite, whichever is shown.'],
  ['stage.guide()', 'draws a line or a word behind them.'],
  ['{ action, end }', 'is what is played, and how a test expects the actors to stand at the end.'],
  [
    'simulated, streamed',
    'make an action of what only goes forwards, a manager or a stream, so that the slider can lead it back. Your own needs neither.',
  ],
  ['coral, mint …', 'are colours, { r, g, b }.'],
  ['animation(), frame()', 'are of the sprite sheet that the gallery has.'],
] as const;

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
    make('h2', {}, 'What else the sources of the scenes name'),
    make('p', { class: 'lead' }, 'It is the gallery’s own, and in no package.'),
    make(
      'dl',
      {},
      ...names.flatMap(([name, text]) => [make('dt', {}, make('code', {}, name)), make('dd', {}, ...prose(text))]),
    ),
  );
  return { element, title: 'In a page of your own', open: () => undefined, close: () => undefined };
}
