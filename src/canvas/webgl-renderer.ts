import type { Grid } from '../grid/grid.js';
import { type GridRenderer, type GridScene, gridsOf } from './grid-renderer.js';
import { giveBack, type ViewContext } from './webgl-context.js';
import { type GridProgram, makeProgram } from './webgl-program.js';

/**
 * Draws a surface with WebGL 2. When a lost context comes back, it makes its program again.
 *
 * @param redraw Called when the context is lost, and when it has come back.
 */
export function webglRenderer(context: ViewContext, scene: GridScene, redraw: () => void): GridRenderer {
  const { gl, copy } = context;
  const { canvas } = gl;
  const { surface, pictures, margin, shading, smooth } = scene;
  const listening = new AbortController();
  let drawn: GridProgram | null = null;
  /** The grid whose triangles its buffers hold. */
  let shown: Grid | null = null;

  const renew = (event: Event): void => {
    // Otherwise the browser would not restore the context.
    event.preventDefault();
    drawn = shown = null;
    redraw();
  };
  canvas.addEventListener('webglcontextlost', renew, listening);
  canvas.addEventListener('webglcontextrestored', renew, listening);

  const drawGrid = (grid: Grid, [vertices, at]: GridProgram['buffers']): void => {
    const { positions, textureCoordinates, indices, depthTest } = grid;
    if (grid !== shown) {
      gl.bindBuffer(gl.ARRAY_BUFFER, at);
      gl.bufferData(gl.ARRAY_BUFFER, textureCoordinates, gl.STATIC_DRAW);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
      shown = grid;
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
    gl.bufferData(gl.ARRAY_BUFFER, positions, gl.DYNAMIC_DRAW);
    gl[depthTest ? 'enable' : 'disable'](gl.DEPTH_TEST);
    gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
  };

  return {
    kind: 'webgl',
    draw: (isNew) => {
      if (gl.isContextLost()) return;
      const { width, height } = (copy ?? gl).canvas;
      // The shared canvas is as large as the largest view.
      if (canvas.width < width) canvas.width = width;
      if (canvas.height < height) canvas.height = height;
      const { program, points, textures, view, buffers } = (drawn ??= makeProgram(gl, smooth, pictures.length));
      gl.useProgram(program);
      gl.bindVertexArray(points);
      // The picture comes last, so that its texture unit stays active.
      for (const [unit, { drawable }] of [...pictures.entries()].reverse()) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, textures[unit]!);
        if (!isNew) continue;
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawable);
        if (smooth) gl.generateMipmap(gl.TEXTURE_2D);
      }
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.uniform4f(view, surface.width, surface.height, margin, shading);
      for (const grid of gridsOf(surface)) drawGrid(grid, buffers);
      if (copy === null) return;
      copy.globalCompositeOperation = 'copy';
      // WebGL counts rows from below.
      copy.drawImage(canvas, 0, height - canvas.height);
    },
    close: () => {
      listening.abort();
      // The textures take most of the memory; the rest is freed with its objects.
      for (const texture of drawn?.textures ?? []) gl.deleteTexture(texture);
      giveBack(context);
    },
  };
}
