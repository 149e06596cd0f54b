import { buildSite } from '../test/site/built-site.js';

/* Builds the site for the tests, unless it was built from the same sources before. */
buildSite();
