import { type Playground, mountPlayground } from '../../playground/mount-playground.js';
import { make } from '../shell/make.js';
import type { Page } from './page.js';

/** The initial program of the playground. */
const code = `import { backOut, eased, moveBy, play, repeatForever, rotateBy, sequence, spawn } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';

const box = document.createElement('div');
box.style.cssText = 'position: absolute; width: 80px; height: 80px; border-radius: 18px; background: tomato';
document.body.append(box);

const hop = eased(spawn(moveBy(0.8, { x: 160 }), rotateBy(0.8, 180)), backOut);
play(repeatForever(sequence(hop, hop.reverse())), Object.assign(domTarget(box), { x: 60, y: 80 })).subscribe();
`;

/** An editable program; shared links open here. */
export function playPage(): Page {
  const host = make('div', { class: 'play-host' });
  const element = make(
    'article',
    { class: 'play-page' },
    make('h1', {}, 'Playground'),
    make(
      'p',
      { class: 'lead' },
      'Change the program, and run it with Ctrl+Enter or ⌘+Enter. The editor completes names and checks types, and nothing leaves this page.',
    ),
    host,
  );
  let playground: Playground | null = null;
  return {
    element,
    title: 'Playground',
    open() {
      playground = mountPlayground(host, { code, title: 'My motion', shareAt: '#/play/' });
    },
    close: () => playground?.close(),
  };
}
