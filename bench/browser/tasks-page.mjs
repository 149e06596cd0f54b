import './first.mjs';
import * as contestant from 'contestant';
import { nextFrame, nextFrames } from './painted.mjs';

/*
 * The page's side of everyday tasks: splitting a text, shuffling a list, animating elements by scrolling, and along
 * paths. Measures the frame in which a task starts, and the frames after it, while the motion runs.
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
  /** A page of so many cards; what is in each is led by its way through the view. */
  scroll: {
    make(size) {
      scrollTo(0, 0);
      return Array.from({ length: size }, () => {
        const card = add(document.body, 'div');
        card.style.height = '60px';
        add(card, 'div').style.cssText = 'width:40px;height:40px;background:#ace';
        return card;
      });
    },
    run: (cards) => contestant.scrolled(cards),
    after: true,
    each: () => scrollBy(0, 24),
  },
  /** Elements that follow one path of curves and lines. */
  follow: {
    make: (size) => ({ path: shapes([WAY])[0], boxes: Array.from({ length: size }, () => box()) }),
    run: ({ boxes, path }) => contestant.follow(boxes, WAY, SECONDS, path),
    after: true,
  },
  /** Stars that turn into one ring of arcs. */
  morph: {
    make(size) {
      const [to, ...paths] = shapes([RING, ...Array.from({ length: size }, () => STAR)]);
      return { to, paths };
    },
    run: ({ paths, to }) => contestant.morph(paths, RING, SECONDS, to),
    after: true,
  },
};

/** Longer than anybody looks. */
const SECONDS = 10;
const WAY = 'M20 300C20 100 300 100 300 300S580 500 580 300L700 120Q760 300 620 420H120V220';
const STAR = 'M50 5L61 39H97L68 60L79 95L50 74L21 95L32 60L3 39H39Z';
const RING = 'M95 50A45 45 0 1 1 5 50A45 45 0 1 1 95 50Z';

function shapes(paths) {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.body.appendChild(document.createElementNS(namespace, 'svg'));
  svg.style.cssText = 'position:absolute;width:800px;height:600px';
  return paths.map((d) => {
    const path = svg.appendChild(document.createElementNS(namespace, 'path'));
    path.setAttribute('d', d);
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', '#36c');
    return path;
  });
}

function box() {
  const element = add(document.body, 'div');
  element.className = 'box';
  return element;
}

/** Milliseconds of the frame in which it happens, and of the median one of those after it. */
window.measure = async (kind, size, times, leftOut) => {
  const { make, run, after, each } = tasks[kind];
  const seen = [];
  for (let time = 0; time < leftOut + times; time++) {
    const made = make(size);
    await nextFrames(3);
    let end;
    const change = await nextFrame(() => {
      performance.mark('change');
      end = run(made);
    });
    performance.mark('painted');
    const rest = [];
    while (after && rest.length < AFTER) rest.push(await nextFrame(each));
    performance.mark('after');
    end?.();
    document.body.replaceChildren();
    await nextFrames(2);
    seen.push({ change, ...(after && { after: { script: median(rest, 'script'), whole: median(rest, 'whole') } }) });
  }
  return { seen: seen.slice(leftOut) };
};

const median = (frames, part) => frames.map((each) => each[part]).sort((a, b) => a - b)[frames.length >> 1];
