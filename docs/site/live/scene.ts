import type { Subscription } from 'rxjs';
import { scenePlayer } from '../../gallery/player/scene-player.js';
import { followGround } from './ground.js';
import { loadScene } from './load-scene.js';
import { shadow } from './shadow.js';

/** `<rx-scene name="move-to">`: a scene of the gallery with its player; with `plain`, without its timeline. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const { theatre, lanes, open } = scenePlayer(await loadScene(host.getAttribute('name') ?? ''));
  shadow(host).replaceChildren(theatre, ...(host.hasAttribute('plain') ? [] : [lanes]));
  const subscription = followGround();
  subscription.add(open());
  return subscription;
}
