import { makeReference } from './reference/make.js';

/** The names of all exports, for the page that lists them. */
export default {
  load: async () => (await makeReference()).map(({ page, names }) => ({ page, names })),
};
