import './first.mjs';
import * as contestant from 'contestant';
import { nextFrame, nextFrames } from './painted.mjs';

/*
 * The page's side of what pages are made of: a text that is split, a list that is shuffled. What the frame takes in which
 * that happens, and what one of those after it takes, while the motion runs.
 */

const AFTER = 20;

const add = (parent, name) => parent.appendChild(document.createElement(name));

const tasks = {
  /** A text of so many characters in words of five. */
  text: {
    make(size) {
      const text = add(document.body, 'p');
      text.style.font = '16px/1.4 sans-serif';
      text.textContent = Array.from({ length: size / 5 }, (_, i) =>
        'lorem ipsum dolor amet'.slice(i % 18, (i % 18) + 5).replace(' ', 'a'),
      ).join(' ');
      return text;
    },
    run: (text) => contestant.text(text),
    after: false,
  },
  /** A wrapping list of so many cards, in another order. */
  layout: {
    make(size) {
      const list = add(document.body, 'div');
      list.style.cssText = 'display:flex;flex-wrap:wrap;gap:4px;width:800px';
      for (let i = 0; i < size; i++) {
        const card = add(list, 'div');
        card.textContent = String(i);
        card.style.cssText = 'width:36px;height:28px;background:#ace';
      }
      return contestant.list?.(list) ?? list;
    },
    run(made) {
      const list = made.list ?? made;
      const cards = [...list.children];
      // The same for everybody: each card goes seven places on, round the list in strides.
      const shuffled = cards.map((_, i) => cards[(i * 7 + 3) % cards.length]);
      const order = new Set([...shuffled, ...cards]);
      return contestant.layout(made, cards, () => list.append(...order));
    },
    after: true,
  },
};

/** Milliseconds of the frame in which it happens, and of the median one of those after it. */
window.measure = async (kind, size, times, leftOut) => {
  const { make, run, after } = tasks[kind];
  const seen = [];
  for (let time = 0; time < leftOut + times; time++) {
    const made = make(size);
    await nextFrames(3);
    let end;
    const change = await nextFrame(() => {
      end = run(made);
    });
    const rest = after ? await nextFrames(AFTER) : [];
    end?.();
    document.body.replaceChildren();
    await nextFrames(2);
    seen.push({ change, ...(after && { after: { script: median(rest, 'script'), whole: median(rest, 'whole') } }) });
  }
  return { seen: seen.slice(leftOut) };
};

const median = (frames, part) => frames.map((each) => each[part]).sort((a, b) => a - b)[frames.length >> 1];
