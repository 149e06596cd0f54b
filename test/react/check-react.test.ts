import { expect, it } from '@jest/globals';
import { checkReact } from '../../src/react/check-react.js';

it('names the required and the installed version of React', () => {
  expect(() => checkReact('17.0.2')).toThrow(new Error('rx-motion/react: needs react >= 18, got 17.0.2'));
  for (const version of ['18.0.0', '19.2.9', '20.0.0-rc']) checkReact(version);
  checkReact();
});
