import { families } from '../gallery/scenes/families.js';
import { excerpt } from '../gallery/source/excerpt.js';
import { describeScene } from './scenes.js';

/** The page of a scene as it is written. */
export interface WrittenScene {
  readonly id: string;
  readonly markdown: string;
}

/** A page for each scene of the gallery. */
export function writeScenes(): WrittenScene[] {
  return families.flatMap(({ name, folder, ids }) =>
    ids.map((id) => {
      const { title, text, cocos, source } = describeScene(folder, id);
      const origin = cocos === undefined ? '' : ` · cocos2d-x \`${cocos}\``;
      const code = `\`\`\`ts\n${excerpt(source)}\`\`\``;
      const parts = [`# ${title}`, text, `${name}${origin}`, `<rx-scene name="${id}"></rx-scene>`, '## Source', code];
      return { id, markdown: parts.join('\n\n') };
    }),
  );
}
