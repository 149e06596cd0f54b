import { describe, expect, it } from '@jest/globals';
import { fromMetadata } from 'rx-motion/angular/migration';

const animate = (timings: unknown, styles: object = { opacity: 0 }) => ({
  type: 4,
  timings,
  styles: { type: 6, styles, offset: null },
});

describe('a timing of @angular/animations', () => {
  it.each([
    [300, 0.3],
    ['300', 0.3],
    ['0.5s', 0.5],
    ['300ms ease-in-out', 0.3],
    ['1s 200ms cubic-bezier(0.1, 0.7, 1, 0.1)', 1.2],
    ['1S 20MS ease-in', 1.02],
    [' .5s 1ms ', 0.501],
    ['{{ time }} 50ms', 0.3],
  ])('%j takes %d s', (timings, duration) => {
    expect(fromMetadata(animate(timings), { params: { time: '250ms' } }).duration).toBe(duration);
  });

  it.each(['', 'soon', '1m', '300ms 50', '1s 2s 3s'])('is rejected if malformed: %j', (timings) => {
    const message = `fromMetadata: timings must be "duration delay easing", got "${timings}"`;
    expect(() => fromMetadata(animate(timings))).toThrow(message);
  });
});

it('needs the parameters that its styles name', () => {
  const slide = animate(100, { transform: 'translate({{x}}px, {{ y }}px)' });
  expect(fromMetadata(slide, { params: { x: 1, y: 2 } }).duration).toBe(0.1);
  expect(() => fromMetadata(slide, { params: { x: 1 } })).toThrow('fromMetadata: params must have "y"');
});
