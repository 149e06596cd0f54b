import { expect, it } from '@jest/globals';
import { makeProgram } from '../../src/canvas/webgl-program.js';
import { notedGl } from './gl.js';

it('links two shaders, and binds its buffers', () => {
  const { gl, calls } = notedGl();
  const program = makeProgram(gl, true);
  expect(calls('createShader').map(([type]) => type)).toEqual(['VERTEX_SHADER', 'FRAGMENT_SHADER']);
  expect(calls('linkProgram')).toEqual([[program.program]]);
  expect(calls('bindVertexArray')).toEqual([[program.points]]);
  expect(calls('bindBuffer')).toEqual([
    ['ARRAY_BUFFER', program.buffers[0]],
    ['ARRAY_BUFFER', program.buffers[1]],
    ['ELEMENT_ARRAY_BUFFER', program.buffers[2]],
  ]);
  expect(calls('vertexAttribPointer').map(([location, size]) => [location, size])).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

it.each([
  [true, ['LINEAR_MIPMAP_LINEAR', 'LINEAR']],
  [false, ['NEAREST', 'NEAREST']],
])('smooths its picture: %s', (smooth, expected) => {
  const { gl, calls } = notedGl();
  makeProgram(gl, smooth);
  const filters = calls('texParameteri').filter(([, name]) => String(name).endsWith('FILTER'));
  expect(filters.map(([, , value]) => value)).toEqual(expected);
});
