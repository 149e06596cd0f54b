import { describe, expect, it } from '@jest/globals';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Scene } from 'three';
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
  });

  it('must be an object of Three', () => {
    expect(() => threeTarget({} as never)).toThrow(
      new TypeError('threeTarget: object must be an Object3D of three.js, got an object'),
    );
  });
});
