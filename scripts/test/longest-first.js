import Sequencer from '@jest/test-sequencer';

/** What takes longest starts first, so that at the end no core waits for another. */
const longest = [
  'dom-browser.test.mjs',
  'site-site.test.mjs',
  'property-node.test.mjs',
  'gallery-site.test.mjs',
  'docs-browser.test.mjs',
  'layout-browser.test.mjs',
  'angular-browser.test.mjs',
  'growth.test.ts',
  'canvas-browser.test.mjs',
  'sprite-browser.test.mjs',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = longest.findIndex((name) => path.endsWith(name));
      return place < 0 ? longest.length : place;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
