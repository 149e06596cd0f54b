import { expect, it } from '@jest/globals';
import { Entry } from '../../src/sprite/entry.js';
import { packerPolygon, plistPolygon } from '../../src/sprite/polygon.js';

const entry = (frame: object) => new Entry(frame, 'a.json', () => 'frame');
const inText = { vertices: '0 0 20 0 0 20', verticesUV: '2 3,22 3,2 23', triangles: ' 0 1\n2 ' };
const inLists = {
  vertices: [[0, 0], [20, 0], [0, 20]],
  verticesUV: [[2, 3], [22, 3], [2, 23]],
  triangles: [[0, 1, 2]],
}; // prettier-ignore

it('is the same from text and from lists, and never changes', () => {
  const polygon = plistPolygon(entry(inText));
  expect(packerPolygon(entry(inLists))).toEqual(polygon);
  expect(polygon).toEqual({
    vertices: [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 20 }],
    verticesUV: [{ x: 2, y: 3 }, { x: 22, y: 3 }, { x: 2, y: 23 }],
    triangles: [[0, 1, 2]],
  }); // prettier-ignore
  expect(() => Object.assign(polygon, { triangles: [] })).toThrow(TypeError);
});

it('can be empty', () => {
  const none = { vertices: [], verticesUV: [], triangles: [] };
  expect(plistPolygon(entry({ vertices: '', verticesUV: ' ', triangles: '' }))).toEqual(none);
  expect(packerPolygon(entry(none))).toEqual(none);
});

it.each([
  [{ triangles: [[0, 1, 3]] }, 'triangles: expected indices of the 3 vertices, got an array'],
  [{ triangles: [[0, 1]] }, 'triangles: expected groups of 3 numbers, got an array'],
  [{ vertices: [[0, 0], [1], [2, 2]] }, 'vertices: expected groups of 2 numbers, got an array'],
  [{ vertices: [[0, 'a'], [1, 1], [2, 2]] }, 'vertices[0][1]: expected a number, got "a"'],
  [{ verticesUV: [[0, 0]] }, 'verticesUV: expected 3 corners, as many as vertices, got an array'],
])('is rejected as %j', (wrong, message) => {
  expect(() => packerPolygon(entry({ ...inLists, ...wrong }))).toThrow(`a.json: frame.${message}`);
}); // prettier-ignore
