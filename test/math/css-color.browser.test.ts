import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { formatColor, parseColor } from '../../src/math/css-color.js';
import { namedColors } from '../../src/math/named-colors.js';

const colors = [
  ...Object.keys(namedColors),
  '#f80',
  '#0a1b2c',
  'rgb(1.5 2.5 3.4)',
  'rgb(12.5% 50% 99.9%)',
  'rgb(300 -5 none)',
  'hsl(120deg 50% 50%)',
  'hsl(0.4turn, 30%, 70%)',
  'hsl(100grad 50% 50%)',
  'hsl(-3rad 75% 25%)',
  'hsl(200 150% 40%)',
  'hsl(200 50% 120%)',
];

describeInChromium('the colours of CSS', ({ open }) => {
  it('are those of the browser', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const shown = await page.evaluate((colors) => {
      const element = document.querySelector<HTMLElement>('#shown')!;
      return colors.map((color) => {
        element.style.color = color;
        return getComputedStyle(element).color;
      });
    }, colors);
    expect(colors.map((color) => [color, formatColor(parseColor(color))])).toEqual(
      colors.map((color, i) => [color, shown[i]]),
    );
  });
});
