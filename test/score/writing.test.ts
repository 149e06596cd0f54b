import { describe, expect, it } from '@jest/globals';
import { by, cssValues, eased, moveBy, moveTo, quadraticIn, sequence, spawn, tintBy, tintTo, yoyo } from 'rx-motion';
import { score } from 'rx-motion/score';

const target = { x: 0, y: 0, left: '0%', color: { r: 0, g: 0, b: 0 } };

describe('a writer', () => {
  it.each([
    ['owns', moveTo(1, { x: 1 })],
    ['adds', moveBy(1, { x: 1 })],
    ['owns', tintTo(1, { r: 1, g: 2, b: 3 })],
    ['adds', tintBy(1, { r: 1, g: 2, b: 3 })],
    ['adds', by(1, { left: '1%' }, { mix: cssValues() })],
    ['owns', yoyo(sequence(moveTo(1, { x: 1 })))],
    ['adds', yoyo(sequence(moveBy(1, { x: 1 })))],
    ['adds', eased(spawn(moveBy(1, { x: 1 }), moveBy(2, { y: 1 })), quadraticIn)],
  ])('%s like its action', (mode, action) => {
    for (const { pieces } of score(action, target).tracks)
      expect(pieces.map(({ writers }) => writers.map((writer) => writer.mode))).toEqual([[mode]]);
  });
});
