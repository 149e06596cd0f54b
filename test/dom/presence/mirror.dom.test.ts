import { expect, it } from '@jest/globals';
import { flush } from '../../../src/dom/index.js';
import { Mirror } from '../../../src/dom/presence/mirror.js';

const styles = () => [document.createElement('i').style, document.createElement('i').style] as const;

it('copies what was written since it was made, and nothing else', () => {
  const [from, to] = styles();
  from.color = 'red';
  to.width = '5px';
  const mirror = new Mirror(from);
  from.opacity = '0.5';
  mirror.wait();
  flush();
  expect(to.cssText).toBe('width: 5px;');
  mirror.to = to;
  mirror.wait();
  flush();
  expect(to.cssText).toBe('width: 5px; opacity: 0.5;');
});

it('goes on copying what has changed once, also back to what it was', () => {
  const [from, to] = styles();
  from.opacity = '1';
  const mirror = new Mirror(from);
  mirror.to = to;
  const shown = ['0.5', '1', ''].map((opacity) => {
    from.opacity = opacity;
    mirror.wait();
    flush();
    return to.opacity;
  });
  expect(shown).toEqual(['0.5', '1', '']);
});
