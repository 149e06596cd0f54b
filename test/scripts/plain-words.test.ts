import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';

const path = new URL('../../scripts/lint/plain-words.js', import.meta.url).href;
const { default: config } = (await import(path)) as { default: Linter.Config[] };
const linter = new Linter();

/** What the rules say of a file: `line:column message` each. */
function faults(source: string, file = 'test/math/mix.test.ts'): string[] {
  return linter.verify(source, config, file).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** The listed words in a file. */
function words(source: string, file?: string): (string | undefined)[] {
  return faults(source, file).map((fault) => /"(.*?)"/.exec(fault)?.[1]);
}

describe('a comment', () => {
  it('is free of listed words, each reported at its position with what to write', () => {
    expect(faults('const a = 1; // begins anew')).toEqual([
      '1:24 "anew" is not a word of these sources: write "again"',
    ]);
    expect(words('/**\n * Led by a stream. Where there is\n * none, Whoever asks is told.\n */')).toEqual([
      'Led',
      'Where there is none',
      'Whoever',
      'told',
    ]);
  });

  it.each([
    'null if there is none',
    'what a link leads to, and leading zeros',
    'what is left behind; leaves nothing behind; the part behind the eye',
    'not yet; where it is',
    'any more than that, but for instance a third one',
    'takes the place of another, in its place',
    '`tells` and {@link behind} are names',
  ])('may say: %s', (text) => {
    expect(words(`// ${text}`)).toEqual([]);
  });

  it('ends by column 120, unless it is a directive', () => {
    const long = 'x'.repeat(130);
    expect(faults(`/*\n${long} */`)).toEqual(['2:121 A comment must end by column 120, got 133']);
    expect(faults(`'${long}'; // prettier-ignore`)).toEqual([]);
  });
});

describe('the title of a test', () => {
  it.each(['it', 'describe', 'test.only', 'it.each([1])', 'describe.skip.each`a`'])('of %s is checked', (callee) => {
    expect(words(`${callee}('is told', () => {})`)).toEqual(['told']);
    expect(words(`${callee}(\`is told \${1}\`, () => {})`)).toEqual(['told']);
    expect(faults(`${callee}('${'x'.repeat(81)}', () => {})`)).toEqual([
      expect.stringContaining('A title must have at most 80 characters, got 81'),
    ]);
  });

  it('is the only text of the code that is checked, and only in tests', () => {
    expect(words(`expect('told').toBe(it(told, 'anew'))`)).toEqual([]);
    expect(words(`it('is told')`, 'src/math/mix.ts')).toEqual([]);
  });
});
