import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** Moves elements of a hidden parent to their ends, and shows them. Returns their sizes and styles. */
  readonly byMotions: () => Record<string, string>;
  readonly byLists: () => Record<string, string>;
};

const script = `
  import { of, Subject } from 'rxjs';
  import { delayTime, play, resizeTo, reverseTime, sequence, springTo, to, tweenFrom, yoyo } from 'rx-motion';
  import { domTarget, enter, flush, leave, styleTo } from 'rx-motion/dom';
  import { presence } from 'rx-motion/layout';
  const tab = document.querySelector('#tab');
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
  const create = (id) => Object.assign(document.createElement('p'), { id });
  const looks = () => {
    flush();
    tab.hidden = false;
    return Object.fromEntries(Array.from(tab.querySelectorAll('p'), (element) => {
      const { width, height } = element.getBoundingClientRect();
      return [element.id, width + ' x ' + height + ', ' + element.style.cssText];
    }));
  };
  export const byMotions = () => {
    for (const [name, motion] of Object.entries(motions)) motion(tab.appendChild(create(name)));
    return looks();
  };
  export const byLists = () => {
    const frame$ = new Subject();
    for (const [name, away] of [['resize', resizeTo(1, { height: 0 })], ['style', styleTo(1, { height: 0 })]]) {
      const list = tab.appendChild(document.createElement('div'));
      const items$ = new Subject();
      presence(list, items$, { create, frame$, enter: reverseTime(away), leave: away }).subscribe();
      for (const items of [['a'], ['a', 'b']]) {
        items$.next(items.map((item) => name + ' ' + item));
        for (const dt of [0, 0.5, 2, 1]) frame$.next(dt);
      }
    }
    return looks();
  };`;
const body = `<style>p { margin: 0 } p::before { content: ""; display: block; height: 20px }</style>
  <div id="tab" hidden style="width: 100px"></div>`;
const own = '100 x 20, ';

describeInChromium('an element that is not displayed', ({ open }) => {
  it('has its own size once it is displayed, unless that was not the goal', async () => {
    const { page } = await open({ script, body });
    const {
      closed,
      'closed by styleTo': byStyle,
      opened,
      ...entered
    } = await page.evaluate(() => exported.byMotions());
    expect(entered).toEqual(Object.fromEntries(Object.keys(entered).map((name) => [name, own])));
    expect({ closed, byStyle, opened }).toEqual({
      closed: '100 x 0, height: 0px;',
      byStyle: '100 x 0, height: 0px;',
      opened: '100 x 30, height: 30px;',
    });
  });

  it('has its own size if a list that is not displayed adds it', async () => {
    const { page } = await open({ script, body });
    const names = ['resize a', 'resize b', 'style a', 'style b'];
    expect(await page.evaluate(() => exported.byLists())).toEqual(Object.fromEntries(names.map((name) => [name, own])));
  });
});
