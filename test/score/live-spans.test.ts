import { expect, it } from '@jest/globals';
import { backOut, bounceOut, delayTime, eased, fadeTo, moveTo, quadraticIn, sequence, spawn, yoyo } from 'rx-motion';
import { sampleAt, score } from 'rx-motion/score';
import { from } from 'rxjs';
import { motionOf } from '../../src/motion/motion.js';
import { liveSpans, steadyTimes } from '../../src/score/live-spans.js';
import { CLOSED } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

const steps = sequence(moveTo(1, { x: 1 }), delayTime(0.75), moveTo(0.25, { x: 0 }));

function runOf(action: Parameters<typeof motionOf<{ x: number }>>[1]): Run<{ x: number }> {
  return new Run(motionOf('test', action), { x: 0 }, CLOSED);
}

it('knows when a curve changes what is live', () => {
  const run = runOf(eased(steps, quadraticIn));
  run.seek(0);
  expect(steadyTimes(run, 2).to).toBeCloseTo(2 ** 0.5, 12);
  run.seek(1.5);
  expect(steadyTimes(run, 2)).toEqual({ from: expect.closeTo(2 ** 0.5, 12), to: expect.closeTo(3.5 ** 0.5, 12) });
  expect(liveSpans(run, 1.5)).toMatchObject([{ span: { start: 1, end: 1.75 }, time: 1.125, isNested: true }]);
});

it('finds a short part at the end of the way there, and again on the way back', () => {
  const run = runOf(yoyo(steps));
  const found = [];
  for (let time = 0; time < 4; time = steadyTimes(run, 4).to) {
    run.seek(time);
    found.push(time);
  }
  expect(found.map((time) => Number(time.toFixed(9)))).toEqual([0, 1, 1.75, 2.25, 3]);
});

it('comes back as often as the curve does', () => {
  const run = runOf(eased(sequence(delayTime(0.9), moveTo(0.1, { x: 1 })), bounceOut));
  let count = 0;
  for (let time = 0; time < 1; time = steadyTimes(run, 1).to, count++) run.seek(time);
  expect(count).toBe(4);
});

it('sees what a curve shows beyond the end of a yoyo', () => {
  const shown = score(eased(yoyo(spawn(fadeTo(0.5, 0), delayTime(0))), backOut), { opacity: 1 });
  const target = { opacity: 1 };
  from([0, 0.6])
    .pipe(eased(yoyo(spawn(fadeTo(0.5, 0), delayTime(0))), backOut).on(target))
    .subscribe();
  expect(target.opacity).toBeGreaterThan(1);
  expect(sampleAt(shown, 0.6)[0]!.opacity).toBeCloseTo(target.opacity, 12);
});
