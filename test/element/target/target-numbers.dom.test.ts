import { expect, it } from '@jest/globals';
import { cssValues, to } from 'rx-motion';
import { of } from 'rxjs';
import { domTarget } from '../../../src/dom/index.js';

it.each([
  ['color', 'withColor(target) of rx-motion/dom'],
  ['spriteFrame', 'withSpriteFrames(target) of rx-motion/dom'],
  ['percentage', 'withProgress(target) of rx-motion/dom'],
  ['eye', 'withCamera(target) of rx-motion/dom'],
  ['scale', 'scaleTo'],
  ['rotationSkewY', 'skewTo'],
  ['rotate', 'rotateTo'],
  ['translate', 'moveTo'],
] as const)('names what %s needs', (property, needed) => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  expect(() => target[property]).toThrow(new TypeError(`domTarget: ${property} needs ${needed}`));
});

it.each([
  ['borderRadius', to(1, { borderRadius: 8 })],
  ['backgroundColor', to(1, { backgroundColor: 'red' }, { mix: cssValues() })],
  ['filter', to(1, { filter: 'blur(4px)' }, { mix: cssValues() })],
  ['--glow', to(1, { '--glow': 1 })],
])('names styleTo for %s, which is a style', (property, action) => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  const errors: unknown[] = [];
  of(0)
    .pipe(action.on(target as never))
    .subscribe({ error: (error: unknown) => errors.push(error) });
  expect(errors).toEqual([new TypeError(`to: ${property} is a style, which styleTo of rx-motion/dom animates`)]);
});

it.each([
  ['power', to(1, { power: 8 })],
  // A member of every style declaration, but not a style.
  ['length', to(1, { length: 3 })],
])('reports that %s is missing', (property, action) => {
  const target = domTarget(document.body.appendChild(document.createElement('div')));
  const errors: unknown[] = [];
  of(0)
    .pipe(action.on(target as never))
    .subscribe({ error: (error: unknown) => errors.push(error) });
  expect(errors).toEqual([new TypeError(`to: the target's ${property} must be a number, got undefined`)]);
});
