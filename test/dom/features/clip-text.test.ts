import { expect, it } from '@jest/globals';
import { clipText } from '../../../src/dom/features/clip-text.js';

const bar = { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } } as const;

it('clips to an outline in percent', () => {
  const [, corners = ''] = /^polygon\((.*)\)$/.exec(clipText(bar, 25)) ?? [];
  expect(corners.split(',').sort()).toEqual(['0% 0%', '0% 100%', '25% 0%', '25% 100%']);
});

it('clips everything at 0', () => {
  expect(clipText(bar, 0)).toBe('inset(50%)');
});

it('explains what is wrong with a shape', () => {
  expect(() => clipText({ type: 'ring' } as never, 0)).toThrow(/^withProgress: progress\.type must be/);
});
