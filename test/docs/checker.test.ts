/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { Example } from './collect.js';
import { runExample } from './run.js';

const example = (code: string): Example => ({ file: 'docs/page.md', line: 4, code, runs: 'anywhere' });
const from = `import { of, firstValueFrom } from 'rxjs';\n`;

describe('running an example', () => {
  it.each([
    ['an expression', `1 + 1; // => 2`],
    ['a deep value', `({ a: [1, { b: NaN }] }); // => { a: [1, { b: NaN }] }`],
    ['a logged value', `console.log('a' + 'b'); // => 'ab'`],
    ['a constant', `const two = 1 + 1; // => 2`],
    ['a number with many digits', `Math.SQRT1_2; // => 0.7071…`],
    ['an awaited value', `await firstValueFrom(of(3)); // => 3`],
    ['a line inside a function', `of(3).subscribe((three) => {\n  three; // => 3\n});`],
  ])('accepts %s with the claimed value', async (_what, code) => {
    await expect(runExample(example(from + code))).resolves.toBeUndefined();
  });

  it.each([
    ['a wrong value', `1 + 1; // => 3`, 'docs/page.md:5: expect'],
    ['a wrong value with an ellipsis', `0.75; // => 0.7071…`, 'docs/page.md:5: expect'],
    ['a wrong constant', `const two = 1 + 1; // => 3`, 'docs/page.md:5: expect'],
    ['a line that is never reached', `if (Math.PI < 3) {\n  1; // => 1\n}`, 'docs/page.md:6: was never reached'],
    ['a claim about nothing', `function nothing() {} // => 1`, 'docs/page.md:5: there is no value in front'],
    ['a claim that is not a value', `1; // => one`, 'docs/page.md:5: "one" is not a value'],
    ['an error', `throw new Error('broken');`, 'broken'],
    ['an error that nobody listens for', `of(1).subscribe(() => {\n  throw new Error('unheard');\n});`, 'unheard'],
    ['an endless wait', `await new Promise(() => setInterval(() => {}, 1));`, 'it waits for more than'],
  ])('refuses %s', async (_what, code, message) => {
    await expect(runExample(example(from + code))).rejects.toThrow(message);
  });
});
