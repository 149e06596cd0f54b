import { afterEach, expect, it } from '@jest/globals';
import { domTarget, flush, withProgress } from '../../../src/dom/index.js';
import { clipText } from '../../../src/element/features/with-progress.js';

const bar = { type: 'bar' } as const;

afterEach(() => document.body.replaceChildren());

function element(css: string): HTMLElement {
  const it = document.body.appendChild(document.createElement('div'));
  it.style.cssText = css;
  return it;
}

it('is a custom property, read from the style and written to it', () => {
  const meter = element('--percentage: 20');
  const target = withProgress(domTarget(meter));
  expect(target.percentage).toBe(20);
  target.percentage = 40.5;
  flush();
  expect(meter.style.cssText).toBe('--percentage: 40.5;');
  expect(withProgress(target).percentage).toBe(40.5);
});

it('shows the part of a shape, or the clip of the element if there is no shape', () => {
  const meter = element('');
  const { style } = meter;
  // The simulated page does not know clip-path.
  const declared: Record<string, string> = {};
  Object.assign(style, { clipPath: 'circle(50%)' });
  style.setProperty = (name: string, value: string | null) => void (declared[name] = value!);
  Object.defineProperty(style, 'clip-path', { set: (value: string) => (declared['clip-path'] = value) });
  const target = withProgress(domTarget(meter), bar);
  flush();
  expect(declared['clip-path']).toBe(clipText(bar, 0));
  target.percentage = 40;
  flush();
  expect(declared).toMatchObject({ '--percentage': '40', 'clip-path': clipText(bar, 40) });
  target.progress = undefined;
  flush();
  expect(declared['clip-path']).toBe('circle(50%)');
});

it('rejects an invalid shape, and keeps the current one', () => {
  const target = withProgress(domTarget(element('')), bar);
  expect(() => (target.progress = { type: 'ring' } as never)).toThrow(RangeError);
  expect(target.progress).toBe(bar);
});

const ruler = { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } } as const;

it('clips to an outline in percent', () => {
  const [, corners = ''] = /^polygon\((.*)\)$/.exec(clipText(ruler, 25)) ?? [];
  expect(corners.split(',').sort()).toEqual(['0% 0%', '0% 100%', '25% 0%', '25% 100%']);
});

it('clips everything at 0', () => {
  expect(clipText(ruler, 0)).toBe('inset(50%)');
});

it('explains what is wrong with a shape', () => {
  expect(() => clipText({ type: 'ring' } as never, 0)).toThrow(/^withProgress: progress\.type must be/);
});
