import { Subscription } from 'rxjs';
import { scenePlayer } from '../../gallery/player/scene-player.js';
import { followGround } from './ground.js';
import { loadScene } from './load-scene.js';
import { shadow } from './shadow.js';

/** `<rx-scene name="move-to">`: a scene of the gallery with its player; with `plain`, without its timeline. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const scene = await loadScene(host.getAttribute('name') ?? '');
  // In parts, so that the page can respond in between: a scene runs through once before it is shown.
  await turn();
  const { theatre, lanes, open } = scenePlayer(scene);
  await turn();
  // The user may have left the page by now.
  if (!host.isConnected) return Subscription.EMPTY;
  shadow(host).replaceChildren(theatre, ...(host.hasAttribute('plain') ? [] : [lanes]));
  const subscription = followGround();
  subscription.add(open());
  return subscription;
}

/** Resolves when the page has handled pending events. */
function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
