import { moveBy, sineInOut, targeted, timeline } from 'rx-motion';
import { blue, coral, gold, mint, plum } from '../../palette.js';
import type { Scene } from '../../scene.js';

export const scene: Scene = {
  title: 'timeline',
  text: 'A timeline of named entries. Each starts after the previous one, at a given time, or relative to another entry: with its start, after its end, a little later or earlier. Defaults apply to all entries.',
  tryIt: 'Change +=0.4 to < in the program: the fourth ball starts with the third.',
  build(stage) {
    const ball = (row: number, color: typeof coral, place: string) => {
      stage.guide({ text: place, at: { x: 70, y: 54 + row * 63 } });
      return stage.add('ball', { x: 150, y: 50 + row * 63, color });
    };
    const go = moveBy(0.8, { x: 420 });
    const score = timeline(
      {
        first: targeted(ball(0, coral, 'at 0'), go),
        second: { at: '<0.2', action: targeted(ball(1, gold, '<0.2'), go) },
        third: { at: '-=0.4', action: targeted(ball(2, mint, '-=0.4'), go) },
        fourth: { at: '+=0.4', action: targeted(ball(3, blue, '+=0.4'), go) },
        fifth: { at: 'fourth', offset: 0.4, action: targeted(ball(4, plum, 'fourth, 0.4'), go) },
      },
      { curve: sineInOut },
    );
    return { action: score, end: { ball: { x: 570 }, 'ball 5': { x: 570 } } };
  },
};
