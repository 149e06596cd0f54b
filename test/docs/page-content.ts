import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../browser/server.js';
import { root } from './collect.js';

/** The elements that examples need. */
export const elements = `
  <canvas width="640" height="360"></canvas>
  <svg viewBox="0 0 100 100"><circle r="8" fill="navy" /><path d="M0 0h50v50h-50z" /></svg>
  <img src="pond.png" alt="">
  <button id="open">Start</button> <dialog><button>Close</button></dialog>
  <div id="box"></div> <div id="ship"></div> <div id="card">A few words</div> <div id="panel"></div> <div id="list"><p>One</p><p>Two</p></div>
  <div id="hero"><div class="picture"></div><h1>A title</h1></div>`;

/** The files that examples load: the test sheets, under the names in the examples. */
export function sheets(): Files {
  const read = (name: string): Buffer => readFileSync(join(root, 'test/sheets', name));
  const renamed = (name: string): string =>
    read(name).toString().replaceAll('walk_1.png', 'hero_01.png').replaceAll('toys.plist', 'hero.plist');
  const picture = read('toys.png');
  return {
    'hero.plist': renamed('toys.plist'),
    'sheets/hero.plist': renamed('toys.plist'),
    'hero-animations.plist': renamed('toys-animations.plist'),
    'gems.json': read('toys.json'),
    ...Object.fromEntries(
      ['toys.png', 'sheets/toys.png', 'hero.png', 'ship.png', 'pond.png'].map((name) => [name, picture]),
    ),
  };
}
