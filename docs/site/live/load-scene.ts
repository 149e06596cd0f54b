import { toysLoaded } from '../../gallery/looks/toys.js';
import type { Scene } from '../../gallery/scene.js';

const scenes = import.meta.glob<Scene>('../../gallery/scenes/*/*.ts', { import: 'scene' });

/** The scene of this name, when its pictures are loaded, too. */
export async function loadScene(name: string): Promise<Scene> {
  const path = Object.keys(scenes).find((path) => path.endsWith(`/${name}.ts`));
  if (path === undefined) throw new RangeError(`rx-scene: name must be that of a scene, got ${name}`);
  const [scene] = await Promise.all([scenes[path]!(), toysLoaded]);
  return scene;
}
