import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly read: (id: number, property: string) => readonly [computed: string, without: string, style: string];
};

const script = `
  import { computedText } from '${new URL('../../../src/element/style/computed-text.ts', import.meta.url).pathname}';
  export const read = (id: number, property: string) => {
    const it = document.querySelectorAll<HTMLElement>('p')[id]!;
    const computed = computedText(it, property);
    Object.defineProperty(it, 'computedStyleMap', { value: undefined });
    return [computed, computedText(it, property), it.getAttribute('style') ?? ''];
  };`;

/** The values with and without computedStyleMap. */
const rows = [
  ['width: 2em', 'width', '32px', '32px'],
  ['line-height: 1.5', 'line-height', '1.5', '1.5'],
  ['--height: 1.5', 'line-height', '1.5', '1.5'],
  ['transform: rotate(0.25turn)', 'transform', 'rotate(90deg)', 'rotate(90deg)'],
  ['transform: translate(1em) !important', 'transform', 'translate(16px, 0px)', 'translate(16px)'],
  ['--turn: translate(-50%, -50%)', 'transform', 'translate(-50%, -50%)', 'translate(-50%, -50%)'],
  ['transform: matrix(1, 0, 0, 1, 3, 4)', 'transform', 'matrix(1, 0, 0, 1, 3, 4)', 'matrix(1, 0, 0, 1, 3, 4)'],
  ['transform: none', 'transform', 'none', 'none'],
  ['display: none; transform: translate(-50%)', 'transform', 'translate(-50%, 0px)', 'translate(-50%)'],
] as const;

describeInChromium('a computed text', ({ open }) => {
  it('is the specified value, also without computedStyleMap, and leaves no trace', async () => {
    const sheet =
      '<style>p { line-height: var(--height, normal); transform: var(--turn, none) } p[style*=important] { transform: scale(2) !important }</style>';
    const body = sheet + rows.map(([style]) => `<p style="${style}">word</p>`).join('');
    const { page } = await open({ script, body });
    for (const [id, [style, property, ...expected]] of rows.entries()) {
      const [computed, without, left] = await page.evaluate(([id, property]) => exported.read(id, property), [
        id,
        property,
      ] as const);
      expect([style, computed, without, left.replace(/;$/, '')]).toEqual([style, ...expected, style]);
    }
  });
});
