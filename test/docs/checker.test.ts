/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { type Example, examplesIn } from './collect.js';
import { runExample } from './run.js';
import { typeErrors } from './types.js';

const block = (code: string, info = 'ts'): string => `# Title\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const example = (code: string): Example => ({ file: 'docs/page.md', line: 4, code, runs: 'anywhere' });
const from = `import { of, firstValueFrom } from 'rxjs';\n`;

describe('collecting examples', () => {
  it('collects the blocks that import something, with their line', () => {
    expect(examplesIn('docs/page.md', block(`${from}1; // => 1`))).toEqual([example(`${from}1; // => 1`)]);
  });

  it('collects them from docblocks, without the asterisks', () => {
    const source = `/**\n * What.\n *\n * \`\`\`ts\n * import 'rxjs';\n *   1;\n * \`\`\`\n */\nexport {};`;
    expect(examplesIn('src/a.ts', source)).toEqual([
      { file: 'src/a.ts', line: 5, code: `import 'rxjs';\n  1;`, runs: 'anywhere' },
    ]);
  });

  it.each([
    ['ts page', 'page'],
    ['ts no-run: why', 'nowhere'],
  ] as const)('knows where those marked %s run', (mark, runs) => {
    expect(examplesIn('docs/page.md', block(from, mark))).toEqual([{ ...example(from), runs }]);
  });

  it('refuses a mark without a reason', () => {
    expect(() => examplesIn('docs/page.md', block(from, 'ts no-run'))).toThrow('got ts no-run');
  });

  it('accepts a sketch, but not one that claims a value', () => {
    expect(examplesIn('docs/page.md', block('type Seconds = number;'))).toEqual([]);
    expect(() => examplesIn('docs/page.md', block('1 + 1; // => 2'))).toThrow('docs/page.md:4: claims a value');
  });

  it('refuses a block without an end', () => {
    expect(() => examplesIn('docs/page.md', '```ts\n1;')).toThrow('docs/page.md:2: the block is not closed');
    expect(() => examplesIn('src/a.ts', '/**\n * ```ts\n * 1;\n */\n')).toThrow('src/a.ts:3: the block is not closed');
  });
});

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

  it('runs frames and timers at once, in order', async () => {
    const code = `
      import { animationFrames, map, take, lastValueFrom, timer } from 'rxjs';
      const start = Date.now();
      await lastValueFrom(animationFrames().pipe(take(600)));
      await lastValueFrom(timer(60_000));
      Date.now() - start > 60_000; // => true`;
    await expect(runExample(example(code))).resolves.toBeUndefined();
  });
});

describe('compiling examples', () => {
  it('reports file, line and error', () => {
    const faults = typeErrors([example(`${from}const word: string = 1;`), { ...example(`${from}of(1);`), line: 9 }]);
    expect(faults).toEqual([`docs/page.md:5: Type 'number' is not assignable to type 'string'.`]);
  });
});
