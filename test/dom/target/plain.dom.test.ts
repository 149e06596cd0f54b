import { expect, it } from '@jest/globals';
import { domTarget } from '../../../src/dom/index.js';

it.each([
  ['color', 'withColor'],
  ['spriteFrame', 'withSpriteFrames'],
  ['percentage', 'withProgress'],
  ['eye', 'withCamera'],
] as const)('names what adds its %s', (property, feature) => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  expect(() => target[property]).toThrow(
    new TypeError(`domTarget: ${property} needs ${feature}(target) of rx-motion/dom, got a target without it`),
  );
});

it.each([
  ['scale', 'scale needs scaleTo'],
  ['rotationSkewY', 'rotationSkewY needs skewTo'],
  ['backgroundColor', 'backgroundColor needs styleTo'],
] as const)('names what animates its %s', (property, what) => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  expect(() => target[property]).toThrow(what);
});
