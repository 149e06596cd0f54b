import { beforeEach, describe, expect, it } from '@jest/globals';
import { quadraticIn, sequence } from 'rx-motion';
import { countTo } from 'rx-motion/text';
import { textsAt } from './texts-at.js';

let element: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<p lang="en"></p>';
  element = document.querySelector('p')!;
});

describe('countTo', () => {
  it('counts in the language of the element', () => {
    expect(textsAt(element, countTo(1, 2000), 0, 0.5, 1)).toEqual(['0', '1,000', '2,000']);
    element.lang = 'de';
    expect(textsAt(element, countTo(1, 1234567.5), 1)).toEqual(['1.234.567,5']);
  });

  it('shows as many decimals as the goal has', () => {
    expect(textsAt(element, countTo(1, 10), 0.123, 1)).toEqual(['1', '10']);
    element.textContent = '';
    expect(textsAt(element, countTo(1, 2.5), 0.4, 0.5, 1)).toEqual(['1.0', '1.3', '2.5']);
    element.textContent = '';
    expect(textsAt(element, countTo(1, 1.5e-7), 1)).toEqual(['0.00000015']);
  });

  it('uses the given format', () => {
    const percent = countTo(1, 0.5, { format: { style: 'percent' } });
    expect(textsAt(element, percent, 0.5, 1)).toEqual(['25%', '50%']);
    const euro = { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 } as const;
    expect(textsAt(element, countTo(1, 3, { format: euro, from: 2 }), 0.5)).toEqual(['€2.50']);
    element.textContent = '';
    const fine = countTo(1, 0.125, { format: { style: 'percent' } });
    expect(textsAt(element, fine, 0, 1)).toEqual(['0.0%', '12.5%']);
    element.textContent = '';
    expect(textsAt(element, countTo(1, 3, { format: { minimumFractionDigits: 2 } }), 0.5)).toEqual(['1.50']);
  });

  it('shows as many decimals as a currency has', () => {
    const price = (currency: string) => countTo(1, 1299.5, { from: 0, format: { style: 'currency', currency } });
    expect(textsAt(element, price('EUR'), 0.5, 1)).toEqual(['€649.75', '€1,299.50']);
    expect(textsAt(element, price('JPY'), 0.5)).toEqual(['¥650']);
  });

  it('leaves the decimals to a notation that shortens numbers', () => {
    const short = countTo(1, 1_200_000, { from: 0, format: { notation: 'compact' } });
    expect(textsAt(element, short, 0.001, 0.5, 1)).toEqual(['1.2K', '600K', '1.2M']);
  });

  it('starts at a plain number in the text, else at 0', () => {
    element.textContent = ' 40 ';
    expect(textsAt(element, countTo(1, 50), 0, 0.5)).toEqual(['40', '45']);
    element.textContent = 'forty';
    expect(textsAt(element, countTo(1, 50), 0, 0.5)).toEqual(['0', '25']);
  });

  it('continues from a number that it has written, in any format', () => {
    expect(textsAt(element, sequence(countTo(1, 5000), countTo(1, 4000)), 1, 1.5, 2)).toEqual([
      '5,000',
      '4,500',
      '4,000',
    ]);
    // Whole numbers are shown, but fractions are counted.
    expect(textsAt(element, countTo(2, 4001), 1, 0)).toEqual(['4,001', '4,000']);
  });

  it('starts at 0 if something else has written since', () => {
    textsAt(element, countTo(1, 5000), 1);
    element.textContent = '–';
    expect(textsAt(element, countTo(1, 100), 0.5)).toEqual(['50']);
  });

  it('has no sign before 0', () => {
    element.textContent = '-3';
    expect(textsAt(element, countTo(1, 0), 0.9, 1)).toEqual(['0', '0']);
  });

  it('restores the text before the start', () => {
    element.textContent = 'soon';
    expect(textsAt(element, sequence(countTo(0, 1), countTo(1, 5)), 0.5, -1)).toEqual(['3', 'soon']);
  });

  it('accepts a curve', () => {
    expect(textsAt(element, countTo(1, 100, quadraticIn), 0.5)).toEqual(['25']);
    expect(textsAt(element, countTo(1, 100, { from: 0 }, quadraticIn), 0.5)).toEqual(['25']);
  });

  it('rejects unknown formats at once', () => {
    expect(() => countTo(1, 5, { format: { style: 'rhyme' as 'percent' } })).toThrow(RangeError);
    expect(() => countTo(1, NaN)).toThrow(new RangeError('countTo: to must be a finite number, got NaN'));
  });
});
