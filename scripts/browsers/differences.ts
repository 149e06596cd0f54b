/** A case that does not pass in a browser, and what differs there. docs/dom.md tells users what they can notice. */
export interface Difference {
  readonly browser: string;
  readonly name: string;
  readonly why: string;
}

const [firefox, webKit] = ['firefox-esr', 'WebKitGTK'];
const percentages = 'percentages in the transform of a style sheet are unknown while the element is not displayed';
const emoji = 'emoji and joined letters of a split text stand up to 61 px away from where they stood';

/** Found with Firefox 153 and WebKitGTK 2.50. */
export const differences: readonly Difference[] = [
  { browser: firefox, name: 'dom/contract', why: percentages },
  { browser: firefox, name: 'layout/presence', why: 'boxes are rounded to 1/60 px, so a velocity seems to break' },
  { browser: firefox, name: 'layout/flip', why: 'boxes are rounded to 1/60 px, so a velocity seems to break' },
  { browser: firefox, name: 'layout/idle', why: 'an element is up to 1.7 px off in some frames' },
  { browser: firefox, name: 'text/random-texts', why: emoji },
  { browser: webKit, name: 'dom/contract', why: percentages },
  {
    browser: webKit,
    name: 'element/style/random-styles',
    why: 'stopped, a backdrop-filter and the width of an outline show another value than the one that was written',
  },
  { browser: webKit, name: 'layout/flip', why: 'an element with position: fixed jumps' },
  { browser: webKit, name: 'text/random-texts', why: emoji },
];
