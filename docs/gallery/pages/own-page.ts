import { make } from '../shell/make.js';
import { sourceSection } from '../source/source-section.js';
import { landingProgram } from './landing-program.js';
import type { Page } from './page.js';
import { spriteProgram } from './sprite-program.js';

/** What a target is in a page of one’s own: an element, a sprite. */
export function ownPage(): Page {
  const parts = [
    sourceSection('An element', landingProgram, 'An element'),
    sourceSection('A sprite', spriteProgram, 'A sprite on a canvas'),
  ];
  const element = make(
    'article',
    { class: 'own-page' },
    make('h1', {}, 'In a page of your own'),
    make(
      'p',
      { class: 'lead' },
      'An action is the same everywhere. What it moves is any object with the properties that it names: an element of the page, a sprite, plain data.',
    ),
    ...parts.map(({ element }) => element),
  );
  return {
    element,
    title: 'In a page of your own',
    open: () => undefined,
    close: () => parts.forEach(({ subscription }) => subscription.unsubscribe()),
  };
}
