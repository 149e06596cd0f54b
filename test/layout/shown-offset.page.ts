import { play, uniform } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { flip, flipGroup } from 'rx-motion/layout';
import { NEVER, of } from 'rxjs';
import { find } from '../browser/elements.js';
import type { PageCase } from '../browser/in-page.js';
import { wrong } from './resized.page.js';

/** Plays a flip of a second, and looks before it and at each time. */
function looks<Look>(selector: string, change: () => unknown, times: readonly number[], look: () => Look): Look[] {
  const all = [look()];
  play(flip(selector, change, { duration: 1, curve: uniform }), null, of(...times)).subscribe(() => {
    flush();
    all.push(look());
  });
  flush();
  return [...all, look()];
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const rounded = (...numbers: readonly number[]): number[] => numbers.map((one) => Math.round(one) + 0);

const viewBox = 'width="200" height="150" viewBox="0 0 100 50"';

export const cases: readonly PageCase[] = [
  ...(
    [
      ['border-radius: 10px 20px / 8px', 'border-radius: 5px 10px / 8px;'],
      ['border-radius: 50% 10px', 'border-radius: 50% 5px / 50% 10px;'],
      ['border-radius: 50%', undefined],
      // Its shorthand would be empty, and this would be lost when it is given back.
      ['border-top-left-radius: 10px', undefined],
    ] as const
  ).map(([own, shown]) => ({
    name: `keeps its corners undistorted, and gets its style back: ${own}`,
    body: `<style>#it { width: 100px; height: 40px } #it.narrow { width: 50px }</style><div id="it" style="${own}"></div>`,
    run() {
      const styles = looks(
        '#it',
        () => find().classList.add('narrow'),
        [0, 1],
        () => find().style.cssText,
      );
      return [styles[1]!.replace(/transform[^;]*;/, '').trim(), styles.at(-1)];
    },
    is: [shown ?? `${own};`, `${own};`],
  })),
  ...(
    [
      ['its direct children', '<b>word</b>', '#it'],
      ['deeper ones that glide, too', '<div><section><b>word</b></section></div>', '#it, #it b'],
    ] as const
  ).map(([name, inside, selector]) => ({
    name: `keeps the form of its corners and of ${name}`,
    body: `<style>#it { width: 100px; height: 40px; border-radius: 10px } #it.wide { width: 200px }
      #it b { display: block; width: 30px }</style><div id="it">${inside}</div>`,
    run: () =>
      looks(
        selector,
        () => find().classList.add('wide'),
        [0, 0.5, 0.5],
        () => {
          const [card, word] = [find(), find('b')].map((one) => rounded(boxOf(one).left, boxOf(one).width).join());
          return `${card}; ${word}; ${getComputedStyle(find()).borderTopLeftRadius}`;
        },
      ).slice(1, 4),
    is: ['0,100; 0,30; 20px 10px', '0,150; 0,30; 13.3333px 10px', '0,200; 0,30; 10px'],
  })),
  ...(
    [
      ['left edge', 'text-align: left', 0],
      ['middle', 'text-align: center', 0.5],
      ['right edge', 'text-align: right', 1],
      ['right edge', 'direction: rtl', 1],
      ['right edge', 'text-align: end', 1],
      ['left edge', 'direction: rtl; text-align: end', 0],
    ] as const
  ).map(([edge, style, part]) => ({
    name: `keeps the ${edge} of a text where it was, where the text begins: ${style}`,
    body: `<style>#it { width: 100px; height: 40px } #it.wide { width: 200px; margin-left: 30px } p { margin: 0; ${style} }</style>
      <div id="it"><p>word</p></div>`,
    run() {
      const range = document.createRange();
      range.selectNodeContents(find('p'));
      const at = (): number => {
        const { left, width } = range.getBoundingClientRect();
        return left + part * width;
      };
      const [before, after] = looks('#it', () => find().classList.add('wide'), [0], at);
      return Math.abs(after! - before!) < 0.5;
    },
    is: true,
  })),
  {
    name: 'keeps a text at its start, and reveals a new text in place',
    body: `<style>
        main { position: relative; height: 200px }
        #it { position: absolute; left: 100px; width: 100px; height: 40px; overflow: hidden }
        #it.page { left: 0; width: 400px; height: 160px }
        #it h3 { margin: 0; font: 20px/20px monospace }
        #it p { display: none; margin: 0; font: 10px/10px monospace }
        #it.page p { display: block }
      </style>
      <main><section id="it"><h3>Title</h3><p>More</p></section></main>`,
    run() {
      const begins = (): number[] =>
        [...find().children].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, top, height } = range.getBoundingClientRect();
          const { left: x, top: y } = boxOf(find('main'));
          return rounded(left - x, top - y, height);
        });
      const [title, ...frames] = looks('#it', () => find().classList.add('page'), [0, 0.5, 0.5], begins);
      // As the layout puts them in the end: the new one comes with the corner of the card, as high as its font.
      const [, top, height, , newTop, newHeight] = frames[2]!;
      const wanted = [100, 50, 0].map((left) => [left, top, height, left, newTop, newHeight].join());
      const keeps = title!.slice(0, 3).join() === [100, top, height].join();
      return keeps && frames.slice(0, 3).every((frame, index) => frame.join() === wanted[index]);
    },
    is: true,
  },
  ...[
    '',
    'style="zoom: 1.5"',
    'style="transform: rotate(20deg)"',
    'preserveAspectRatio="none"',
    'preserveAspectRatio="xMidYMid slice"',
  ].map((more) => ({
    name: `starts where it is seen in an SVG whose viewBox scales it: ${more}`,
    body: `<svg ${viewBox} ${more}><svg ${viewBox}><rect x="10" y="10" width="20" height="10" /></svg></svg>`,
    run() {
      const shape = document.querySelector('rect')!;
      const change = (): void => {
        shape.setAttribute('x', '50');
        shape.setAttribute('y', '30');
      };
      const [before, after] = looks('rect', change, [0], () => boxOf(shape));
      return Math.hypot(after!.left - before!.left, after!.top - before!.top) < 0.001;
    },
    is: true,
  })),
  ...['transform: rotate(30deg)', 'rotate: 30deg', 'rotate: z 90deg'].map((turned) => ({
    name: `keeps its size when a class turns it: ${turned}`,
    body: `<style>b { position: absolute; width: 100px; height: 50px } .on { ${turned} }</style><b></b>`,
    run() {
      const group = flipGroup('b', {}, NEVER);
      group.before();
      find('b').className = 'on';
      const laidOut = boxOf(find('b'));
      group.after();
      flush();
      const { width, height } = boxOf(find('b'));
      return Math.hypot(width - laidOut.width, height - laidOut.height) < 0.001;
    },
    is: true,
  })),
  {
    name: 'is seen halfway at half of the time if its real size is animated, whatever decides its size and its place',
    run: wrong,
    is: [],
  },
];
