import { expect, it } from '@jest/globals';
import { useEffect } from 'react';
import { useElementEffect } from '../../src/react/use-element-effect.js';

it('is no effect of layout on a server, of which React 18 would warn', () => {
  expect(useElementEffect).toBe(useEffect);
});
