import { expect, it } from '@jest/globals';
import { cssValues } from 'rx-motion';
import { styleHow } from '../../../src/element/style/style-how.js';

it('combines a mix of values and a curve', () => {
  const curve = (t: number): number => t;
  expect(styleHow('styleTo', [])).toEqual({ mix: cssValues(), curve: undefined });
  expect(styleHow('styleTo', [curve])).toEqual({ mix: cssValues(), curve });
  const { mix, curve: last } = styleHow('styleTo', [{ space: 'oklch' }, curve]);
  expect([mix === cssValues(), last]).toEqual([false, curve]);
});

it('rejects anything but a colour space', () => {
  expect(() => styleHow('styleTo', [{ space: 'paint' as 'oklch' }])).toThrow(/^styleTo: /);
});
