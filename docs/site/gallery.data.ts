import { families } from '../gallery/scenes/families.js';
import { describeScene } from './scenes.js';

/** The names of all scenes, for the page that shows them. */
export default {
  load: () =>
    families.map(({ name, folder, ids }) => ({
      name,
      scenes: ids.map((id) => ({ id, title: describeScene(folder, id).title })),
    })),
};
