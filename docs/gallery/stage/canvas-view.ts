import type { Seconds } from 'rx-motion';
import type { SpriteActor } from './actor.js';
import { canvasStage } from './canvas-stage.js';
import { Cast, spriteOf } from './cast.js';
import type { View } from './view.js';

/** Shows a cast on a canvas that fills `host`. */
export function canvasView(host: HTMLElement): View {
  const { stage, dispose } = canvasStage(host);
  const left = new Map<SpriteActor, Seconds>();
  const sprites: SpriteActor[] = [];
  const cast = new Cast((lookName, state) => {
    const sprite = spriteOf(lookName, state);
    sprites.push(sprite);
    stage.add(sprite);
    return sprite;
  });
  return {
    cast,
    show(time) {
      for (const sprite of sprites) comeAndGo(sprite, time);
      stage.draw();
    },
    dispose,
  };

  function comeAndGo(sprite: SpriteActor, time: Seconds): void {
    if (sprite.stage === null && !left.has(sprite)) left.set(sprite, time);
    if (time >= (left.get(sprite) ?? Infinity) || sprite.stage !== null) return;
    left.delete(sprite);
    stage.add(sprite);
  }
}
