import { describe, expect, it } from '@jest/globals';
import type { Graphics as Shape } from 'pixi.js';
import { Subject } from 'rxjs';
import { ActionManager, delayTime, moveBy, play, rotateBy, scaleTo, tintTo } from '../../src/index.js';
import { pixiTarget } from '../../src/pixi/index.js';
import { Container, Graphics } from './pixi.js';

/** A box of 100 by 50 on a stage. */
function box(): Shape {
  const graphics = new Graphics().rect(0, 0, 100, 50).fill(0xffffff);
  new Container().addChild(graphics);
  return graphics;
}

const gone = new Error('pixiTarget: the container must not be destroyed, got one that is');
const names = 'x y z rotation scaleX scaleY skewX skewY rotationSkewX rotationSkewY width height opacity percentage';
const numbers = Object.fromEntries(names.split(' ').map((name) => [name, 0.5]));

describe('the transform of a container', () => {
  it('is written to the container', () => {
    const container = box();
    const target = pixiTarget(container);
    target.rotation = 90;
    target.skewX = 45;
    target.color = { r: 255, g: 127.6, b: -4 };
    target.flippedX = true;
    expect([container.angle, container.skew.x, container.tint, container.scale.x]).toEqual([
      90,
      Math.PI / 4,
      0xff8000,
      -1,
    ]);
  });

  it('rotates clockwise, and flips before it rotates', () => {
    const container = box();
    const target = pixiTarget(container);
    target.rotation = 90;
    target.x = 10;
    target.flippedX = true;
    const { x, y } = container.toGlobal({ x: 5, y: 0 });
    expect([Math.round(x), Math.round(y)]).toEqual([10, -5]);
  });

  it.each(['rotation', 'skewX', 'skewY', 'rotationSkewX', 'rotationSkewY'] as const)(
    'reads back %s as it was written, until others change it',
    (name) => {
      const container = box();
      const target = pixiTarget(container);
      target[name] = 29.3;
      expect(target[name]).toBe(29.3);
      container.rotation = 1;
      container.skew.set(0.5, 0.25);
      expect(target[name]).toBeCloseTo(
        { rotation: 1, skewX: 0.5, skewY: 0.25, rotationSkewX: 0.5, rotationSkewY: 1.25 }[name] * (180 / Math.PI),
        10,
      );
    },
  );

  it('rotates its axes separately from its rotation', () => {
    const container = box();
    const target = pixiTarget(container);
    target.rotation = 30;
    target.rotationSkewX = 10;
    target.rotationSkewY = 70;
    const [right, down] = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ].map((point) => container.toGlobal(point));
    const angle = (y: number, x: number) => (Math.atan2(y, x) * 180) / Math.PI;
    expect(angle(right!.y, right!.x)).toBeCloseTo(70, 10);
    expect(angle(-down!.x, down!.y)).toBeCloseTo(10, 10);
  });

  it('keeps its scale as it was written while it is flipped', () => {
    const container = box();
    const target = pixiTarget(container);
    target.scaleX = 2;
    target.flippedX = true;
    target.flippedX = true;
    target.scaleX = 3;
    expect([target.scaleX, container.scale.x, target.flippedX]).toEqual([3, -3, true]);
  });

  it('ends actions in a clear error when it is destroyed', () => {
    const container = box();
    const target = pixiTarget(container);
    const frame$ = new Subject<number>();
    const errors: unknown[] = [];
    for (const action of [moveBy(1, { x: 1, y: 1 }), scaleTo(1, 2), rotateBy(1, 9), tintTo(1, { r: 0, g: 0, b: 0 })]) {
      play(action, target, frame$).subscribe({ error: (error: unknown) => errors.push(error) });
    }
    frame$.next(0);
    container.destroy();
    frame$.next(0.5);
    expect(errors).toEqual([gone, gone, gone, gone]);
    const other = box();
    other.destroy();
    expect(() => pixiTarget(other)).toThrow(gone);
  });

  it('throws once it is destroyed, but its actions can be stopped', () => {
    const container = new Container({ children: [box()] });
    const target = pixiTarget(container, { mask: new Graphics() });
    target.progress = { type: 'radial' };
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const running = manager.runAction(delayTime(1), target);
    const values = { ...numbers, color: { r: 0, g: 0, b: 0 } };
    container.destroy({ children: true });
    for (const [name, value] of Object.entries(values)) {
      expect(() => Reflect.set(target, name, value)).toThrow(gone);
      expect((): unknown => Reflect.get(target, name)).toThrow(gone);
    }
    expect(() => target.visible).toThrow(gone);
    expect(() => (target.flippedX = true)).toThrow(gone);
    expect(() => (target.flippedY = true)).toThrow(gone);
    expect(() => (target.progress = { type: 'bar' })).toThrow(gone);
    expect(() => pixiTarget(container, { mask: new Graphics() })).toThrow(gone);
    target.remove();
    expect(target.removed).toBe(true);
    manager.stopAllActions(pixiTarget(container));
    expect(running.ending).toBe('stopped');
  });

  it('throws once its mask is destroyed', () => {
    const destroyed = new Graphics();
    destroyed.destroy();
    const lost = new Error('pixiTarget: the mask must not be destroyed, got one that is');
    expect(() => pixiTarget(new Container(), { mask: destroyed })).toThrow(lost);
    const mask = new Graphics();
    const target = pixiTarget(new Container({ children: [box()] }), { mask });
    mask.destroy();
    expect(() => (target.percentage = 0.5)).toThrow(lost);
    expect(() => (target.x = 1)).not.toThrow();
  });
});
