import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** Runs a motion on elements of a hidden parent to its end, and shows them. Returns their styles and sizes. */
  readonly run: () => Record<string, string>;
};

const script = `
  import { of } from 'rxjs';
  import { delayTime, play, resizeTo, reverseTime, sequence, springTo, to, tweenFrom, yoyo } from 'rx-motion';
  import { domTarget, enter, flush, leave, styleTo } from 'rx-motion/dom';
  const times = [0, 0.25, 0.25, 1, 1];
  const entering = (action) => (element) => enter(element, action, of(...times)).subscribe();
  const playing = (action) => (element) => play(action, domTarget(element), of(...times)).subscribe();
  const away = { styleTo: styleTo(1, { height: 0 }), to: to(1, { height: 0 }), resizeTo: resizeTo(1, { height: 0 }) };
  const motions = {
    'reversed styleTo': entering(reverseTime(away.styleTo)),
    'reversed styleTo of a width': entering(reverseTime(styleTo(1, { width: 0 }))),
    'reversed styleTo of a block size': entering(reverseTime(styleTo(1, { blockSize: 0 }))),
    'reversed to': entering(reverseTime(away.to)),
    'reversed resizeTo': entering(reverseTime(away.resizeTo)),
    'reversed spring': entering(reverseTime(springTo({ height: 0 }))),
    'late': entering(sequence(delayTime(0.5), reverseTime(away.resizeTo))),
    'tweenFrom': entering(tweenFrom(1, { height: 0 })),
    'played': playing(reverseTime(away.resizeTo)),
    'played tweenFrom': playing(tweenFrom(1, { height: 0 })),
    'yoyo': playing(yoyo(away.resizeTo)),
    'yoyo of styleTo': playing(yoyo(away.styleTo)),
    'closed': (element) => leave(element, away.resizeTo, of(...times)).subscribe(),
    'closed by styleTo': (element) => leave(element, away.styleTo, of(...times)).subscribe(),
    'opened': playing(resizeTo(1, { height: 30 })),
  };
  export const run = () => {
    const tab = document.querySelector('#tab');
    for (const [name, motion] of Object.entries(motions)) {
      const element = tab.appendChild(document.createElement('p'));
      element.id = name;
      motion(element);
    }
    flush();
    tab.hidden = false;
    const shown = [...tab.children].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [element.id, width + ' x ' + height + ', ' + element.style.cssText];
    });
    return Object.fromEntries(shown);
  };`;

describeInChromium('an element that is not displayed', ({ open }) => {
  it('has its own size once it is displayed, unless that was not the goal', async () => {
    const body = '<style>p { margin: 0; } p::before { content: ""; display: block; height: 20px }</style>';
    const { page } = await open({ script, body: `${body}<div id="tab" hidden style="width: 100px"></div>` });
    const {
      closed,
      'closed by styleTo': closedByStyle,
      opened,
      ...entered
    } = await page.evaluate(() => exported.run());
    expect(entered).toEqual(Object.fromEntries(Object.keys(entered).map((name) => [name, '100 x 20, '])));
    expect({ closed, closedByStyle, opened }).toEqual({
      closed: '100 x 0, height: 0px;',
      closedByStyle: '100 x 0, height: 0px;',
      opened: '100 x 30, height: 30px;',
    });
  });

  it('has its own size if a list that is not displayed adds it', async () => {
    const script = `
      import { Subject } from 'rxjs';
      import { reverseTime, resizeTo } from 'rx-motion';
      import { flush, styleTo } from 'rx-motion/dom';
      import { presence } from 'rx-motion/layout';
      const frame$ = new Subject();
      const closed = [() => resizeTo(1, { height: 0 }), () => styleTo(1, { height: 0 })];
      const create = (id) => Object.assign(document.createElement('p'), { id });
      export const run = () => {
        const tab = document.querySelector('#tab');
        const items$ = [];
        for (const away of closed) {
          const list = tab.appendChild(document.createElement('div'));
          const item$ = new Subject();
          presence(list, item$, { create, frame$, enter: reverseTime(away()), leave: away() }).subscribe();
          items$.push(item$);
        }
        for (const item$ of items$) item$.next(['a']);
        for (const dt of [0, 0.5, 2, 1]) frame$.next(dt);
        for (const item$ of items$) item$.next(['a', 'b']);
        for (const dt of [0, 0.5, 2, 1]) frame$.next(dt);
        flush();
        tab.hidden = false;
        return Object.fromEntries([...tab.querySelectorAll('p')].map((element, index) => {
          const { width, height } = element.getBoundingClientRect();
          return [index + element.id, width + ' x ' + height + ', ' + element.style.cssText];
        }));
      };`;
    const body = '<style>p { margin: 0; } p::before { content: ""; display: block; height: 20px }</style>';
    const { page } = await open({ script, body: `${body}<div id="tab" hidden style="width: 100px"></div>` });
    const own = '100 x 20, ';
    expect(await page.evaluate(() => exported.run())).toEqual({ '0a': own, '1b': own, '2a': own, '3b': own });
  });
});
