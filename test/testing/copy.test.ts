import { describe, expect, it } from '@jest/globals';
import { moveTo } from 'rx-motion';
import { pixiTarget } from 'rx-motion/pixi';
import { toMarbles, trace } from 'rx-motion/testing';
import { threeTarget } from 'rx-motion/three';
import { Object3D } from 'three';
import { copyOf } from '../../src/testing/copy.js';
import { Container } from '../pixi/pixi.js';

class Ship {
  name = 'ship';
  #x = 1;

  get x(): number {
    return this.#x;
  }
  set x(value: number) {
    this.#x = value;
  }

  /** Read-only, therefore not state. */
  get distance(): number {
    return Math.abs(this.#x);
  }
}

class Fleet extends Ship {
  get flag(): string {
    throw new Error('there is none');
  }
  set flag(_flag: string) {}

  get color(): object {
    return { r: this.x };
  }
  set color(_color: object) {}
}

describe('a copy', () => {
  it('has the fields of an object, and the accessors of its classes', () => {
    expect(copyOf(new Ship())).toEqual({ name: 'ship', x: 1 });
    expect(copyOf({ fleet: new Fleet() })).toEqual({ fleet: { name: 'ship', x: 1, color: { r: 1 } } });
  });

  it('omits objects with state elsewhere, and the fields of their wrappers', () => {
    class Adapter extends Ship {
      readonly container = new Container();
      written = 3;
    }
    expect(copyOf(new Adapter())).toEqual({ x: 1 });
    const [map, date, object] = [new Map([[1, 2]]), new Date(0), new Object3D()];
    expect(copyOf({ map, date, list: [map, 1], position: object.position })).toEqual({
      list: [1],
      position: { x: 0, y: 0, z: 0 },
    });
  });

  it('has the children of a watched node, but not its parents', () => {
    class Leaf {
      parent: Leaf | null = null;
      readonly children: Leaf[] = [];
      x = 1;
      removeFromParent(): void {}
    }
    const [tree, leaf] = [new Leaf(), new Leaf()];
    tree.children.push(leaf, new Leaf());
    leaf.parent = tree;
    const bare = { x: 1, children: [] };
    expect(copyOf({ leaf, all: [tree] })).toEqual({ leaf: bare, all: [{ ...bare, parent: null }] });
  });

  it('has the numbers of a typed array, and an object without a prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { x: 1 });
    expect(copyOf({ numbers: new Float32Array([1, 2]), bare })).toEqual({ numbers: { 0: 1, 1: 2 }, bare: { x: 1 } });
  });

  it.each([
    ['a container of PixiJS', () => pixiTarget(new Container())],
    ['an object of Three', () => threeTarget(new Object3D())],
  ])('of the target of %s has its animated properties, and no internals', (_name, targetOf) => {
    const lanes = toMarbles(trace(moveTo(0.5, { x: 100, y: 10 }), targetOf(), { fps: 4 })).split('\n');
    expect(lanes.length).toBeLessThan(40);
    const written = lanes.map((lane) => lane.split(/\s+/));
    expect(written).toContainEqual(['x', '0-----50---100|']);
    expect(written).toContainEqual(['y', '0-----5----10-|']);
    expect(written).toContainEqual(['scaleX', '1-------------|']);
    expect(written.map(([name]) => name).filter((name) => /container|object|angle|sign/.test(name!))).toEqual([]);
  });
});
