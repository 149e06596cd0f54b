import { expect, it } from '@jest/globals';
import { typeErrors } from '../docs/types.js';

const isNoTarget = /"a target must be domTarget\(element\) of rx-motion\/dom"/;

/** Wrong calls, and what the type error of each must and must not say. */
const rows: readonly (readonly [call: string, says: RegExp])[] = [
  ['moveTo({ x: 100, y: 0 })', /Expected 2-3 arguments, but got 1/],
  ["moveTo('1', { x: 100, y: 0 })", /'string' is not assignable to parameter of type 'number'/],
  ["moveTo(1, { x: '100', y: 0 })", /'string' is not assignable to type 'number'/],
  ['moveTo(1, { xx: 100 })', /"xx"/],
  ['moveBy(1, { x: 1, yy: 100 })', /"yy"/],
  ['scaleTo(1, { xx: 2 })', /"xx"/],
  ["scaleTo(1, '2')", /'string' is not assignable to parameter of type 'number'/],
  ["rotateTo(1, '90')", /'string' is not assignable to parameter of type 'number'/],
  ['rotationalSkewTo(1, { z: 1 })', /"z"/],
  ['jumpTo(1, { xx: 1 }, 50, 2)', /'xx' does not exist/],
  ['play(moveTo(1, { x: 1, y: 0 }))', /'Needs<{ x: number; y: number; }>'/],
  ['play(to(1, { xx: 1 }), { x: 0 })', /'x' does not exist in type 'Having<{ xx: 1; }>'/],
  ['tween(0, 1)', /Expected 3-4 arguments, but got 2/],
  ["tween(0, '1', 1)", /'string' is not assignable to parameter of type 'number'/],
  ["tween(0, 1, '1')", /'string' is not assignable to parameter of type 'number'/],
  ['tween({ x: 0 }, { xx: 1 }, 1)', /'xx' does not exist/],
  ['tween(0, 1, 1, { curv: 1 })', /Did you mean to write 'curve'/],
  ["glide('1')", /'string' is not assignable to parameter of type 'number'/],
  ['spring({ stifness: 1 })', /'stifness' does not exist/],
  ['play(tintTo(1, red), element)', /Missing<"withColor\(target\) of rx-motion\/dom">/],
  ['play(progressTo(1, 50), element)', /Missing<"withProgress\(target\) of rx-motion\/dom">/],
  ['play(orbitCamera(1, orbit), element)', /Missing<"withCamera\(target\) of rx-motion\/dom">/],
  ['play(animate(walk), element)', /Missing<"withSpriteFrames\(target\) of rx-motion\/dom">/],
  ['play(rotationalSkewTo(1, { x: 4 }), element)', /Missing<"skewTo">/],
  ['play(to(1, { scale: 2 }), element)', /Missing<"scaleTo">/],
  ['play(to(1, { rotate: 90 }), element)', /Missing<"rotateTo">/],
  ['play(to(1, { backgroundColor: "red" }), element)', /Missing<"styleTo of rx-motion\/dom">/],
  ["to(1, { paint: 'red' }, { mix: 'oklch' })", /not assignable to (?:parameter of )?type/],
  ["to(1, { paint: 'red' }, { mix: {} })", /pieceOf|not assignable/],
  ['play(moveTo(1, { x: 1 }), document.body)', isNoTarget],
  ['play(sequence(scaleTo(1, 2), moveTo(1, { x: 1, y: 1 })), document.body)', isNoTarget],
  ['play(to(1, { rotation: 90 }), document.body)', isNoTarget],
  ['play(styleTo(1, { left: 9 }), document.body)', isNoTarget],
  ['new ActionManager().runAction(moveTo(1, { x: 1 }), document.body)', isNoTarget],
  ['moveTo(1, { x: 1 }).on(document.body)', isNoTarget],
  ['targeted(document.body, moveTo(1, { x: 1 }))', isNoTarget],
  ['stagger(0.1, document.querySelectorAll("p"), () => moveTo(1, { x: 1 }))', isNoTarget],
  ['stagger(0.1, [element], () => { moveTo(1, { x: 1 }); })', /'void' is not assignable to type 'Action/],
  ['stagger(0.1, [{ x: 0 }], () => scaleTo(1, 2))', /'scaleX' is missing|missing the following properties/],
  ["useSpring<SVGElement>('1', () => undefined)", /'string' is not assignable to parameter of type 'number'/],
  ['enter(document.body, tintTo(1, red))', /Missing<"withColor\(target\) of rx-motion\/dom">/],
];

it('a type error names what is wrong, and nothing else', () => {
  const code = [
    "import { ActionManager, jumpTo, moveBy, moveTo, orbitCamera, play, progressTo, rotateTo } from 'rx-motion';",
    "import { rotationalSkewTo, scaleTo, sequence, stagger, targeted, tintTo, to } from 'rx-motion';",
    "import { domTarget, enter, styleTo } from 'rx-motion/dom';",
    "import { type Animation, animate } from 'rx-motion/sprite';",
    "import { useSpring } from 'rx-motion/react';",
    "import { glide, spring, tween } from 'rx-motion/stream';",
    'const red = { r: 255, g: 0, b: 0 };',
    'const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 0 };',
    'const element = domTarget(document.body);',
    'declare const walk: Animation;',
    ...rows.map(([call]) => `${call};`),
  ].join('\n');
  const errors = typeErrors([{ file: 'wrong.md', line: 1, code, runs: 'nowhere' }], 'typescript');
  expect(errors).toHaveLength(rows.length);
  rows.forEach(([, says], index) => {
    expect(errors[index]).toMatch(says);
    expect(errors[index]).not.toMatch(/'[yz]' is missing|'never'/);
  });
});
