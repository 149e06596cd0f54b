import { eyeDistance } from '../../src/grid/perspective.ts';

/*
 * Waves through surfaces as one would write them by hand: one canvas, one WebGL context and one program for all of
 * them, each in a viewport of its own, with the same perspective and the same picture.
 */

const vertex = `#version 300 es
layout(location=0)in vec3 place;layout(location=1)in vec2 at;uniform vec2 size;out vec2 pixel;
void main(){pixel=at;gl_Position=vec4(place.xy*2.-size,0.,1.)/vec4(size,1.,1.);gl_Position.w=1.-place.z/size.y/${eyeDistance};}`;
const fragment = `#version 300 es
precision highp float;in vec2 pixel;uniform sampler2D picture;out vec4 color;void main(){color=texture(picture,pixel);}`;

export function byHand({ count, cells: { columns, rows }, width, height, amplitude, waves, seconds }, picture) {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width, height: height * count });
  const gl = canvas.getContext('webgl2');
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    // prettier-ignore
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);

  const points = [];
  const places = [];
  const triangles = [];
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      points.push((column * width) / columns, (row * height) / rows, 0);
      places.push(column / columns, 1 - row / rows);
      const at = column * (rows + 1) + row;
      const [right, above] = [at + rows + 1, at + 1];
      if (column < columns && row < rows) triangles.push(at, right, above, right, right + 1, above);
    }
  }
  const attribute = (location, size, numbers) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  attribute(1, 2, new Float32Array(places));
  const buffer = attribute(0, 3, new Float32Array(points));
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(triangles), gl.STATIC_DRAW);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);

  const meshes = Array.from({ length: count }, () => new Float32Array(points));
  let elapsed = 0;
  return {
    canvases: [canvas],
    bend: (dt) => {
      const phase = 2 * Math.PI * waves * (((elapsed += dt) % seconds) / seconds);
      for (const mesh of meshes)
        for (let at = 0; at < mesh.length; at += 3)
          mesh[at + 2] = Math.sin(phase + (points[at] + points[at + 1]) * 0.01) * amplitude;
    },
    draw: () => {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.clear(gl.COLOR_BUFFER_BIT);
      meshes.forEach((mesh, index) => {
        gl.viewport(0, index * height, width, height);
        gl.bufferData(gl.ARRAY_BUFFER, mesh, gl.DYNAMIC_DRAW);
        gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);
      });
    },
  };
}
