import type { BuiltThing } from '../../playground/build/things.js';
import { mountPlayground, type Playground } from '../../playground/mount-playground.js';
import { fetchThings } from '../../playground/parts.js';
import { make } from '../shell/make.js';
import type { Page } from './page.js';

/** The initial program of the playground. */
const hop = `import {
  backOut, eased, moveBy, play, repeatForever, rotateBy, sequence, spawn,
} from 'rx-motion';
import { domTarget, respectReducedMotion } from 'rx-motion/dom';

const box = document.createElement('div');
box.style.cssText = 'position: absolute; left: 60px; top: 80px; width: 80px; ' +
  'height: 80px; border-radius: 18px; background: tomato';
document.body.append(box);

const hop = eased(spawn(moveBy(0.8, { x: 160 }), rotateBy(0.8, 180)), backOut);
const hops = repeatForever(sequence(hop, hop.reverse()));
play(respectReducedMotion(hops), domTarget(box)).subscribe();
`;

/**
 * An editable program; shared links open here.
 *
 * @param part The thing of the gallery to begin with: `modal` for `#/play/modal`.
 */
export function playPage(part: string): Page {
  const host = make('div', { class: 'play-host' });
  const choice = make('select', {}, make('option', { value: '' }, 'A box that hops'));
  const element = make(
    'article',
    { class: 'play-page' },
    make('h1', {}, 'Playground'),
    make(
      'p',
      { class: 'lead' },
      `Change the program, and run it${hasKeys() ? ' with Ctrl+Enter or ⌘+Enter' : ''}. The editor completes names and checks types, and nothing leaves this page.`,
    ),
    make('label', { class: 'play-choice' }, make('span', {}, 'Program'), choice),
    host,
  );
  let things: Readonly<Record<string, BuiltThing>> = {};
  let playground: Playground | null = null;
  let isClosed = false;

  function show(id: string): void {
    playground?.close();
    const { code, title } = things[id] ?? { code: hop, title: 'My motion' };
    playground = mountPlayground(host, { code, title, shareAt: '#/play/' });
  }

  async function open(): Promise<void> {
    // Without the list there is still the editor.
    things = await fetchThings(document.documentElement.dataset.playground ?? 'playground/').catch(() => ({}));
    if (isClosed) return;
    choice.append(...Object.entries(things).map(([id, { title }]) => make('option', { value: id }, title)));
    choice.value = Object.hasOwn(things, part) ? part : '';
    choice.addEventListener('change', () => {
      // A program in the address would win.
      history.replaceState(history.state, '', `#/play/${choice.value}`);
      show(choice.value);
    });
    show(choice.value);
  }

  return {
    element,
    open: () => void open(),
    close() {
      isClosed = true;
      playground?.close();
    },
  };
}

/** Whether there may be a keyboard: a touch screen alone has none. */
function hasKeys(): boolean {
  return matchMedia('(any-hover: hover)').matches;
}
