import Sequencer from '@jest/test-sequencer';

/** Bundles that take longest: they start first, so that no core waits for them at the end. */
const longest = ['site-site', 'dom-browser', 'docs-browser', 'layout-dom', 'property-node'];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = longest.findIndex((name) => path.endsWith(`${name}.test.mjs`));
      return index < 0 ? longest.length : index;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
