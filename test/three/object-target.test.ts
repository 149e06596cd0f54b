import { describe, expect, it } from '@jest/globals';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshNormalMaterial, Scene, Vector3 } from 'three';
import type { Tinted } from '../../src/index.js';
import { threeTarget } from '../../src/three/index.js';

function box(): Mesh<BoxGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(new BoxGeometry(), new MeshBasicMaterial());
  new Scene().add(mesh);
  return mesh;
}

describe('the target of an object', () => {
  it('rotates clockwise, as seen from the front', () => {
    const mesh = box();
    threeTarget(mesh).rotation = 90;
    const right = new Vector3(1, 0, 0).applyEuler(mesh.rotation);
    expect(right.toArray().map(Math.round)).toEqual([0, -1, 0]);
    expect([threeTarget(mesh).rotation, threeTarget(mesh).rotationZ]).toEqual([90, -90]);
  });

  it('rotates about an axis as Three does', () => {
    const mesh = box();
    threeTarget(mesh).rotationY = 90;
    expect(mesh.rotation.y).toBe(Math.PI / 2);
  });

  it('reads values that others wrote', () => {
    const mesh = box();
    const target = threeTarget(mesh);
    target.rotationX = 10;
    target.color = { r: 1, g: 2, b: 3 };
    mesh.rotation.x = Math.PI;
    mesh.material.color.set('rgb(51, 102, 204)');
    expect(target.rotationX).toBe(180);
    expect(Object.values(target.color).map(Math.round)).toEqual([51, 102, 204]);
  });

  it('becomes transparent when it is faded, and is compiled again once', () => {
    const mesh = box();
    const target = threeTarget(mesh);
    target.opacity = 1;
    expect(mesh.material.transparent).toBe(false);
    const { version } = mesh.material;
    target.opacity = 0.5;
    target.opacity = 0.25;
    expect([mesh.material.transparent, mesh.material.opacity, mesh.material.version]).toEqual([
      true,
      0.25,
      version + 1,
    ]);
  });

  it('cannot be faded or tinted without one material', () => {
    const target = threeTarget(new Group()) as unknown as { opacity: number };
    expect(() => target.opacity).toThrow(
      'threeTarget: the object must have one material to be faded or tinted, got undefined',
    );
  });

  it('cannot be tinted if its material has no colour', () => {
    const target = threeTarget(new Mesh(new BoxGeometry(), new MeshNormalMaterial()) as never) as unknown as Tinted;
    const message = 'threeTarget: the material must have a colour to be tinted, got MeshNormalMaterial';
    expect(() => target.color).toThrow(new TypeError(message));
    expect(() => (target.color = { r: 1, g: 2, b: 3 })).toThrow(new TypeError(message));
  });

  it('keeps its scale as it was written while it is flipped', () => {
    const mesh = box();
    const target = threeTarget(mesh);
    target.flippedY = true;
    target.scaleY = 3;
    expect([target.scaleY, mesh.scale.y, target.scaleZ]).toEqual([3, -3, 1]);
    target.flippedY = false;
    expect(mesh.scale.y).toBe(3);
  });
});
