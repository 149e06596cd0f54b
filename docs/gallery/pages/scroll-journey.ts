import {
  at,
  backOut,
  eased,
  fadeOut,
  type FiniteAction,
  flipX,
  jumpBy,
  moveBy,
  moveTo,
  repeatTimes,
  rotateTo,
  scaleTo,
  sequence,
  spawn,
  stagger,
  targeted,
} from 'rx-motion';
import { animate } from 'rx-motion/sprite';
import { animation } from '../looks/toys.js';
import { blue, coral, gold, mint, plum } from '../palette.js';
import type { Stage } from '../stage/stage.js';

/** Four seconds: a creature walks in, jumps for coins, deals cards, and comes back to stop below them. */
export function journey(stage: Stage): FiniteAction<unknown> {
  const ground = 310;
  stage.guide({
    line: [
      { x: 0, y: ground },
      { x: 640, y: ground },
    ],
  });
  const cards = [coral, gold, mint, blue, plum].map((color) =>
    stage.add('card', { x: 320, y: 470, color, scaleX: 0.8, scaleY: 0.8 }),
  );
  const coins = [200, 320, 440].map((x) => stage.add('coin', { x, y: 150, scaleX: 1.3, scaleY: 1.3 }));
  const creature = stage.add('creature', { x: -40, y: ground, scaleX: 1.5, scaleY: 1.5 });

  const walk = (duration: number, x: number): FiniteAction<typeof creature> =>
    spawn(moveBy(duration, { x }), repeatTimes(animate(animation('walk')), Math.floor(duration / 0.64)));
  const hops = repeatTimes(jumpBy(1 / 3, { x: 120, y: 0 }, -110, 1), 3);
  const taken = spawn(moveBy(0.3, { x: 0, y: -90 }), scaleTo(0.3, 2), fadeOut(0.3));
  const dealt = cards.map((card, index) =>
    targeted(
      card,
      eased(
        spawn(moveTo(0.6, { x: 112 + index * 104, y: 150 + Math.abs(index - 2) * 16 }), rotateTo(0.6, (index - 2) * 9)),
        backOut,
      ),
    ),
  );
  return spawn(
    targeted(creature, sequence(walk(1, 180), hops, at(1, flipX(true)), walk(1, -180))),
    ...coins.map((coin, index) => targeted(coin, at(1 + (index + 0.5) / 3, taken))),
    at(2, stagger(0.1, dealt)),
  );
}
