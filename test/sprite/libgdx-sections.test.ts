import { expect, it } from '@jest/globals';
import { libgdxSections, numbersIn } from '../../src/sprite/libgdx-sections.js';

it('has pictures with fields and regions, after fields of the whole document', () => {
  const pages = libgdxSections('version: 1\n\n\n a.png \nsize: 1, 2\nrun\n  xy: 3, 4\nhop\n\nb.png\nidle\n', 'a');
  expect(
    pages.map(({ name, fields, regions }) => [name, [...fields.keys()], regions.map((each) => each.name)]),
  ).toEqual([
    ['a.png', ['size'], ['run', 'hop']],
    ['b.png', [], ['idle']],
  ]);
  expect(numbersIn(pages[0]!.regions[0]!.fields.get('xy')!, 2)).toEqual([3, 4]);
});

it.each([
  ['', 'a.atlas: expected a picture with regions, got ""'],
  ['a.png\nsize: 1,2', String.raw`a.atlas: expected a picture with regions, got "a.png\nsize: 1,2"`],
  ['a.png\nrun\n\nsize: 1,2', 'a.atlas: line 4: expected the name of a picture, got "size: 1,2"'],
])('rejects %j', (text, message) => {
  expect(() => libgdxSections(text, 'a.atlas')).toThrow(new SyntaxError(message));
});
