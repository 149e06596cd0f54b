import { expect, it } from '@jest/globals';
import { cssValues } from 'rx-motion';
import { styleCourse } from '../../../src/element/style/style-course.js';

/** A text in the style of an element whose browser computes by this table. */
const text = (
  value: string,
  computed: Readonly<Record<string, string>> = {},
  used: Readonly<Record<string, string>> = computed,
  name = 'width',
  inOtherWords = '',
) => ({
  name,
  value,
  own: '0px',
  isOwn: (of: string) => of === inOtherWords,
  computed: (of: string) => computed[of] ?? of,
  used: (of: string) => used[of] ?? of,
});

it.each([
  ['texts of the same form', text('10px'), '20px', ['10px', '15px', '20px']],
  ['the computed value of the found text', text('auto', { auto: '100px' }), '200px', ['auto', '150px', '200px']],
  [
    'the value of the page, written differently',
    text('2px', { '0em': '0px' }, undefined, 'width', '0em'),
    '0em',
    ['2px', '1px', '0px'],
  ],
  ['the value of the page', text('200px', { '*': '100px' }), '*', ['200px', '150px', '0px']],
  ['a keyword that is already there', text('none', {}, {}, 'filter'), 'none', ['none', 'none', 'none']],
  ['the value of the page, already a keyword', { ...text('auto'), own: 'auto' }, '*', ['auto', 'auto', 'auto']],
  ['the computed values of both', text('200px', { '50%': '100px' }), '50%', ['200px', '150px', '50%']],
  [
    'the used values of both',
    text('turn(1rad)', {}, { 'turn(1rad)': 'matrix(3)', 'move(2px)': 'matrix(5)' }),
    'move(2px)',
    ['turn(1rad)', 'matrix(4)', 'move(2px)'],
  ],
  [
    'neutral functions in place of none',
    text('none', {}, {}, 'filter'),
    'blur(4px)',
    ['none', 'blur(2px)', 'blur(4px)'],
  ],
  [
    'none in place of neutral functions',
    text('scale(3)', {}, {}, 'transform'),
    ' none ',
    ['scale(3)', 'scale(2)', ' none '],
  ],
  [
    'a clip that cuts nothing off, in place of none',
    text('none', {}, {}, 'clip-path'),
    'inset(10%)',
    ['none', 'inset(5%)', 'inset(10%)'],
  ],
  ['0 in place of normal', text('normal', {}, {}, 'letter-spacing'), '4px', ['normal', '2px', '4px']],
  [
    'a mix of two units that the browser keeps apart',
    text('1em', {}, { '1em': '16px' }, 'border-radius'),
    '50%',
    ['1em', 'calc(16px * 0.5 + 50% * 0.5)', '50%'],
  ],
  [
    'a list to more values than the browser writes for the found one',
    text('0px', {}, {}, 'padding'),
    '8px 4px 2px',
    ['0px', '4px 2px 1px', '8px 4px 2px'],
  ],
  ['a list to a single value', text('8px 4px', {}, {}, 'padding'), '0px', ['8px 4px', '4px 2px', '0px']],
  ['a translation along x alone', text('8px', {}, {}, 'translate'), '0px 4px', ['8px', '4px 2px', '0px 4px']],
  [
    'a list in which each value changes its unit',
    text('0% 0%', {}, {}, 'background-position'),
    '8px calc(50% - (2px + 1em))',
    [
      '0% 0%',
      'calc(0% * 0.5 + 8px * 0.5) calc(0% * 0.5 + calc(50% - (2px + 1em)) * 0.5)',
      '8px calc(50% - (2px + 1em))',
    ],
  ],
  [
    'a mix of such a mix',
    text('calc(16px * 0.5 + 50% * 0.5)', {}, {}, 'border-radius'),
    '0px',
    ['calc(16px * 0.5 + 50% * 0.5)', 'calc(calc(16px * 0.5 + 50% * 0.5) * 0.5 + 0px * 0.5)', '0px'],
  ],
])('goes from the found text to the given one: %s', (_what, from, goal, shown) => {
  const way = styleCourse('styleTo', from, goal, cssValues());
  expect([0, 0.5, 1].map((progress) => way.at(progress))).toEqual(shown);
});

it.each([
  ['max-height', '200px'],
  ['clip-path', 'circle(50%)'],
  ['perspective', '300px'],
])('rejects none if it does not mean 0: %s', (name, goal) => {
  expect(() => styleCourse('styleTo', text('none', {}, {}, name), goal, cssValues())).toThrow(
    new TypeError(`styleTo: the target's ${name} must be of the form of "${goal}", got "none"`),
  );
});

it("quotes the user's own texts if no course exists", () => {
  const lost = text('auto', { '2em': 'auto' });
  expect(() => styleCourse('styleTo', lost, '2em', cssValues())).toThrow(
    new TypeError('styleTo: the target\'s width must be of the form of "2em", got "auto"'),
  );
});
