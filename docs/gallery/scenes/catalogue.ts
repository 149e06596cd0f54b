import type { Scene } from '../scene.js';
import type { Entry } from './entry.js';
import { families } from './families.js';

const scenes = import.meta.glob<Scene>('./*/*.ts', { eager: true, import: 'scene' });
const sources = import.meta.glob<string>('./*/*.ts', { eager: true, query: '?raw', import: 'default' });

/** All scenes, in the order in which they are shown. */
export const catalogue: readonly Entry[] = families.flatMap(({ name, folder, ids }) =>
  ids.map((id) => {
    const path = `./${folder}/${id}.ts`;
    const scene = scenes[path];
    if (scene === undefined) throw new Error(`the gallery has no ${path}`);
    return { id, family: name, scene, source: sources[path]! };
  }),
);
