import { scrollTime, viewTime } from 'rx-motion/dom';
import { find, laidOut, listen, scroll, thrownBy } from '../../browser/elements.js';
import type { PageCase } from '../../browser/in-page.js';

const far = '<div style="height: 3000px"></div>';
const subject = `<b id="it" style="display: block; height: 40px"></b>${far}`;

/** A scroller of 200 px: the element comes into its view at 100 px, and is gone at 400 px. */
const scroller = `<div id="scroller" style="height: 200px; overflow: auto">
  <div style="height: 300px" id="above"></div><div id="it" style="height: 100px"></div><div style="height: 900px"></div>
</div>`;

const refusal = (from: unknown): string => thrownBy(() => void viewTime(document.body, { from } as object));

export const cases: readonly PageCase[] = [
  ...(
    [
      ['the nearest one', `<div id="a" style="overflow: auto; height: 90px"><p>${subject}</p></div>`, '#a'],
      ['a box that hides its overflow', `<div id="a" style="overflow: hidden; height: 90px">${subject}</div>`, '#a'],
      ['the page, past a clipped box', `<div style="overflow: clip">${subject}</div>`, 'html'],
      ['the page, past its own overflow', `<div id="it" style="overflow: auto"></div>${far}`, 'html'],
      ['the page with the overflow of the body', `<style>body { overflow: auto }</style>${subject}`, 'html'],
      ['the body', `<style>html, body { overflow: auto; height: 90px }</style>${subject}`, 'body'],
    ] as const
  ).map(([name, body, scrolled]) => ({
    name: `finds its scroller: ${name}`,
    body,
    async run() {
      const { seen } = listen(viewTime(find(), { from: 'contain', to: 500 }));
      const [before] = seen;
      await scroll(find(scrolled), { top: 20 });
      return (seen.at(-1) as number) > (before as number);
    },
    is: true,
  })),
  ...(
    [
      ['a shape', '<svg style="display: block"><rect id="it" y="20" width="50" height="40" /></svg>', 30],
      [
        'a picture in what is moved',
        '<div style="translate: 9px 90px"><svg id="it" style="display: block; margin: 20px" height="60"></svg></div>',
        35,
      ],
      [
        'an element in what is moved, in whole pixels',
        '<div style="translate: 0 300px"><p style="height: 70.4px"></p><p id="it" style="height: 40px"></p></div>',
        80,
      ],
    ] as const
  ).map(([name, body, top]) => ({
    name: `knows where the layout puts ${name}`,
    body: `<style>p { margin: 0 }</style>${body}${far}`,
    run() {
      scrollTo(0, top);
      return listen(viewTime(find(), { from: 'exit-crossing 0%', to: 'exit-crossing 100%' })).seen;
    },
    is: [0.25],
  })),
  ...['direction: rtl', 'writing-mode: vertical-rl'].map((style) => ({
    name: `counts from where the content begins: ${style}`,
    body: `<div id="scroller" style="width: 300px; height: 300px; overflow: auto; white-space: nowrap; font-size: 0; ${style}">
      ${['', ' id="it"', '', '', ''].map((id) => `<p${id} style="margin: 0; width: 400px; height: 400px"></p>`).join('')}
    </div>`,
    run() {
      if (style.startsWith('direction'))
        for (const part of document.querySelectorAll('p')) part.style.display = 'inline-block';
      return [0, 100, 450, 800].flatMap((scrolled) => {
        find('#scroller').scrollLeft = -scrolled;
        return listen(viewTime(find(), { axis: 'x', duration: 7 })).seen;
      });
    },
    // It begins at 400 px, in a view of 300 px: on its way from 100 px to 800 px.
    is: [0, 0, 3.5, 7],
  })),
  {
    name: 'follows scrolling and changes of size while subscribed, without frames',
    body: scroller,
    async run() {
      globalThis.requestAnimationFrame = () => seen.push(NaN);
      const { seen, subscription } = listen(viewTime(find(), { duration: 3 }));
      const resize = (selector: string, height: number): Promise<void> => {
        find(selector).style.height = `${height}px`;
        return laidOut();
      };
      await scroll(find('#scroller'), { top: 200 });
      await resize('#above', 200);
      await resize('#it', 400);
      await resize('#scroller', 400);
      subscription.unsubscribe();
      await scroll(find('#scroller'), { top: 250 });
      await resize('#it', 100);
      return seen;
    },
    is: [0, 1, 2, 1, 1.5],
  },
  {
    name: 'notices growth deep inside the scrolled content',
    body: `<div id="scroller" style="height: 200px; overflow: auto"><div style="height: 2000px"><section>
      <div id="above" style="height: 300px"></div><div id="it" style="height: 100px"></div></section></div></div>`,
    async run() {
      find('#scroller').scrollTop = 200;
      const { seen } = listen(viewTime(find(), { duration: 3 }));
      await laidOut(2);
      find('#above').style.height = '200px';
      await laidOut(2);
      return seen;
    },
    is: [1, 2],
  },
  {
    name: 'notices growth after a router has replaced the body',
    async run() {
      scrollTime(document.documentElement).subscribe().unsubscribe();
      document.body.replaceWith(document.createElement('body'));
      document.body.innerHTML = `<style>html, body { height: 100% }</style><div id="above" style="height: 2000px"></div>
        <div id="it" style="height: 100px"></div>`;
      scrollTo(0, 500);
      const { seen } = listen(viewTime(find(), { from: 0, to: 'cover 0%' }));
      // Sizes are observed after the first layout.
      await laidOut(2);
      find('#above').style.height = '3000px';
      await laidOut(2);
      return (seen.at(-1) as number) < (seen[0] as number);
    },
    is: true,
  },
  {
    name: 'is not influenced by the transform that it drives',
    body: '<div style="height: 1000px"></div><div id="it" style="height: 100px"></div><div style="height: 2000px"></div>',
    async run() {
      const seen: number[] = [];
      viewTime(find(), { from: 500, to: 'exit-crossing' }).subscribe((time) => {
        find().style.transform = `translateY(${time * 300}px) scale(2)`;
        seen.push(time);
      });
      viewTime(find(), { from: 500, to: 'cover 50%' }).subscribe();
      for (const top of [800, 801, 800]) await scroll(document.documentElement, { top });
      return seen;
    },
    is: [0, 0.5, 301 / 600, 0.5],
  },
  {
    name: 'stands still while the element is stuck',
    body: `<div id="scroller" style="height: 200px; overflow: auto"><div style="height: 300px"></div>
      <div style="height: 500px"><div style="position: sticky; top: 0"><p id="it" style="height: 100px; margin: 0"></p></div></div>
      <div style="height: 900px"></div></div>`,
    async run() {
      const { seen } = listen(viewTime(find(), { duration: 3 }));
      for (const top of [250, 300, 500, 700, 750, 500]) await scroll(find('#scroller'), { top });
      return seen;
    },
    // On its way from 100 px to 300 px, and from 700 px to 800 px.
    is: [0, 1.5, 2, 2.5, 2],
  },
  {
    name: 'is 0 while the element is not displayed',
    body: `<div id="it" style="display: none; height: 100px"></div>${far}`,
    async run() {
      scrollTo({ top: 500, behavior: 'instant' });
      const { seen } = listen(viewTime(find()));
      find().style.display = 'block';
      await laidOut(2);
      return seen;
    },
    is: [0, 1],
  },
  {
    name: 'refuses points that are none of CSS',
    run: () =>
      ['', 'entry25%', 'entry 25', 'entry 25% ', 'contain-crossing', 'entry 5em', '%', NaN, null, ['entry']].filter(
        (from) => !refusal(from).startsWith('TypeError: viewTime: from must be a range as in CSS, such as'),
      ),
    is: [],
  },
  {
    name: 'jumps if its range is empty',
    body: far,
    run: () =>
      [399, 401].flatMap((top) => {
        scrollTo({ top, behavior: 'instant' });
        return listen(viewTime(find('div'), { from: 400, to: 400, duration: 2 })).seen;
      }),
    is: [0, 2],
  },
];
