import { expect, it } from '@jest/globals';
import {
  type Action,
  delayTime,
  describe,
  eased,
  moveBy,
  named,
  repeatForever,
  repeatTimes,
  sequence,
  sineIn,
  targeted,
  timeline,
  waitFor,
} from 'rx-motion';
import { toMarbles, trace } from 'rx-motion/testing';
import { NEVER } from 'rxjs';
import { labelMarks } from '../../src/testing/label-marks.js';

const step = moveBy(0.5, { x: 8 });
const enter = named('enter', step);
const pause = delayTime(0.25);

it.each<[string, Action<never>, Readonly<Record<string, readonly string[]>>]>([
  ['a part from its start to its end', sequence(pause, enter), { enter: ['', '^', '', '!', ''] }],
  [
    'a part that ends in the frame in which it began',
    named('at once', delayTime(0)),
    { 'at once': ['^!', '', '', '', ''] },
  ],
  ['parts with the same label in one line', sequence(enter, enter), { enter: ['^', '', '!^', '', '!'] }],
  ['each round of a repetition', repeatTimes(enter, 2), { enter: ['^', '', '!^', '', '!'] }],
  ['each round of an endless repetition', repeatForever(sequence(enter, pause)), { enter: ['^', '', '!', '^', ''] }],
  [
    'the entries of a timeline',
    timeline({ a: step, b: { at: 0.25, action: targeted({ x: 0 }, step) } }),
    { a: ['^', '', '!', '', ''], b: ['', '^', '', '!', ''] },
  ],
  ['an eased part, but nothing in it', named('bent', eased(enter, sineIn)), { bent: ['^', '', '!', '', ''] }],
  ['the start of a part of unknown length', named('wait', waitFor(NEVER)), { wait: ['^', '', '', '', ''] }],
  ['nothing of a part with an unknown start', sequence(waitFor(NEVER), enter), {}],
  ['nothing of a part after the last frame', sequence(delayTime(2), enter), {}],
])('shows %s', (_name, action, expected) => {
  const marks = labelMarks(describe(action), [0, 0.25, 0.5, 0.75, 1]);
  expect(Object.fromEntries(marks.map(({ name, cells }) => [name, cells]))).toEqual(expected);
});

it('takes frames and sums that differ by a rounding error as equal', () => {
  const action = sequence(delayTime(0.1), delayTime(0.2), named('a', delayTime(0)));
  expect(labelMarks(describe(action), [0, 0.3])[0]!.cells).toEqual(['', '^!']);
});

it('skips rounds with nothing to show', () => {
  expect(labelMarks(describe(repeatForever(delayTime(1e-9))), [0, 1e9])).toEqual([]);
});

it('is in the diagram between the progress and the properties', () => {
  const diagram = toMarbles(trace(sequence(pause, enter), { x: 0 }, { fps: 4 }));
  expect(diagram.split('\n')).toEqual([
    'time      0 0.25  0.5   0.75',
    'progress  0-0.333-0.667-1---|',
    'enter     --^-----------!---|',
    'x         0-------4-----8---|',
  ]);
});
