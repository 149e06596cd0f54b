import { expect, it } from '@jest/globals';
import { typeErrors } from '../docs/types.js';

/** Wrong calls, and what the compiler's message about each must and must not say. */
const rows: readonly (readonly [call: string, says: RegExp])[] = [
  ['moveTo({ x: 100, y: 0 })', /Expected 2 arguments, but got 1/],
  ["moveTo('1', { x: 100, y: 0 })", /'string' is not assignable to parameter of type 'number'/],
  ["moveTo(1, { x: '100', y: 0 })", /'string' is not assignable to type 'number'/],
  ['moveTo(1, { xx: 100 })', /"xx"/],
  ['moveBy(1, { x: 1, yy: 100 })', /"yy"/],
  ['scaleTo(1, { xx: 2 })', /"xx"/],
  ["scaleTo(1, '2')", /'string' is not assignable to parameter of type 'number'/],
  ["rotateTo(1, '90')", /'string' is not assignable to parameter of type 'number'/],
  ['rotationalSkewTo(1, { z: 1 })', /"z"/],
  ['jumpTo(1, { xx: 1 }, 50, 2)', /'xx' does not exist/],
  ['play(moveTo(1, { x: 1, y: 0 }))', /Expected 2-3 arguments, but got 1/],
  ['play(to(1, { xx: 1 }), { x: 0 })', /'x' does not exist in type 'Having<{ xx: 1; }>'/],
  ['tween(0, 1)', /Expected 3-4 arguments, but got 2/],
  ["tween(0, '1', 1)", /'string' is not assignable to parameter of type 'number'/],
  ["tween(0, 1, '1')", /'string' is not assignable to parameter of type 'number'/],
  ['tween({ x: 0 }, { xx: 1 }, 1)', /'xx' does not exist/],
  ['tween(0, 1, 1, { curv: 1 })', /Did you mean to write 'curve'/],
  ["glide('1')", /'string' is not assignable to parameter of type 'number'/],
  ['spring({ stifness: 1 })', /'stifness' does not exist/],
];

it('a wrong call is answered with what is wrong, and with nothing that was not meant', () => {
  const code = [
    "import { jumpTo, moveBy, moveTo, play, rotateTo, rotationalSkewTo, scaleTo, to } from 'rx-motion';",
    "import { glide, spring, tween } from 'rx-motion/stream';",
    ...rows.map(([call]) => `${call};`),
  ].join('\n');
  const errors = typeErrors([{ file: 'wrong.md', line: 1, code, runs: 'nowhere' }], 'typescript');
  expect(errors).toHaveLength(rows.length);
  rows.forEach(([, says], index) => {
    expect(errors[index]).toMatch(says);
    expect(errors[index]).not.toMatch(/'[yz]' is missing|'never'/);
  });
});
