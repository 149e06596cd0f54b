/**
 * A step of a demonstration: seconds to wait, the selector of an element, and what happens to it. By default it is
 * clicked; a place is where a pointer moves and taps, for the page itself where it scrolls to.
 */
export type Act = readonly [
  wait: number,
  selector: string,
  how?: { readonly key: string } | { readonly x?: number; readonly y: number },
];

/**
 * UI components, each a program in a file of its name. Their acts show what they do when they are in view. A modal
 * would take the focus, and a blocked page would not scroll: these two wait for a visitor.
 */
export const things: readonly {
  readonly id: string;
  readonly title: string;
  readonly tryIt: string;
  readonly acts?: readonly Act[];
}[] = [
  {
    id: 'menu',
    title: 'Menu',
    tryIt: 'Click it again while it opens.',
    acts: [
      [0.6, 'button'],
      [0.25, 'button'],
      [0.7, 'button'],
      [1.4, 'button'],
    ],
  },
  { id: 'modal', title: 'Modal', tryIt: 'Press Escape while it comes in.' },
  {
    id: 'accordion',
    title: 'Accordion',
    tryIt: 'Open all three, and close one while it opens.',
    acts: [
      [0.6, 'section:first-child button'],
      [0.5, 'section:last-child button'],
      [1, 'section:first-child button'],
      [0.2, 'section:last-child button'],
    ],
  },
  {
    id: 'tabs',
    title: 'Tabs',
    tryIt: 'Change your mind: the marker keeps its velocity.',
    acts: [
      [0.6, '[role=tab]:last-child'],
      [0.3, '[role=tab]:first-child'],
      [1, '[role=tab]:nth-child(2)'],
    ],
  },
  {
    id: 'toasts',
    title: 'Toasts',
    tryIt: 'Save fast, and dismiss the one in the middle.',
    acts: [
      [0.6, '.stage > button'],
      [0.25, '.stage > button'],
      [0.25, '.stage > button'],
      [0.8, '.toasts button:nth-child(2)'],
    ],
  },
  {
    id: 'sortable-list',
    title: 'Sortable list',
    tryIt:
      'Drag an item, and throw it back while the others move. The arrow keys move it, too.',
    acts: [
      [0.6, '.card', { key: 'ArrowDown' }],
      [0.3, '.card:nth-child(2)', { key: 'ArrowDown' }],
      [0.8, '.card:last-child', { key: 'ArrowUp' }],
    ],
  },
  {
    id: 'board',
    title: 'Board',
    tryIt:
      'Drag a card to the other column, and back before the others have made room.',
    acts: [
      [0.6, 'li', { key: 'ArrowRight' }],
      [0.3, 'li', { key: 'ArrowDown' }],
      [0.9, 'section:last-child li', { key: 'ArrowLeft' }],
    ],
  },
  {
    id: 'filter-grid',
    title: 'Filterable grid',
    tryIt: 'Choose another filter while the cells move.',
    acts: [
      [0.6, '.row button:nth-child(2)'],
      [0.25, '.row button:nth-child(3)'],
      [1, '.row button'],
    ],
  },
  {
    id: 'card-page',
    title: 'Expanding card',
    tryIt: 'Open one, and close it before it has arrived.',
    acts: [
      [0.6, '.sheets button:nth-child(2)'],
      [1, '.sheets button:nth-child(2)'],
    ],
  },
  {
    id: 'headline',
    title: 'Text reveal',
    tryIt: 'Press Again while the words rise.',
    acts: [[0.6, 'button']],
  },
  {
    id: 'number-ticker',
    title: 'Number ticker',
    tryIt: 'Press +100 while the wheels turn.',
    acts: [
      [0.6, '.row button:last-child'],
      [0.3, '.row button:last-child'],
    ],
  },
  {
    id: 'chat',
    title: 'Chat',
    tryIt: 'Ask again while it speaks. Scroll up, and back to the end.',
    acts: [[0.6, '.row button']],
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    tryIt: 'Press it again while the bars move.',
    acts: [[0.6, 'button']],
  },
  {
    id: 'cursors',
    title: 'Live cursors',
    tryIt: 'Move over “You”: the dot is what the network sends.',
    acts: Array.from(
      { length: 40 },
      (_, step) =>
        [
          0.04,
          '.card',
          {
            x: 110 + 70 * Math.cos(step / 6),
            y: 130 + 70 * Math.sin(step / 6),
          },
        ] as const,
    ),
  },
  {
    id: 'film',
    title: 'Film to scrub',
    tryIt: 'Play it, catch the picture while it plays, and wind it back.',
    acts: [[0.6, 'button']],
  },
  {
    id: 'relay',
    title: 'One timeline, many inputs',
    tryIt:
      'Play it, catch it with a finger, throw it; scroll the strip, move the slider.',
    acts: [
      [0.6, '.row button'],
      [1, '.row button:last-child'],
    ],
  },
  {
    id: 'card-stack',
    title: 'Card stack',
    tryIt: 'Throw the top card. Catch it on its way home.',
    acts: [
      [0.6, '.card:last-child'],
      [1.2, '.card:last-child'],
    ],
  },
  {
    id: 'carousel',
    title: 'Carousel',
    tryIt: 'Drag it, let go, catch it again.',
    acts: [
      [0.6, '.row button:last-child'],
      [0.2, '.row button:last-child'],
      [1.2, '.row button'],
      [0.2, '.row button'],
    ],
  },
  {
    id: 'page-turn',
    title: 'Page turn',
    tryIt: 'Drag the page, and stop halfway. Enter or a click turns it.',
    acts: [
      [0.6, '.book'],
      [1.2, '.book'],
    ],
  },
  {
    id: 'hero',
    title: 'Parallax hero',
    tryIt: 'Scroll, down and up.',
    acts: [
      [0.6, 'html', { y: 220 }],
      [1.5, 'html', { y: 0 }],
    ],
  },
  {
    id: 'skeleton',
    title: 'Skeleton loader',
    tryIt: 'Load again while it loads.',
    acts: [[0.6, 'button']],
  },
  {
    id: 'sprites',
    title: '5,000 sprites',
    tryIt: 'Tap the word, twice.',
    acts: [[0.6, 'canvas', { x: 200, y: 180 }]],
  },
  {
    id: 'native',
    title: 'Web Animations',
    tryIt: 'Choose native, and go again: it moves while the page is blocked.',
  },
  {
    id: 'marble-test',
    title: 'Marble test',
    tryIt: 'Change a value of the test, and run it.',
    acts: [
      [0.6, 'button'],
      [0.5, 'button'],
      [0.8, 'button'],
      [1.5, 'button'],
    ],
  },
];
