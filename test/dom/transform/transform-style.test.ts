import { describe, expect, it } from '@jest/globals';
import { type Change, Changes } from '../../../src/dom/target/changes.js';
import type { Declarations } from '../../../src/dom/style/declarations.js';
import type { OwnTransform } from '../../../src/dom/transform/own-transform.js';
import { TransformStyle } from '../../../src/dom/transform/transform-style.js';

const own: OwnTransform = {
  ...{ x: 0, y: 0, z: 0, baseX: '', baseY: '', rotation: 0, rotationX: 0, rotationY: 0 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1, skewX: 0, inner: '', isRead: false, isApart: false, origin: null },
};
const numbers = {
  ...own,
  ...{ rotationSkewY: 0, skewY: 0, flippedX: false, flippedY: false, eye: { x: 0, y: 0, z: 1 } },
  ...{ center: undefined, up: undefined },
};

/** What has changed. */
function changed(...names: readonly Change[]): Changes {
  return Object.assign(new Changes(), Object.fromEntries(names.map((name) => [name, true])));
}

function styled(parts: Partial<OwnTransform> = {}) {
  const said: Record<string, unknown> = {};
  const expected: string[] = [];
  const declarations = {
    say: (name: string, value: unknown) => (said[name] = value),
    expect: (name: string) => expected.push(name),
  } as unknown as Declarations;
  return { style: new TransformStyle(declarations, { ...own, ...parts }), said, expected };
}

describe('a transform in CSS', () => {
  it('holds all four properties, and says what only moves and turns in its plane as one', () => {
    const { style, said, expected } = styled();
    expect(expected).toEqual(['translate', 'rotate', 'scale', 'transform']);
    style.write({ ...numbers, x: 5, rotation: 30, rotationSkewY: 30 }, changed('translate', 'rotate'));
    expect(said).toEqual({ transform: 'translate(5px, 0px) rotate(30deg)' });
  });

  it('goes apart for what only the single properties can say, and never comes back', () => {
    const { style, said } = styled();
    style.write({ ...numbers, x: 5 }, changed('translate'));
    style.write({ ...numbers, x: 5, scaleX: 2 }, changed('scale', 'apart'));
    expect(said).toEqual({ translate: '5px 0px', scale: '2 1', transform: 'none' });
    style.write({ ...numbers, x: 6 }, changed('translate'));
    expect(said).toMatchObject({ translate: '6px 0px', scale: '2 1' });
  });

  it('says only what has changed where it is apart', () => {
    const { style, said } = styled({ isApart: true });
    style.write({ ...numbers, x: 5, rotation: 30 }, changed('rotate'));
    expect(said).toEqual({ rotate: '30deg' });
  });

  it('takes over a transform that was read into numbers, and lets work inside what was not', () => {
    const read = styled({ isRead: true, isApart: true });
    read.style.write({ ...numbers, x: 5, rotation: 30, rotationSkewY: 30 }, changed('translate'));
    expect(read.said).toEqual({ translate: '5px 0px', rotate: '30deg', transform: 'none' });
    const inside = styled({ inner: 'perspective(9px)' });
    inside.style.write({ ...numbers, x: 5 }, changed('translate'));
    expect(inside.said).toEqual({ transform: 'translate(5px, 0px) perspective(9px)' });
  });

  it('gives a shape its origin together with its place, at the first change, be it of its size', () => {
    const { style, said } = styled({ isApart: true, origin: { box: 'fill-box', place: '50% 50%' } });
    expect([style.goesWithSize, styled().style.goesWithSize]).toEqual([true, false]);
    style.write({ ...numbers, x: 5, rotation: 30 }, changed('rotate'));
    expect(said).toEqual({
      transformBox: 'fill-box',
      transformOrigin: '50% 50%',
      translate: '5px 0px',
      rotate: '30deg',
    });
  });
});
