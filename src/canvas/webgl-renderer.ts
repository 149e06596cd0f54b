import type { Grid } from '../grid/grid.js';
import { eyeDistance } from '../grid/perspective.js';
import { type GridRenderer, type GridScene, bentGrid, flatParts } from './grid-renderer.js';

/** What makes a depth of a distance, from the nearest that is drawn to the farthest: 0.02 and 100 of the eye's distance. */
const FAR_SUM = '1.00040008';
const FAR_PRODUCT = '0.04000800';

const vertexShader = `#version 300 es
in vec3 place;
in vec2 at;
uniform vec3 size;
uniform vec2 inner;
out vec2 pixel;
out vec3 spot;
void main() {
  float depth = 1.0 - place.z / size.z;
  pixel = vec2(at.x, 1.0 - at.y);
  spot = place;
  gl_Position = vec4((place.xy * 2.0 / size.xy - 1.0) * inner, depth * ${FAR_SUM} - ${FAR_PRODUCT}, depth);
}`;

const fragmentShader = `#version 300 es
precision highp float;
in vec2 pixel;
in vec3 spot;
uniform sampler2D picture;
uniform float shading;
out vec4 color;
void main() {
  color = texture(picture, pixel);
  if (color.a < 0.003) discard;
  vec3 normal = cross(dFdx(spot), dFdy(spot));
  float facing = abs(normal.z) / max(length(normal), 1e-9);
  color.rgb *= mix(1.0, facing, shading);
}`;

/** A mesh on the graphics card, and which version of it that is. */
interface Mesh {
  readonly array: WebGLVertexArrayObject;
  readonly places: WebGLBuffer;
  readonly at: WebGLBuffer;
  readonly indices: WebGLBuffer;
}

/** All that goes with a context, and is made anew with it. */
interface Resources {
  readonly program: WebGLProgram;
  readonly texture: WebGLTexture;
  readonly flat: Mesh;
  readonly bent: Mesh;
  readonly uniforms: Readonly<Record<'size' | 'inner' | 'shading', WebGLUniformLocation | null>>;
}

/** Draws a surface by WebGL 2. A context that is lost is waited for; all that went with it is made anew. */
export class WebGLRenderer implements GridRenderer {
  readonly kind = 'webgl';
  private readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly restored: () => void;
  private resources: Resources | null;
  /** What the bent mesh was made of. */
  private grid: Grid | null = null;
  private version = -1;
  private flatKey = '';
  private isUploaded = false;

