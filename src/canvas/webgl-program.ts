/** A program that draws grids, made for one context. */
export interface GridProgram {
  readonly program: WebGLProgram;
  /** For the picture, and for its back, if that has one of its own. */
  readonly textures: readonly WebGLTexture[];
  /** Binds the buffers. */
  readonly points: WebGLVertexArrayObject;
  /** Points, their texture coordinates, and triangles. */
  readonly buffers: readonly [vertices: WebGLBuffer, at: WebGLBuffer, indices: WebGLBuffer];
  /** Width and height of the surface, the margin around it, and the shading. */
  readonly view: WebGLUniformLocation | null;
}

// The distance of the eye is √3/2 of the height. The near and far planes are at 0.02 and 100 times this distance.
const vertexShader = `#version 300 es
layout(location=0)in vec3 place;layout(location=1)in vec2 at;uniform vec4 view;out vec2 pixel;out vec3 spot;
void main(){float depth=1.-place.z/view.y/.8660254;pixel=vec2(at.x,1.-at.y);spot=place;
gl_Position=vec4((place.xy*2.-view.xy)/(view.xy+2.*view.z),depth*1.0004-.040008,depth);}`;

// On a face that shows its back, the picture is mirrored.
const turned = `dFdx(pixel.x)*dFdy(pixel.y)>dFdx(pixel.y)*dFdy(pixel.x)?texture(back,vec2(1.-pixel.x,pixel.y)):`;

const fragmentShader = (hasBack: boolean): string => `#version 300 es
precision highp float;in vec2 pixel;in vec3 spot;uniform sampler2D picture,back;uniform vec4 view;out vec4 color;
void main(){color=${hasBack ? turned : ''}texture(picture,pixel);if(color.a<.003)discard;
vec3 normal=cross(dFdx(spot),dFdy(spot));color.rgb*=mix(1.,abs(normal.z)/max(length(normal),1e-9),view.w);}`;

/** Makes a program with its buffers and textures, and binds them. @param pictures How many: 2 with a back. */
export function makeProgram(gl: WebGL2RenderingContext, smooth: boolean, pictures = 1): GridProgram {
  const program = gl.createProgram();
  const compile = (type: number, source: string): void => {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  compile(gl.VERTEX_SHADER, vertexShader);
  compile(gl.FRAGMENT_SHADER, fragmentShader(pictures > 1));
  gl.linkProgram(program);

  const points = gl.createVertexArray();
  gl.bindVertexArray(points);
  const attribute = (location: number, size: number): WebGLBuffer => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  const vertices = attribute(0, 3);
  const at = attribute(1, 2);
  const indices = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);

  const parameter = (name: number, value: number): void => {
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  };
  const textures = Array.from({ length: pictures }, () => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    // Mipmaps, so that lines on a face seen from the side do not flicker.
    parameter(gl.TEXTURE_MIN_FILTER, smooth ? gl.LINEAR_MIPMAP_LINEAR : gl.NEAREST);
    parameter(gl.TEXTURE_MAG_FILTER, smooth ? gl.LINEAR : gl.NEAREST);
    parameter(gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    parameter(gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  });
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.enable(gl.BLEND);
  // Colours are premultiplied by their alpha.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.depthFunc(gl.LEQUAL);

  if (pictures > 1) {
    gl.useProgram(program);
    gl.uniform1i(gl.getUniformLocation(program, 'back'), 1);
  }
  return { program, textures, points, buffers: [vertices, at, indices], view: gl.getUniformLocation(program, 'view') };
}
