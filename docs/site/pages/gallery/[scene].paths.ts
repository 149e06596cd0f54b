import { writeScenes } from '../../scene-page.js';

/** A page for each scene of the gallery. */
export default {
  paths: () => writeScenes().map(({ id, markdown }) => ({ params: { scene: id }, content: markdown })),
};
