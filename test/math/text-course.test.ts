import { expect, it } from '@jest/globals';
import { TextCourse } from '../../src/math/text-course.js';
import { textPiece } from '../../src/math/text-piece.js';

it('mixes the numbers of two texts, and is exactly each text at its ends', () => {
  const [from, to] = ['0px  5%', '1e1px 9%'];
  const course = new TextCourse(textPiece('to', 'it', [to, from]), from, to);
  expect([0, 0.5, 1].map((progress) => course.at(progress))).toEqual([from, '5px 7%', to]);
});

it('shows any progress, in any order', () => {
  const course = textPiece('to', 'it', ['1px', '3px']).between('1px', '3px');
  const texts = [0.25, 0.5].map((progress) => course.at(progress));
  expect(texts).toEqual(['1.5px', '2px']);
});
