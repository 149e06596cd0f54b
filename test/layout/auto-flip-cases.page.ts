import { delayTime, uniform } from 'rx-motion';
import { domTarget, leave } from 'rx-motion/dom';
import { autoFlip, presence } from 'rx-motion/layout';
import { BehaviorSubject } from 'rxjs';
import { find } from '../browser/elements.js';
import type { PageCase } from '../browser/in-page.js';

declare const stepFrames: (seconds: number, frames: number) => Promise<void>;

const place = (element: Element): string => {
  const { x, y } = element.getBoundingClientRect();
  return `${x},${y}`;
};
const topOf = (element: Element): number => element.getBoundingClientRect().y;
const cardOf = (): HTMLElement =>
  Object.assign(document.createElement('p'), { style: 'width: 50px; height: 60px; margin: 0' });

/** Observers of changes are called, and a frame is shown. */
async function frame(seconds: number, frames = 1): Promise<void> {
  await Promise.resolve();
  await stepFrames(seconds, frames);
}

const anchors = [
  ['start', 'position: fixed; top: 0; left: 0'],
  ['end', 'position: fixed; bottom: 0; right: 0'],
  ['middle', 'position: fixed; inset: 0; place-content: center; display: grid'],
] as const;

export const cases: readonly PageCase[] = [
  ...(
    [
      ['its text', (counter, at) => (counter.textContent = String(at % 10))],
      ['its class', (counter) => counter.classList.toggle('hovered')],
    ] as readonly (readonly [name: string, change: (counter: Element, at: number) => void])[]
  ).map(([name, change]) => ({
    name: `keep gliding while something irrelevant changes in each frame: ${name}`,
    body: '<div id="it"><p style="height: 50px; margin: 0">0</p><p style="height: 50px; margin: 0">1</p></div>',
    async run() {
      const [element, counter] = find().children;
      autoFlip(find(), { duration: 0.5 });
      find().append(element!);
      const tops: number[] = [];
      for (let at = 0; at < 10; at++) {
        change(counter!, at);
        await frame(0.0625);
        tops.push(topOf(element!));
      }
      // If it started again in each frame, it would stay, or swing too far.
      return [tops.every((top, at) => at === 0 || top >= tops[at - 1]!), tops.at(-1)];
    },
    is: [true, 50],
  })),
  ...(
    [
      ['end', 'position: fixed; bottom: 0; right: 0; display: flex'],
      ['middle', 'position: absolute; left: 0; right: 0; display: flex; justify-content: center; margin: auto'],
      ['start, while the page is scrolled by the same distance', ''],
    ] as const
  ).map(([name, style]) => ({
    name: `start where they are seen if their parent keeps its ${name}`,
    body: `<div style="height: 2000px"><div style="${style}"><div id="it" style="display: inherit"></div></div></div>`,
    async run() {
      find().append(cardOf(), cardOf(), cardOf());
      const all = [...find().children];
      autoFlip(find(), { duration: 1, curve: uniform });
      const seen = (): string => all.map(place).join(' ');
      const jumps: string[] = [];
      for (const top of [60, 0]) {
        scrollTo(0, top);
        const before = seen();
        if (top > 0) find().append(cardOf());
        else find().lastElementChild!.remove();
        await frame(0);
        if (seen() !== before) jumps.push(`${before} to ${seen()}`);
        await frame(0.25, 2);
      }
      return jumps;
    },
    is: [],
  })),
  ...(
    [
      ['autoFlip', 'inside first'],
      ['autoFlip', 'outside first'],
      ['presence', 'inside first'],
    ] as const
  ).map(([form, order]) => ({
    name: `start where they are seen if their parent glides by itself: ${form}, ${order}`,
    body: '<div id="outer"><div id="it" style="position: relative"></div><p>after</p></div>',
    async run() {
      const options = { duration: 1, curve: uniform };
      const cards = [cardOf(), cardOf(), cardOf(), cardOf()];
      const all = [...cards.slice(0, 3), find('#outer').lastElementChild!];
      const cards$ = new BehaviorSubject(cards.slice(0, 3));
      if (form === 'presence') presence(find(), cards$, { create: (card) => card, flip: options }).subscribe();
      else cards$.subscribe((shown) => find().append(...shown));
      const gliding = [find(), find('#outer')].filter(({ id }) => id === 'outer' || form === 'autoFlip');
      for (const one of order === 'inside first' ? gliding : gliding.reverse()) autoFlip(one, options);
      await frame(0.5, 3);
      const tops = (): number[] => all.map(topOf);
      const before = tops();
      cards$.next([cards[3]!, cards[2]!, cards[1]!, cards[0]!]);
      await frame(0);
      const start = tops();
      await frame(0.5);
      const half = tops();
      await frame(0.5, 2);
      const after = tops();
      const isHalfway = half.every((top, index) => top === (before[index]! + after[index]!) / 2);
      return [start.join() === before.join(), isHalfway, after.join() !== before.join()];
    },
    is: [true, true, true],
  })),
  {
    name: 'keep their size when something tilts or straightens them',
    body: '<div id="it"><p style="height: 50px">0</p><p>1</p><p>2</p></div>',
    async run() {
      const card = domTarget(find().firstElementChild as HTMLElement);
      autoFlip(find());
      let styles = '';
      for (const rotation of [10, 0]) {
        card.rotation = rotation;
        find().insertBefore(find().lastElementChild!, find().children[1]!);
        await frame(0.0625);
        styles += card.element.style.transform;
        await frame(1);
      }
      return styles.includes('scale');
    },
    is: false,
  },
  ...['autoFlip', 'presence'].flatMap((form) =>
    ['row', 'column'].flatMap((axis) =>
      anchors.map(([anchor, style]) => ({
        name: `stay where they are while they leave: ${form} in a ${axis} that keeps its ${anchor}`,
        body: `<div style="${style}"><div id="it" style="position: relative; padding: 5px; display: flex; flex-direction: ${axis}"></div></div>`,
        async run() {
          const cards = [cardOf(), cardOf(), cardOf(), cardOf()];
          const cards$ = new BehaviorSubject(cards);
          const how = { create: (card: HTMLElement) => card, enter: delayTime(0), leave: delayTime(9) };
          if (form === 'presence') presence(find(), cards$, how).subscribe();
          else {
            find().append(...cards);
            autoFlip(find());
          }
          await frame(1, 2);
          const jumps: string[] = [];
          for (const index of [1, 2]) {
            const seen = (): string =>
              cards
                .slice(1, index + 1)
                .map(place)
                .join(' ');
            const before = seen();
            if (form === 'presence') cards$.next(cards$.value.filter((card) => card !== cards[index]));
            else leave(cards[index]!, delayTime(9)).subscribe();
            for (const frames of [1, 1, 8]) {
              await frame(0.125, frames);
              if (seen() !== before) jumps.push(`${before} to ${seen()}`);
            }
          }
          return jumps;
        },
        is: [],
      })),
    ),
  ),
];
