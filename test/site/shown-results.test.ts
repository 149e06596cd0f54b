import { describe, expect, it } from '@jest/globals';
import { shownResults } from '../../docs/site/live/shown-results.js';

describe('shownResults', () => {
  it('logs the claims of an example', () => {
    expect(shownResults('ship.x; // => 50\n  [a, b]; // => [0, 1]')).toBe(
      'console.log(ship.x); // => 50\n  console.log([a, b]); // => [0, 1]',
    );
  });

  it.each(['console.log(a); // => 1', 'const a = 1; // => 1', 'ship.x; // a remark', 'play(a);'])(
    'leaves %s unchanged',
    (code) => {
      expect(shownResults(code)).toBe(code);
    },
  );
});
