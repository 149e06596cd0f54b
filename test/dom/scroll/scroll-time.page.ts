import { moveTo } from 'rx-motion';
import { scrollTime } from 'rx-motion/dom';
import { find, laidOut, listen, scroll, thrownBy } from '../../browser/elements.js';
import type { PageCase } from '../../browser/in-page.js';

const tall = '<div id="it" style="height: 100px; overflow: auto"><p style="margin: 0; height: 1100px"></p></div>';
const wide = '<div id="it" style="width: 100px; overflow: auto"><div style="width: 1100px; height: 10px"></div></div>';

export const cases: readonly PageCase[] = [
  {
    name: 'drives an action by the page, forwards and backwards',
    body: '<div style="height: 3000px"></div>',
    async run() {
      const page = document.documentElement;
      const box = { x: 0 };
      scrollTime(page, { duration: 2 })
        .pipe(moveTo(2, { x: 100 }).on(box))
        .subscribe();
      const seen: number[] = [];
      for (const part of [1, 0.5, 0]) {
        await scroll(page, { top: (page.scrollHeight - innerHeight) * part });
        seen.push(Math.round(box.x));
      }
      return seen;
    },
    is: [100, 50, 0],
  },
  {
    name: 'emits the position in a range along an axis, and only once beyond it, until it is unsubscribed',
    body: wide,
    async run() {
      const { seen, subscription } = listen(scrollTime(find(), { axis: 'x', range: [100, 300], duration: 4 }));
      for (const left of [50, 150, 200, 600, 900]) await scroll(find(), { left });
      subscription.unsubscribe();
      await scroll(find(), { left: 200 });
      return seen;
    },
    is: [0, 1, 2, 4],
  },
  {
    name: 'begins and ends at elements, also after they have moved',
    body: `<div id="it" style="height: 100px; overflow: auto"><div style="height: 200px"></div>
      <div id="first" style="height: 300px"></div><div id="last" style="height: 1000px"></div></div>`,
    async run() {
      find().scrollTop = 350;
      const { seen } = listen(scrollTime(find(), { range: [find('#first'), find('#last')] }));
      find('#first').style.height = '600px';
      await laidOut(2);
      return seen;
    },
    is: [0.5, 0.25],
  },
  {
    name: 'rejects any other range',
    run: () =>
      [[0, '200px'], [null, 1], 3].map((range) =>
        thrownBy(() => void scrollTime(document.documentElement, { range } as object)),
      ),
    is: [
      'TypeError: scrollTime: range[1] must be a number or an element, got "200px"',
      'TypeError: scrollTime: range[0] must be a number or an element, got null',
      'TypeError: scrollTime: range must be an array of two, got 3',
    ],
  },
  {
    name: 'calls the function for its range at each change',
    body: tall,
    async run() {
      const range: [number, number] = [0, 400];
      const { seen } = listen(scrollTime(find(), { range: () => range }));
      find().addEventListener('scroll', () => (range[1] = find().scrollTop === 200 ? NaN : 1000));
      for (const top of [100, 200, 300]) await scroll(find(), { top });
      // Under load the first position may be reported again, in the new range.
      return seen.filter((time) => time !== 0.1);
    },
    is: [0, 0.25, 0.2, 'RangeError: scrollTime: range[1] must be a finite number, got NaN'],
  },
  ...(
    [
      ['an element', '#it', '#it', 'direction: rtl; width: 100px; overflow: auto'],
      ['an element of columns', '#it', '#it', 'writing-mode: vertical-rl; width: 100px; overflow: auto'],
      ['the page', 'html', 'body', 'direction: rtl'],
    ] as const
  ).map(([name, scrolled, styled, style]) => ({
    name: `counts from the right if content begins there: ${name}`,
    body: '<div id="it"><div style="width: 3000px; height: 10px"></div></div>',
    run() {
      find(styled).style.cssText = style;
      find(scrolled).scrollLeft = -100;
      return listen(scrollTime(find(scrolled), { axis: 'x', range: [0, 400] })).seen;
    },
    is: [0.25],
  })),
  {
    name: 'follows the page in quirks mode',
    async run() {
      const frame = document.createElement('iframe');
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      // Without a doctype.
      const html = '<body style="margin: 0"><p style="margin: 0; height: 3000px"></p></body>';
      frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
      document.body.append(frame);
      await loaded;
      const inner = frame.contentDocument!;
      frame.contentWindow!.scrollTo(0, 3000);
      const both = [inner.documentElement, inner.body].flatMap((one) => listen(scrollTime(one)).seen);
      inner.body.remove();
      return [inner.compatMode, ...both, ...listen(scrollTime(inner.documentElement)).seen];
    },
    is: ['BackCompat', 1, 1, 0],
  },
  ...(
    [
      ['an element', '#it', '#it'],
      ['the page', 'html', 'body'],
    ] as const
  ).map(([name, scrolled, holder]) => ({
    name: `emits when content is added to ${name}, and when it grows`,
    body: tall,
    async run() {
      document.body.style.height = '1100px';
      find(scrolled).scrollTop = 100;
      const { seen, subscription } = listen(scrollTime(find(scrolled)));
      const counts: number[] = [];
      const added = find(holder).appendChild(document.createElement('p'));
      for (const height of [1500, 1900, 2300]) {
        added.style.height = `${height}px`;
        await laidOut(3);
        counts.push(seen.length);
        if (height === 1900) subscription.unsubscribe();
      }
      return counts;
    },
    is: [2, 3, 3],
  })),
  {
    name: 'is 0 without anything to scroll',
    run: () => listen(scrollTime(document.documentElement)).seen,
    is: [0],
  },
];
