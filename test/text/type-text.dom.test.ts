import { beforeEach, describe, expect, it } from '@jest/globals';
import { sequence } from 'rx-motion';
import { typeText } from 'rx-motion/text';
import { textsAt } from './texts-at.js';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('p');
  element.textContent = 'found';
});

describe('typeText', () => {
  it('shows one more character at each of its times', () => {
    expect(textsAt(element, typeText(1, 'abcd'), 0, 0.24, 0.25, 0.5, 0.99, 1)).toEqual([
      '',
      '',
      'a',
      'ab',
      'abc',
      'abcd',
    ]);
    const ten = 'abcdefghij';
    expect(textsAt(element, typeText(1, ten), 0.1, 0.3, 0.7)).toEqual(['a', 'abc', 'abcdefg']);
  });

  it('never shows half of a character', () => {
    expect(textsAt(element, typeText(1, '👨‍👩‍👧e\u0301'), 0.25, 0.5, 1)).toEqual(['', '👨‍👩‍👧', '👨‍👩‍👧e\u0301']);
  });

  it('deletes in reverse', () => {
    expect(textsAt(element, typeText(1, 'ab').reverse(), 0, 0.5, 1)).toEqual(['ab', 'a', '']);
    expect(textsAt(element, typeText(1, 'ab').reverse().reverse(), 0.5)).toEqual(['a']);
  });

  it('restores the text before the start', () => {
    expect(textsAt(element, sequence(typeText(0.5, 'x'), typeText(0.5, 'ab')), 0.8, 0.5, -1)).toEqual([
      'a',
      '',
      'found',
    ]);
  });

  it('stays within its text if a curve overshoots', () => {
    const overshooting = typeText(1, 'ab', (t) => 3 * t - 1);
    expect(textsAt(element, overshooting, 0.1, 0.9)).toEqual(['', 'ab']);
  });

  it('accepts an empty text', () => {
    expect(textsAt(element, typeText(1, ''), 0, 1)).toEqual(['', '']);
  });
});
