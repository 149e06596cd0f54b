import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { declaredStyle, foundStyle, isProperty, ownStyle, writeStyle } from '../../../src/element/style/own-style.js';

let box: HTMLElement;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
});

afterEach(() => document.body.replaceChildren());

describe('the own style of an element', () => {
  it('is remembered whatever is written over it, and is restored', () => {
    box.style.opacity = '0.5';
    writeStyle(box, { opacity: 0 });
    writeStyle(box, { opacity: 0.25, offset: 1, easing: 'linear' });
    expect(box.style.opacity).toBe('0.25');
    expect(ownStyle(box, 'opacity')).toBe('0.5');
    expect(box.style.opacity).toBe('0.25');
    writeStyle(box, { opacity: null });
    expect(box.style.opacity).toBe('0.5');
  });

  it('is read and written by its script names and by its CSS names', () => {
    writeStyle(box, { backgroundColor: 'red', '--partOf': '1' });
    expect(box.style.getPropertyValue('background-color')).toBe('red');
    expect(declaredStyle(box, ['backgroundColor', '--partOf', 'color'])).toEqual({
      backgroundColor: 'red',
      '--partOf': '1',
      color: null,
    });
    writeStyle(box, { backgroundColor: null, '--partOf': null });
    expect(box.getAttribute('style') ?? '').toBe('');
  });
});

it('finds inline values, else computed ones', () => {
  box.style.rotate = '360deg';
  expect(foundStyle(box, ['rotate', 'display'])).toEqual({ rotate: '360deg', display: 'block' });
});

it('distinguishes properties from the options of a keyframe', () => {
  expect(['opacity', 'offset', 'easing', '--offset'].map(isProperty)).toEqual([true, false, false, true]);
});
