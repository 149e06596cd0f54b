import { afterEach, expect, it } from '@jest/globals';
import { domTarget, withSpriteFrames } from '../../../src/dom/index.js';
import { noFrame } from '../../../src/sprite/no-frame.js';

afterEach(() => document.body.replaceChildren());

it('adds the empty frame to a target', () => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  expect(withSpriteFrames(target)).toBe(target);
  expect(withSpriteFrames(target).spriteFrame).toBe(noFrame);
});

it('rejects anything but a sprite frame', () => {
  const target = withSpriteFrames(domTarget(document.body.appendChild(document.createElement('div'))));
  expect(() => (target.spriteFrame = {} as never)).toThrow(
    new TypeError('withSpriteFrames: spriteFrame must be a sprite frame, got an object'),
  );
  expect(target.spriteFrame).toBe(noFrame);
});

it.each(['img', 'input', 'canvas', 'textarea'])('refuses an element that shows no content: %s', (tag) => {
  const target = domTarget(document.body.appendChild(document.createElement(tag)));
  expect(() => withSpriteFrames(target)).toThrow(
    new TypeError(`withSpriteFrames: the element must be an HTML element with content, got <${tag}>`),
  );
});
