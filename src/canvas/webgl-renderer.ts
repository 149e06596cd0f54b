import type { Grid } from '../grid/grid.js';
import { type GridRenderer, type GridScene, gridsOf } from './grid-renderer.js';
import { type GridProgram, closeProgram, makeProgram } from './webgl-program.js';

/** Draws a surface by WebGL 2. A context that is lost is waited for; all that went with it is made anew. */
export class WebGLRenderer implements GridRenderer {
  readonly kind = 'webgl';
  private readonly gl: WebGL2RenderingContext;
  private readonly scene: GridScene;
  private readonly restored: () => void;
  private program: GridProgram | null = null;
  /** What its buffers hold. */
  private grid: Grid | null = null;
  private version = 0;

  /** @param restored Told when a lost context has come back. */
  constructor(gl: WebGL2RenderingContext, scene: GridScene, restored: () => void) {
    this.gl = gl;
    this.scene = scene;
    this.restored = restored;
    gl.canvas.addEventListener('webglcontextlost', this.lose);
    gl.canvas.addEventListener('webglcontextrestored', restored);
  }

  draw(isNew: boolean): void {
    const { gl } = this;
    if (gl.isContextLost()) return;
    const { surface, picture, margin, shading, smooth } = this.scene;
    if (isNew || this.program === null) {
      this.program ??= makeProgram(gl, smooth);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture.drawable);
    }
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniform4f(this.program.view, surface.width, surface.height, margin, shading);
    for (const grid of gridsOf(surface)) this.drawGrid(grid);
  }

  close(): void {
    const { gl, program } = this;
    gl.canvas.removeEventListener('webglcontextlost', this.lose);
    gl.canvas.removeEventListener('webglcontextrestored', this.restored);
    if (program !== null) closeProgram(gl, program);
  }

  private drawGrid(grid: Grid): void {
    const { gl, program } = this;
    const [places, at] = program!.buffers;
    const { positions, textureCoordinates, indices, version, depthTest } = grid;
    const isNew = grid !== this.grid;
    if (isNew) {
      gl.bindBuffer(gl.ARRAY_BUFFER, at);
      gl.bufferData(gl.ARRAY_BUFFER, textureCoordinates, gl.STATIC_DRAW);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
    }
    if (isNew || version !== this.version) {
      gl.bindBuffer(gl.ARRAY_BUFFER, places);
      gl.bufferData(gl.ARRAY_BUFFER, positions, gl.DYNAMIC_DRAW);
    }
    this.grid = grid;
    this.version = version;
    gl[depthTest ? 'enable' : 'disable'](gl.DEPTH_TEST);
    gl.drawElements(
      gl.TRIANGLES,
      indices.length,
      indices.BYTES_PER_ELEMENT > 2 ? gl.UNSIGNED_INT : gl.UNSIGNED_SHORT,
      0,
    );
  }

  private readonly lose = (event: Event): void => {
    // Only then does it come back.
    event.preventDefault();
    this.program = this.grid = null;
  };
}
