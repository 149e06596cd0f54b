import { describe, expect, it } from '@jest/globals';
import { delayTime, fadeTo, moveBy, quadraticIn, timeline } from 'rx-motion';
import { showing } from '../actions/showing.js';

const second = delayTime(1);

describe('a time relative to the previous entry', () => {
  it('is relative to 0 for the first entry, and may have an offset', () => {
    expect(timeline({ a: { at: '+=0.5', offset: 0.25, action: second } }).labels.a).toBe(0.75);
  });

  it('is not a label unless a label has that name', () => {
    expect(timeline({ '<': { at: 2 }, b: second, c: { at: '<', action: second } }).labels.c).toBe(2);
    // @ts-expect-error there is no such label
    expect(() => timeline({ a: second, b: { at: '<>', action: second } })).toThrow(
      new TypeError(`timeline: a start must be relative, as '<' or '+=0.2', or refer to a, b, got "<>"`),
    );
    // @ts-expect-error a word is not a number
    expect(() => timeline({ a: second, b: { at: '+=much', action: second } })).toThrow(TypeError);
  });

  it('is not before the start of the timeline', () => {
    expect(() => timeline({ a: second, b: { at: '<-=0.5', action: second } })).toThrow(
      new RangeError('timeline: the start of b must be >= 0 and finite, got -0.5'),
    );
  });
});

describe('the defaults of a timeline', () => {
  it('apply to entries without a time of their own', () => {
    const entries = {
      a: second,
      b: second,
      mark: { offset: 0.5 },
      c: { after: 'a', action: second },
      d: second,
    } as const;
    expect(timeline(entries, { at: '-=0.25' }).labels).toEqual({ a: 0, b: 0.75, mark: 2.25, c: 1, d: 1.75 });
    expect(timeline({ a: second, b: second }, { offset: 0.5 }).labels).toEqual({ a: 0, b: 1.5 });
    const open = { action: second, at: undefined, offset: undefined } as object as { action: typeof second };
    expect(timeline({ a: second, b: open }, { at: '<', offset: 0.5 }).labels).toEqual({ a: 0, b: 0.5 });
  });

  it('apply their curve to each action that has none of its own', () => {
    const move = moveBy(1, { x: 100 });
    const both = timeline({ a: move, b: { at: 0, curve: (t) => t, action: fadeTo(1, 0) } }, { curve: quadraticIn });
    expect(showing(both, { x: 0, opacity: 1 })(0.5)).toEqual({ x: 25, opacity: 0.5 });
  });

  it('must be an object', () => {
    expect(() => timeline({}, 7 as never)).toThrow(new TypeError('timeline: defaults must be an object, got 7'));
  });
});

it.each([
  ['<', 0],
  ['>', 1],
  ['+=0.25', 1.25],
  ['-=0.25', 0.75],
  ['<0.25', 0.25],
  ['<+=0.25', 0.25],
  ['<-=-0.25', 0.25],
  ['>-0.25', 0.75],
  ['>-=0.25', 0.75],
  ['>.5', 1.5],
  // How a template writes a small number.
  ['+=2.5e-7', 1.00000025],
  ['<5e+0', 5],
] as const)('%s is at %d s after an entry of 1 s', (at, start) => {
  expect(timeline({ a: second, b: { at, action: second } }).labels.b).toBe(start);
});

it.each(['', '0.5', '<>', '+=', '<+=', '+=much', '>=1', '=1', '1.', '< 1', '<--1'])(
  '%p is not a relative time',
  (at) => {
    expect(() => timeline({ a: second, b: { at: at as never, action: second } }).labels.b).toThrow(TypeError);
  },
);
