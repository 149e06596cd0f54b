import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly read: (property: string) => readonly [computed: string, without: string] };

const script = `
  import { computedText } from './src/dom/computed-text.js';
  const it = document.querySelector<HTMLElement>('#it')!;
  export const read = (property: string) => {
    const computed = computedText(it, property);
    Object.defineProperty(it, 'computedStyleMap', { value: undefined });
    return [computed, computedText(it, property)];
  };`;

describeInChromium('what browsers compute', ({ open }) => {
  it.each([
    ['width: 2em', 'width', '32px', '32px'],
    ['line-height: 1.5', 'line-height', '1.5', '1.5'],
    ['--height: 1.5', 'line-height', '1.5', '24px'],
    ['transform: rotate(0.25turn)', 'transform', 'rotate(90deg)', 'rotate(0.25turn)'],
    ['display: none; transform: translate(-50%)', 'transform', 'translate(-50%, 0px)', 'translate(-50%)'],
    ['--turn: rotate(180deg)', 'transform', 'rotate(180deg)', 'matrix(-1, 0, 0, -1, 0, 0)'],
  ])('is what was meant, where the browser tells: %s', async (style, property, computed, without) => {
    const body = `<style>p { line-height: var(--height, normal); transform: var(--turn, none) }</style><p id="it" style="${style}">word</p>`;
    const { page } = await open({ script, body });
    expect(await page.evaluate((property) => exported.read(property), property)).toEqual([computed, without]);
  });
});
