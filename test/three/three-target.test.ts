import { describe, expect, it } from '@jest/globals';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshNormalMaterial, Scene, Vector3 } from 'three';
import type { Tinted } from '../../src/index.js';
import { threeTarget } from '../../src/three/index.js';
import { itKeepsTheContract } from '../adapters/contract.js';

function box(): Mesh<BoxGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(new BoxGeometry(), new MeshBasicMaterial());
  new Scene().add(mesh);
  return mesh;
}

describe('an object of Three', () => {
  itKeepsTheContract(
    [
      ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
      ...(['opacity', 'color', 'visible', 'flippedX', 'flippedY', 'remove'] as const),
    ],
    () => {
      const mesh = box();
      return {
        target: threeTarget(mesh),
        push: (distance) => (mesh.position.x += distance),
        isThere: () => mesh.parent !== null,
      };
    },
  );

  it('has one target', () => {
    const group = new Group();
    expect(threeTarget(group)).toBe(threeTarget(group));
    expect(threeTarget(group).object).toBe(group);
    expect(() => threeTarget(undefined as never)).toThrow('threeTarget: object must be an object, got undefined');
  });

  it('turns clockwise by its rotation, as seen from the front', () => {
    const mesh = box();
    threeTarget(mesh).rotation = 90;
    const right = new Vector3(1, 0, 0).applyEuler(mesh.rotation);
    expect(right.toArray().map(Math.round)).toEqual([0, -1, 0]);
    expect(threeTarget(mesh).rotationZ).toBe(-90);
  });

  it('turns about an axis as Three does', () => {
    const mesh = box();
    threeTarget(mesh).rotationY = 90;
    expect(mesh.rotation.y).toBe(Math.PI / 2);
  });

  it('tells what others wrote', () => {
    const mesh = box();
    const target = threeTarget(mesh);
    target.rotationX = 10;
    target.color = { r: 1, g: 2, b: 3 };
    mesh.rotation.x = Math.PI;
    mesh.material.color.set('rgb(51, 102, 204)');
    expect(target.rotationX).toBe(180);
    expect(Object.values(target.color).map(Math.round)).toEqual([51, 102, 204]);
  });

  it('becomes transparent when it is faded, and is compiled anew for it only once', () => {
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

  it('can not be faded or tinted without a material of its own', () => {
    const target = threeTarget(new Group()) as unknown as { opacity: number };
    expect(() => target.opacity).toThrow(
      'threeTarget: the object must have one material to be faded or tinted, got undefined',
    );
  });

  it('can not be tinted where its material has no colour', () => {
    const target = threeTarget(new Mesh(new BoxGeometry(), new MeshNormalMaterial()) as never) as unknown as Tinted;
    const message = 'threeTarget: the material must have a colour to be tinted, got MeshNormalMaterial';
    expect(() => target.color).toThrow(new TypeError(message));
    expect(() => (target.color = { r: 1, g: 2, b: 3 })).toThrow(new TypeError(message));
  });

  it('must be an object of Three', () => {
    expect(() => threeTarget({} as never)).toThrow(
      new TypeError('threeTarget: object must be an Object3D of Three, got an object'),
    );
  });
});
