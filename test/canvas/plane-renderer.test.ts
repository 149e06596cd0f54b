import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from 'rx-motion/grid';
import { planeRenderer } from '../../src/canvas/plane-renderer.js';
import { image, Paper } from '../sprite/paper.js';

function rendered(scene: { margin?: number; shading?: number } = {}, bend?: (positions: Float32Array) => void) {
  const surface = gridSurface(300, 200);
  surface.grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
  bend?.(surface.grid.positions);
  const paper = new Paper(300, 200);
  const picture = { drawable: image, size: { width: 600, height: 400 } };
  const renderer = planeRenderer(paper.context, {
    ...{ surface, pictures: [picture as never], shading: 0, margin: 0, smooth: true },
    ...scene,
  });
  return { renderer, paper };
}

describe('a surface on a 2D canvas', () => {
  it('is one piece if nothing bends it', () => {
    const { renderer, paper } = rendered();
    renderer.draw(true);
    expect(renderer.kind).toBe('2d');
    expect(paper.calls('fill')).toHaveLength(1);
    expect(paper.calls('setTransform')[0]!.map((part) => Math.round(Number(part) * 1e6) / 1e6 + 0)).toEqual([
      0.5, 0, 0, 0.5, 0, 0,
    ]);
    expect(paper.calls('clearRect')).toEqual([[0, 0, 300, 200]]);
  });

  it('shows its margin', () => {
    const { renderer, paper } = rendered({ margin: 50 });
    renderer.draw(true);
    expect(paper.calls('setTransform')[0]!.map((part) => Math.round(Number(part) * 1e6) / 1e6 + 0)).toEqual([
      0.375, 0, 0, 0.333333, 37.5, 33.333333,
    ]);
  });

  it('is cut into pieces if it is bent, without those behind the eye', () => {
    const bent = rendered({}, (positions) => (positions[2] = 80));
    bent.renderer.draw(true);
    expect(bent.paper.calls('fill').length).toBeGreaterThan(4);
    const behind = rendered({}, (positions) => {
      for (let at = 2; at < positions.length; at += 3) positions[at] = 1e6;
    });
    behind.renderer.draw(true);
    expect(behind.paper.calls('fill')).toEqual([]);
  });

  it('is shaded only if asked to, and copies its picture only if that is new', () => {
    const { renderer, paper } = rendered({ shading: 1 });
    renderer.draw(true);
    renderer.draw(false);
    expect(paper.calls('fill')).toHaveLength(4);
    expect(paper.calls('createPattern')).toEqual([[image, 'no-repeat']]);
  });
});
