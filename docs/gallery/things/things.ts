/** UI components, each a program in a file of its name. */
export const things: readonly {
  readonly id: string;
  readonly title: string;
  readonly tryIt: string;
}[] = [
  { id: 'menu', title: 'Menu', tryIt: 'Click it again while it opens.' },
  { id: 'modal', title: 'Modal', tryIt: 'Press Escape while it comes in.' },
  {
    id: 'accordion',
    title: 'Accordion',
    tryIt: 'Open all three, and close one while it opens.',
  },
  {
    id: 'tabs',
    title: 'Tabs',
    tryIt: 'Change your mind: the marker keeps its velocity.',
  },
  {
    id: 'toasts',
    title: 'Toasts',
    tryIt: 'Save fast, and dismiss the one in the middle.',
  },
  {
    id: 'sortable-list',
    title: 'Sortable list',
    tryIt:
      'Drag an item, and throw it back while the others move. The arrow keys move it, too.',
  },
  {
    id: 'filter-grid',
    title: 'Grid that filters and sorts',
    tryIt: 'Choose another filter while the cells move.',
  },
  {
    id: 'card-page',
    title: 'Card that grows to a page',
    tryIt: 'Open one, and close it before it has arrived.',
  },
  {
    id: 'headline',
    title: 'Headline',
    tryIt: 'Press Again while the words rise.',
  },
  {
    id: 'number-ticker',
    title: 'Number ticker',
    tryIt: 'Press +100 while the wheels turn.',
  },
  {
    id: 'chat',
    title: 'Chat',
    tryIt: 'Ask again while it speaks. Scroll up, and back to the end.',
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    tryIt: 'Press it again while the bars move.',
  },
  {
    id: 'cursors',
    title: 'Live cursors',
    tryIt: 'Move over “You”: the dot is what the network sends.',
  },
  {
    id: 'relay',
    title: 'One motion, many hands',
    tryIt:
      'Play it, catch it with a finger, throw it; scroll the strip, move the slider.',
  },
  {
    id: 'card-stack',
    title: 'Card stack',
    tryIt: 'Throw the top card. Catch it on its way home.',
  },
  {
    id: 'carousel',
    title: 'Carousel',
    tryIt: 'Drag it, let go, catch it again.',
  },
  {
    id: 'page-turn',
    title: 'Page turn',
    tryIt: 'Drag the page, and stop halfway. Enter or a click turns it.',
  },
  { id: 'hero', title: 'Hero', tryIt: 'Scroll, down and up.' },
  {
    id: 'skeleton',
    title: 'Skeleton to content',
    tryIt: 'Load again while it loads.',
  },
  { id: 'sprites', title: '5,000 sprites', tryIt: 'Tap the word, twice.' },
  {
    id: 'native',
    title: 'Frames or native',
    tryIt: 'Choose native, and go again: it moves while the page is blocked.',
  },
  {
    id: 'marble-test',
    title: 'A test',
    tryIt: 'Change a value of the test, and run it.',
  },
];
