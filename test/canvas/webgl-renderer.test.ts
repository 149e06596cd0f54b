import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from 'rx-motion/grid';
import { webglRenderer } from '../../src/canvas/webgl-renderer.js';
import { notedGl } from './gl.js';

function rendered(copied?: { width: number; height: number }) {
  const canvas = Object.assign(new EventTarget(), { width: 300, height: 200 });
  const noted = notedGl(canvas);
  const surface = gridSurface(300, 200);
  surface.grid = flatGrid(surface, 'grid', { columns: 2, rows: 1 });
  const drawn: unknown[][] = [];
  const copy = copied && { canvas: copied, drawImage: (...given: unknown[]) => drawn.push(given) };
  let redraws = 0;
  const renderer = webglRenderer(
    { gl: noted.gl, copy: (copy ?? null) as CanvasRenderingContext2D | null },
    { surface, pictures: [{ drawable: 'picture' } as never], shading: 0.5, margin: 10, smooth: true },
    () => redraws++,
  );
  return { ...noted, canvas, surface, renderer, drawn, redraws: () => redraws };
}

describe('a surface drawn by WebGL', () => {
  it('is drawn mesh by mesh, with its size, margin and shading', () => {
    const { renderer, calls } = rendered();
    renderer.draw(true);
    expect(calls('drawElements')).toEqual([['TRIANGLES', 12, expect.anything(), 0]]);
    expect(calls('uniform4f').map(([, ...view]) => view)).toEqual([[300, 200, 10, 0.5]]);
    expect(calls('viewport')).toEqual([[0, 0, 300, 200]]);
  });

  it('sends its picture and the triangles of its mesh only when they are new', () => {
    const { renderer, surface, calls } = rendered();
    renderer.draw(true);
    renderer.draw(false);
    expect(calls('texImage2D')).toHaveLength(1);
    // Triangles and texture coordinates once, points twice.
    expect(calls('bufferData').map(([, , use]) => use)).toEqual([
      ...['STATIC_DRAW', 'STATIC_DRAW', 'DYNAMIC_DRAW', 'DYNAMIC_DRAW'],
    ]);
    surface.grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
    renderer.draw(false);
    expect(calls('bufferData')).toHaveLength(7);
  });

  it('waits while its context is lost, and makes its program again', () => {
    const { renderer, canvas, state, calls, redraws } = rendered();
    renderer.draw(true);
    state.isLost = true;
    const lost = new Event('webglcontextlost', { cancelable: true });
    canvas.dispatchEvent(lost);
    renderer.draw(true);
    expect([lost.defaultPrevented, redraws(), calls('drawElements').length]).toEqual([true, 1, 1]);
    state.isLost = false;
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    renderer.draw(true);
    expect([redraws(), calls('createProgram').length, calls('drawElements').length]).toEqual([2, 2, 2]);
  });

  it('is copied from a shared context, which is as large as the largest', () => {
    const { renderer, canvas, drawn } = rendered({ width: 400, height: 100 });
    renderer.draw(true);
    expect([canvas.width, canvas.height]).toEqual([400, 200]);
    expect(drawn).toEqual([[canvas, 0, -100]]);
  });

  it('removes its listeners when it is closed', () => {
    const { renderer, canvas, redraws } = rendered({ width: 30, height: 20 });
    renderer.draw(true);
    renderer.close();
    canvas.dispatchEvent(new Event('webglcontextlost'));
    expect(redraws()).toBe(0);
  });
});
