import type { Subscription } from 'rxjs';
import { toysLoaded } from '../../gallery/looks/toys.js';
import { scenePlayer } from '../../gallery/player/scene-player.js';
import type { Scene } from '../../gallery/scene.js';
import { followGround } from './ground.js';
import { shadow } from './shadow.js';

const scenes = import.meta.glob<Scene>('../../gallery/scenes/*/*.ts', { import: 'scene' });

/** `<rx-scene name="move-to">`: a scene of the gallery with its player; with `plain`, without its timeline. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const scene = await loadScene(host.getAttribute('name') ?? '');
  const { theatre, lanes, open } = scenePlayer(scene);
  shadow(host).replaceChildren(theatre, ...(host.hasAttribute('plain') ? [] : [lanes]));
  const subscription = followGround();
  subscription.add(open());
  return subscription;
}

/** The scene of this name, and the pictures that it may need. */
async function loadScene(name: string): Promise<Scene> {
  const path = Object.keys(scenes).find((path) => path.endsWith(`/${name}.ts`));
  if (path === undefined) throw new RangeError(`rx-scene: name must be that of a scene, got ${name}`);
  const [scene] = await Promise.all([scenes[path]!(), toysLoaded]);
  return scene;
}
