import { describe, expect, it } from '@jest/globals';
import type { DeclarationReflection } from 'typedoc';
import { type ReferencePage, referencePageOf } from '../../docs/site/reference/pages.js';
import { writePage } from '../../docs/site/reference/write.js';

const page: ReferencePage = { id: 'clock', specifier: 'rx-motion', title: 'Clocks', lead: 'Streams of time.' };
const exported = (summary: string | undefined): DeclarationReflection =>
  ({
    name: 'frame$',
    kind: 32,
    sources: [{ fileName: 'src/clock/frames.ts', line: 7, character: 0 }],
    ...(summary !== undefined && { comment: { summary: [{ kind: 'text', text: summary }], blockTags: [] } }),
  }) as unknown as DeclarationReflection;
const write = (one: DeclarationReflection): Promise<string> =>
  writePage(page, { exportsOf: () => [one], addressOf: () => undefined });

describe('a page of the reference', () => {
  it('has each export with its declaration, its docblock and its source', async () => {
    const text = await write(exported('The frames of the page, in seconds < 1.'));
    expect(text).toContain('## frame$ {#frame}');
    expect(text).toContain('```ts\nconst frame$: Observable<Seconds>;\n```');
    expect(text).toContain('in seconds &lt; 1.');
    expect(text).toContain('[src/clock/frames.ts, line 7](/source/src/clock/frames.ts.html#L7)');
  });

  it('keeps marble diagrams unchanged', async () => {
    expect(await write(exported('Frames.\n\n    f---f--<f\n\n'))).toContain('```text\nf---f--<f\n```');
  });

  it('needs a docblock', async () => {
    await expect(write(exported(undefined))).rejects.toThrow('rx-motion exports without a docblock: frame$');
  });
});

describe('referencePageOf', () => {
  it.each([
    ['rx-motion', 'src/actions/move.ts', 'moves'],
    ['rx-motion', 'src/actions/rotate.ts', 'turns'],
    ['rx-motion', 'src/actions/tint.ts', 'values'],
    ['rx-motion', 'src/math/scalars.ts', 'core'],
    ['rx-motion/dom', 'src/element/target/dom-target.ts', 'dom'],
  ])('puts what %s exports of %s on the page %s', (specifier, file, id) => {
    expect(referencePageOf(specifier, file)?.id).toBe(id);
  });
});
