import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { Box3, BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial, PerspectiveCamera, Vector3 } from 'three';
import { flatGrid, gridSurface, shuffleTiles, waves3D } from '../../src/grid/index.js';
import { threeGrid } from '../../src/three/index.js';

function followed() {
  const surface = gridSurface(300, 200);
  const mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial());
  const frame$ = new Subject<number>();
  const follower = threeGrid(mesh, surface, { BufferAttribute, frame$ });
  const time$ = new Subject<number>();
  const size = { columns: 6, rows: 4 };
  return { surface, mesh, frame$, follower, time$, size };
}

/** Until release 184, Three kept the normals that a geometry had, whatever the number of its points. */
class OlderGeometry extends BufferGeometry {
  override computeVertexNormals(): void {
    const isKept =
      this.hasAttribute('normal') && this.getAttribute('normal').count !== this.getAttribute('position').count;
    if (!isKept) super.computeVertexNormals();
  }
}

describe('a mesh of Three over a surface', () => {
  it('is flat if nothing bends it, also around a bent part', () => {
    const { mesh, follower } = followed();
    const place = mesh.geometry.getAttribute('position');
    expect([...place.array]).toEqual([0, 0, 0, 0, 200, 0, 300, 0, 0, 300, 200, 0]);
    expect([...mesh.geometry.getAttribute('uv').array]).toEqual([0, 0, 0, 1, 1, 0, 1, 1]);
    expect(follower.update()).toBe(false);
  });

  it('has the points of a bent mesh, and notifies Three when they move', () => {
    const { surface, mesh, follower, time$, size } = followed();
    time$.pipe(waves3D(1, size, { waves: 1, amplitude: 40 }).on(surface)).subscribe();
    time$.next(0.5);
    expect(follower.update()).toBe(true);
    const place = mesh.geometry.getAttribute('position') as BufferAttribute;
    expect(place.array).toBe(surface.grid!.positions);
    expect(mesh.geometry.getIndex()!.count).toBe(6 * 4 * 6);
    const { version } = place;
    time$.next(0.75);
    expect([follower.update(), follower.update(), place.version - version]).toEqual([true, false, 1]);
    expect(mesh.geometry.getAttribute('normal').count).toBe(place.count);
    expect(mesh.geometry.boundingSphere!.radius).toBeGreaterThan(150);
  });

  it('has as many normals as points in older releases of Three, too', () => {
    const surface = gridSurface(300, 200);
    const geometry = new OlderGeometry();
    const follower = threeGrid({ geometry }, surface, { BufferAttribute, frame$: new Subject() });
    for (const columns of [6, 3]) {
      surface.grid = flatGrid(surface, 'grid', { columns, rows: 4 });
      follower.update();
      const normals = geometry.getAttribute('normal');
      expect([normals.count, [...normals.array].slice(-3)]).toEqual([(columns + 1) * 5, [0, 0, 1]]);
    }
  });

  it('has the bounds of the bent mesh, also if Three has computed them before', () => {
    const { surface, mesh, follower, time$, size } = followed();
    const { geometry } = mesh;
    geometry.computeBoundingBox();
    time$.pipe(waves3D(1, size, { waves: 1, amplitude: 40 }).on(surface)).subscribe();
    time$.next(0.25);
    follower.update();
    const { min, max } = new Box3().setFromObject(mesh);
    expect([min.z, max.z].map(Math.round)).toEqual([-40, 40]);
  });

  it('shows in a camera of Three as in the engine', () => {
    const camera = new PerspectiveCamera(60, 300 / 200, 1, 1000);
    camera.position.set(150, 100, 100 * Math.sqrt(3));
    camera.updateMatrixWorld();
    expect(new Vector3(0, 200, 0).project(camera).toArray().slice(0, 2).map(Math.round)).toEqual([-1, 1]);
  });

  it('follows another effect, in each frame, until it is closed', async () => {
    const { surface, mesh, frame$, follower, time$, size } = followed();
    time$.pipe(shuffleTiles(1, size).on(surface)).subscribe();
    time$.next(0.5);
    frame$.next(0);
    await Promise.resolve();
    expect(mesh.geometry.getAttribute('position').count).toBe(6 * 4 * 4);
    surface.grid = null;
    follower.close();
    expect(frame$.observed).toBe(false);
    expect(mesh.geometry.getAttribute('position').count).toBe(96);
  });
});
