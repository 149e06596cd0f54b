import { families } from '../gallery/scenes/families.js';
import { program } from '../gallery/source/program.js';
import { describeScene } from './scenes.js';

type Family = (typeof families)[number];

/** The written page of a scene. */
export interface WrittenScene {
  readonly id: string;
  readonly markdown: string;
}

/** A page for each scene of the gallery. */
export function writeScenes(): WrittenScene[] {
  return families.flatMap((family) => family.ids.map((id) => write(family, id)));
}

/** The page of the scene with this name, if there is one. */
export function writeScene(id: string): WrittenScene | undefined {
  const family = families.find(({ ids }) => ids.includes(id));
  return family && write(family, id);
}

function write({ name, folder }: Family, id: string): WrittenScene {
  const { title, text, tryIt, cocos, source } = describeScene(folder, id);
  const origin = cocos === undefined ? [] : [`${name} · cocos2d-x \`${cocos}\``];
  const code = `\`\`\`ts\n${program(source)}\`\`\``;
  const scene = `<rx-scene name="${id}"></rx-scene>`;
  const parts = [`# ${title}`, text, `**Try:** ${tryIt}`, scene, ...origin, '## The whole program', code];
  return { id, markdown: parts.join('\n\n') };
}