  /** @param restored Told when a lost context has come back. */
  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, restored: () => void) {
    this.canvas = canvas;
    this.gl = gl;
    this.restored = restored;
    this.resources = makeResources(gl);
    canvas.addEventListener('webglcontextlost', this.lose);
    canvas.addEventListener('webglcontextrestored', this.restore);
  }

  draw(scene: GridScene): void {
    const { gl, resources } = this;
    if (resources === null || gl.isContextLost()) return;
    const { surface, picture, margin, smooth } = scene;
    const { width, height } = surface;
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.useProgram(resources.program);
    if (scene.isNew || !this.isUploaded) upload(gl, resources.texture, picture.drawable, smooth);
    this.isUploaded = true;
    gl.uniform3f(resources.uniforms.size, width, height, height * eyeDistance);
    gl.uniform2f(resources.uniforms.inner, width / (width + 2 * margin), height / (height + 2 * margin));
    this.drawFlat(resources, scene);
    this.drawBent(resources, scene);
  }

  close(): void {
    this.canvas.removeEventListener('webglcontextlost', this.lose);
    this.canvas.removeEventListener('webglcontextrestored', this.restore);
    const { gl, resources } = this;
    if (resources === null) return;
    gl.deleteProgram(resources.program);
    gl.deleteTexture(resources.texture);
    for (const { array, places, at, indices } of [resources.flat, resources.bent]) {
      gl.deleteVertexArray(array);
      for (const buffer of [places, at, indices]) gl.deleteBuffer(buffer);
    }
    this.resources = null;
  }

  private drawFlat({ flat, uniforms }: Resources, { surface }: GridScene): void {
    const { gl } = this;
    const parts = flatParts(surface);
    const key = parts.join(';');
    gl.bindVertexArray(flat.array);
    if (key !== this.flatKey) {
      const { width, height } = surface;
      const corners = parts.flatMap(([left, bottom, right, top]): [number, number][] => [
        [left, bottom],
        [right, bottom],
        [left, top],
        [right, top],
      ]);
      fill(gl, flat, new Float32Array(corners.flatMap(([x, y]) => [x, y, 0])), {
        at: new Float32Array(corners.flatMap(([x, y]) => [x / width, y / height])),
        indices: new Uint16Array(parts.flatMap((_, part) => [0, 1, 2, 1, 3, 2].map((corner) => part * 4 + corner))),
      });
      this.flatKey = key;
    }
    gl.disable(gl.DEPTH_TEST);
    gl.uniform1f(uniforms.shading, 0);
    gl.drawElements(gl.TRIANGLES, parts.length * 6, gl.UNSIGNED_SHORT, 0);
  }

  private drawBent({ bent, uniforms }: Resources, { surface, shading }: GridScene): void {
    const { gl } = this;
    const grid = bentGrid(surface);
    if (grid === null) return;
    gl.bindVertexArray(bent.array);
    const { positions, textureCoordinates, indices } = grid;
    if (grid !== this.grid) fill(gl, bent, positions, { at: textureCoordinates, indices });
    else if (grid.version !== this.version) fill(gl, bent, positions);
    this.grid = grid;
    this.version = grid.version;
    if (grid.depthTest) gl.enable(gl.DEPTH_TEST);
    gl.uniform1f(uniforms.shading, shading);
    const type = indices instanceof Uint32Array ? gl.UNSIGNED_INT : gl.UNSIGNED_SHORT;
    gl.drawElements(gl.TRIANGLES, indices.length, type, 0);
  }

  private readonly lose = (event: Event): void => {
    // Only then does it come back.
    event.preventDefault();
    this.resources = null;
  };

  private readonly restore = (): void => {
    this.resources = makeResources(this.gl);
    this.grid = null;
    this.flatKey = '';
    this.isUploaded = false;
    this.restored();
  };
}

function makeResources(gl: WebGL2RenderingContext): Resources {
  const program = gl.createProgram();
  for (const [type, source] of [[gl.VERTEX_SHADER, vertexShader], [gl.FRAGMENT_SHADER, fragmentShader]] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  } // prettier-ignore
  gl.bindAttribLocation(program, 0, 'place');
  gl.bindAttribLocation(program, 1, 'at');
  gl.linkProgram(program);
  gl.enable(gl.BLEND);
  // Colours are multiplied by their alpha.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.depthFunc(gl.LEQUAL);
  const uniform = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const uniforms = { size: uniform('size'), inner: uniform('inner'), shading: uniform('shading') };
  return { program, texture: gl.createTexture(), flat: makeMesh(gl), bent: makeMesh(gl), uniforms };
}

function makeMesh(gl: WebGL2RenderingContext): Mesh {
  const mesh = {
    array: gl.createVertexArray(),
    places: gl.createBuffer(),
    at: gl.createBuffer(),
    indices: gl.createBuffer(),
  };
  gl.bindVertexArray(mesh.array);
  for (const [index, buffer, size] of [[0, mesh.places, 3], [1, mesh.at, 2]] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, 0, 0);
  } // prettier-ignore
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, mesh.indices);
  return mesh;
}

/** Writes the points of a mesh, and where it is another mesh all that belongs to them. Its array is bound. */
function fill(
  gl: WebGL2RenderingContext,
  mesh: Mesh,
  places: Float32Array,
  rest?: { readonly at: Float32Array; readonly indices: Uint16Array | Uint32Array },
): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, mesh.places);
  gl.bufferData(gl.ARRAY_BUFFER, places, gl.DYNAMIC_DRAW);
  if (rest === undefined) return;
  gl.bindBuffer(gl.ARRAY_BUFFER, mesh.at);
  gl.bufferData(gl.ARRAY_BUFFER, rest.at, gl.STATIC_DRAW);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, rest.indices, gl.STATIC_DRAW);
}

function upload(gl: WebGL2RenderingContext, texture: WebGLTexture, picture: TexImageSource, smooth: boolean): void {
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  const filter = smooth ? gl.LINEAR : gl.NEAREST;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
