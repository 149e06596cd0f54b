import { describe, expect, it } from '@jest/globals';
import { fillParams, timingOf } from '../../../src/angular/migration/timing.js';

describe('a timing of @angular/animations', () => {
  it.each([
    [300, 0.3, 0, 'linear'],
    ['300', 0.3, 0, 'linear'],
    ['0.5s', 0.5, 0, 'linear'],
    ['300ms ease-in-out', 0.3, 0, 'ease-in-out'],
    ['1s 200ms cubic-bezier(0.1, 0.7, 1, 0.1)', 1, 0.2, 'cubic-bezier(0.1, 0.7, 1, 0.1)'],
    ['-100ms', -0.1, 0, 'linear'],
    [' .5s -100ms ', 0.5, -0.1, 'linear'],
    ['1S 20MS ease-in', 1, 0.02, 'ease-in'],
    ['{{ time }} 50ms', 0.25, 0.05, 'linear'],
  ])('%j', (timings, duration, delay, easing) => {
    expect(timingOf(timings, { time: '250ms' })).toEqual({ duration, delay, easing });
  });

  it.each(['', 'soon', '1m', '300ms 50', '1s 2s 3s'])('is rejected if malformed: %j', (timings) => {
    expect(() => timingOf(timings)).toThrow(`fromMetadata: timings must be "duration delay easing", got "${timings}"`);
  });
});

describe('parameters', () => {
  it('replace their names, and are required', () => {
    expect(fillParams('translate({{x}}px, {{ y }}px)', { x: 1, y: 2 })).toBe('translate(1px, 2px)');
    expect(() => fillParams('{{ y }}px', {})).toThrow('fromMetadata: params must have "y"');
  });
});
