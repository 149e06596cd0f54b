import type { Plugin } from 'vitepress';

/** Styles of parts of VitePress that this site has not: the search of a service, sponsors, teams, the fields of a front page. */
const unused =
  /@docsearch\/css|vp-sponsor\.css|VP(?:Team|Sponsors|Features?|HomeFeatures|CarbonAds)\w*\.vue\?.*type=style/;

/** Leaves them out: with them the style sheet, for which every page waits, is 5 kB longer. */
export const withoutUnusedStyles: Plugin = {
  name: 'without unused styles',
  enforce: 'pre',
  load: (id) => (unused.test(id) ? '' : null),
};
