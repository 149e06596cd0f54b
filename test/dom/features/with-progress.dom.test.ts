import { expect, it } from '@jest/globals';
import { clipText } from '../../../src/dom/features/clip-text.js';
import type { Declarations } from '../../../src/dom/style/declarations.js';
import { ProgressClip } from '../../../src/dom/features/progress-clip.js';

const bar = { type: 'bar' } as const;

function clip() {
  const said: unknown[] = [];
  const declarations = { say: (...given: unknown[]) => said.push(given) } as unknown as Declarations;
  return { said, clip: new ProgressClip({ clipPath: 'circle(50%)' } as CSSStyleDeclaration, declarations) };
}

it('says which part is seen, and what the style said before where there is no progress', () => {
  const { said, clip: it } = clip();
  it.write(40);
  it.progress = bar;
  it.write(40);
  it.progress = undefined;
  it.write(40);
  expect(said).toEqual([
    ['clipPath', 'circle(50%)'],
    ['clipPath', clipText(bar, 40)],
    ['clipPath', 'circle(50%)'],
  ]);
});

it('tells who sets a progress that is none, and keeps the one that it has', () => {
  const { said, clip: it } = clip();
  it.progress = bar;
  expect(() => (it.progress = { type: 'ring' } as never)).toThrow(RangeError);
  expect([it.progress, said]).toEqual([bar, []]);
});
