import { beforeEach, describe, expect, it } from '@jest/globals';
import { quadraticIn, sequence } from 'rx-motion';
import { scrambleText } from 'rx-motion/text';
import { textsAt } from './texts-at.js';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('p');
  element.textContent = 'found';
});

describe('scrambleText', () => {
  it('turns into the text from the left', () => {
    const scramble = scrambleText(1, 'abcde', { characters: '#' });
    expect(textsAt(element, scramble, 0, 0.1, 0.2, 0.6, 0.99, 1)).toEqual([
      'found',
      '#####',
      'a####',
      'abc##',
      'abcd#',
      'abcde',
    ]);
  });

  it('goes from the length of the text that it found to that of its own', () => {
    expect(textsAt(element, scrambleText(1, 'abc', { characters: '#' }), 0.01, 0.5, 1)).toEqual([
      '#####',
      'a###',
      'abc',
    ]);
    element.textContent = '';
    expect(textsAt(element, scrambleText(1, 'abcd', { characters: '#' }), 0.01, 0.6, 1)).toEqual(['', 'ab', 'abcd']);
  });

  it('shows characters of its own, which change at its frequency', () => {
    const [first, same, next] = textsAt(element, scrambleText(1, 'x'.repeat(50), { frequency: 10 }), 0.001, 0.01, 0.11);
    expect(first).toMatch(/^[A-Z0-9]{5,}$/);
    expect(same!.slice(1)).toBe(first!.slice(1));
    expect(next!.slice(5)).not.toBe(first!.slice(5));
    expect(new Set(first).size).toBeGreaterThan(3);
  });

  it('shows the same at the same time, whatever times came before', () => {
    const scramble = scrambleText(1, 'a longer text');
    const texts = textsAt(element, scramble, 0.3, 0.7, 0.3, 0.7);
    expect(texts.slice(2)).toEqual(texts.slice(0, 2));
    element.textContent = 'found';
    expect(textsAt(element, scramble, 0.7)).toEqual([texts[1]]);
    element.textContent = 'found';
    expect(textsAt(element, scrambleText(1, 'a longer text', { seed: 1 }), 0.7)).not.toEqual([texts[1]]);
  });

  it('keeps the spaces of the text, so that its lines break where they will', () => {
    expect(textsAt(element, scrambleText(1, 'a b\nc', { characters: '#' }), 0.1)).toEqual(['# # #']);
  });

  it('never shows half of a character', () => {
    element.textContent = '👨‍👩‍👧e\u0301';
    expect(textsAt(element, scrambleText(1, '👨‍👩‍👧e\u0301', { characters: '🙂' }), 0.1, 0.5)).toEqual(['🙂🙂', '👨‍👩‍👧🙂']);
  });

  it('restores the text before the start', () => {
    const twice = sequence(scrambleText(0.5, 'one'), scrambleText(0.5, 'two', { characters: '#' }));
    expect(textsAt(element, twice, 0.6, 0.5, 0, -1)).toEqual(['###', 'one', 'found', 'found']);
  });

  it('stays within its text if a curve overshoots', () => {
    const overshooting = scrambleText(1, 'ab', { characters: '#' }, (t) => 3 * t - 1);
    expect(textsAt(element, overshooting, 0.1, 0.9)).toEqual(['found', 'ab']);
  });

  it('accepts an empty text, no time and a curve in place of options', () => {
    expect(textsAt(element, scrambleText(1, '', quadraticIn), 0.99, 1)).toEqual(['', '']);
    expect(textsAt(element, scrambleText(0, 'now'), 0)).toEqual(['now']);
  });

  it('refuses to choose from no characters', () => {
    expect(() => scrambleText(1, 'text', { characters: '' })).toThrow(
      new RangeError("scrambleText: characters must not be empty, got ''"),
    );
  });
});
