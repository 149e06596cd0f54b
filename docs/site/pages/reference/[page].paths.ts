import { makeReference } from '../../reference/make.js';

/** A page for each part of the reference. */
export default {
  paths: async () =>
    (await makeReference()).map(({ page, markdown }) => ({ params: { page: page.id }, content: markdown })),
};
