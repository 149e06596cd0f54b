import { type ActionManager, bezierBy, eased, type Positioned, repeatForever, sineInOut, speed, yoyo } from 'rx-motion';
import { Sprite, type Stage } from 'rx-motion/canvas';
import { animate, Animation, type Framed } from 'rx-motion/sprite';
import { frame } from '../looks/toys.js';

/** A given number of flying coins. */
export interface Crowd {
  readonly resize: (count: number) => void;
}

export function createCrowd(stage: Stage, manager: ActionManager): Crowd {
  const coins = [1, 2, 3, 4, 5, 6].map((number) => frame(`coin_${number}.png`));
  const spin = repeatForever(animate(new Animation(coins, { delayPerUnit: 0.07 })));
  const sprites: Sprite[] = [];
  const random = sequenceOfNumbers();

  function enter(): void {
    const { width, height } = stage;
    const size = ((0.5 + random()) * Math.sqrt(width * height)) / 2200;
    const sprite = new Sprite({
      x: width * random(),
      y: height * random(),
      spriteFrame: coins[Math.floor(6 * random())]!,
      scaleX: size,
      scaleY: size,
    });
    const away = (): number => (random() - 0.5) * 220;
    const way = bezierBy(2 + 3 * random(), {
      control1: { x: away(), y: away() },
      control2: { x: away(), y: away() },
      end: { x: away(), y: away() },
    });
    stage.add(sprite);
    sprites.push(sprite);
    manager.runAction<Positioned>(repeatForever(yoyo(eased(way, sineInOut))), sprite);
    manager.runAction<Framed>(speed(spin, 0.5 + random()), sprite);
  }

  function leave(sprite: Sprite): void {
    manager.stopAllActions(sprite);
    sprite.remove();
  }

  return {
    resize(count) {
      while (sprites.length < count) enter();
      for (const sprite of sprites.splice(count)) leave(sprite);
    },
  };
}

/** Numbers from 0 to 1 that look random and are the same each time. */
function sequenceOfNumbers(): () => number {
  let seed = 20_015;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
