import { expect, it } from '@jest/globals';
import { cssValues } from 'rx-motion';
import { styleCourse } from '../../../src/dom/style/style-course.js';

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
  ['what the browser makes of the first', text('auto', { auto: '100px' }), '200px', ['auto', '150px', '200px']],
  [
    'what the page gives, in other words',
    text('2px', { '0em': '0px' }, undefined, 'width', '0em'),
    '0em',
    ['2px', '1px', '0px'],
  ],
  ['what the page gives', text('200px', { '*': '100px' }), '*', ['200px', '150px', '0px']],
  ['a word that is there already', text('none', {}, {}, 'filter'), 'none', ['none', 'none', 'none']],
  ['what the page gives already, in a word', { ...text('auto'), own: 'auto' }, '*', ['auto', 'auto', 'auto']],
  ['what the browser makes of both', text('200px', { '50%': '100px' }), '50%', ['200px', '150px', '50%']],
  [
    'the used values of both',
    text('turn(1rad)', {}, { 'turn(1rad)': 'matrix(3)', 'move(2px)': 'matrix(5)' }),
    'move(2px)',
    ['turn(1rad)', 'matrix(4)', 'move(2px)'],
  ],
  [
    'functions that do nothing, for none',
    text('none', {}, {}, 'filter'),
    'blur(4px)',
    ['none', 'blur(2px)', 'blur(4px)'],
  ],
  [
    'none, for functions that do nothing',
    text('scale(3)', {}, {}, 'transform'),
    ' none ',
    ['scale(3)', 'scale(2)', ' none '],
  ],
  [
    'a clip that cuts nothing off, for none',
    text('none', {}, {}, 'clip-path'),
    'inset(10%)',
    ['none', 'inset(5%)', 'inset(10%)'],
  ],
  ['no space, for normal', text('normal', {}, {}, 'letter-spacing'), '4px', ['normal', '2px', '4px']],
  [
    'a mix of two units that the browser keeps apart',
    text('1em', {}, { '1em': '16px' }, 'border-radius'),
    '50%',
    ['1em', 'calc(16px * 0.5 + 50% * 0.5)', '50%'],
  ],
  [
    'on from such a mix',
    text('calc(16px * 0.5 + 50% * 0.5)', {}, {}, 'border-radius'),
    '0px',
    ['calc(16px * 0.5 + 50% * 0.5)', 'calc(calc(16px * 0.5 + 50% * 0.5) * 0.5 + 0px * 0.5)', '0px'],
  ],
])('goes along %s, from the found text to the given one', (_what, from, goal, shown) => {
  const way = styleCourse('styleTo', from, goal, cssValues());
  expect([0, 0.5, 1].map((progress) => way.at(progress))).toEqual(shown);
});

it.each([
  ['max-height', '200px'],
  ['clip-path', 'circle(50%)'],
  ['perspective', '300px'],
])('refuses none if it does not mean 0: %s', (name, goal) => {
  expect(() => styleCourse('styleTo', text('none', {}, {}, name), goal, cssValues())).toThrow(
    new TypeError(`styleTo: the target's ${name} must be of the form of "${goal}", got "none"`),
  );
});

it("fails in the user's own words if no course exists", () => {
  const lost = text('auto', { '2em': 'auto' });
  expect(() => styleCourse('styleTo', lost, '2em', cssValues())).toThrow(
    new TypeError('styleTo: the target\'s width must be of the form of "2em", got "auto"'),
  );
});
