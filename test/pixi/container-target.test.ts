import { describe, expect, it, jest } from '@jest/globals';
import type { Graphics as Shape } from 'pixi.js';
import { fromEvent, Subject } from 'rxjs';
import { ActionManager, blink, delayTime, moveBy, play, rotateBy, scaleTo, shake, tintTo } from '../../src/index.js';
import { pixiTarget } from '../../src/pixi/index.js';
import { animate, Animation, SpriteFrame } from '../../src/sprite/index.js';
import { itKeepsTheContract } from '../adapters/contract.js';
import { unhandledErrors } from '../unhandled.js';
import { Container, Graphics, Sprite, Texture } from './pixi.js';

const rect = { x: 0, y: 0, width: 4, height: 4 };
const [frame, other] = ['coin', 'coin-edge'].map(
  (name) => new SpriteFrame({ name, texture: { url: 'coin.png' }, rect }),
) as [SpriteFrame, SpriteFrame];

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

describe('a container', () => {
  const unhandled = unhandledErrors();

  it('reads values that others wrote', () => {
    const container = box();
    const target = pixiTarget(container);
    target.rotation = 10;
    target.color = { r: 1.5, g: 2, b: 3 };
    container.angle = 30;
    container.tint = 0x102030;
    container.alpha = 0.5;
    expect(target.rotation).toBeCloseTo(30, 12);
    expect(target.color).toEqual({ r: 16, g: 32, b: 48 });
    expect(target.opacity).toBe(0.5);
  });

  it('stops what it would restore without an error when it is destroyed', () => {
    const sprite = new Sprite(Texture.WHITE);
    const target = pixiTarget(sprite, { textureOf: () => new Texture() });
    const walk = new Animation([frame, other], { delayPerUnit: 0.5, restoreOriginalFrame: true });
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const until$ = fromEvent(sprite, 'destroyed');
    const runs = [blink(1, 4), animate(walk), shake(1, { x: 8 })].map((action) =>
      manager.runAction(action, target, { until: until$ }),
    );
    for (const dt of [0, 0.0625]) frame$.next(dt);
    sprite.destroy();
    jest.runAllTimers();
    expect(runs.map(({ ending }) => ending)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(unhandled).toEqual([]);
  });

  it('shows no sprite frames without textureOf', () => {
    const target = pixiTarget(new Sprite(Texture.EMPTY)) as unknown as { spriteFrame: SpriteFrame };
    expect(() => (target.spriteFrame = frame)).toThrow('pixiTarget: textureOf must be given to show sprite frames');
  });

  it('shows no part of itself without a mask', () => {
    const target = pixiTarget(box()) as unknown as { percentage: number };
    expect(() => (target.percentage = 5)).toThrow('pixiTarget: mask must be given to show a part, got undefined');
  });
});

describe('a sprite of PixiJS', () => {
  itKeepsTheContract(['x', 'y', 'spriteFrame'], () => {
    const sprite = new Sprite(Texture.WHITE);
    return {
      target: pixiTarget(sprite, { textureOf: () => new Texture() }),
      push: (distance) => (sprite.x += distance),
      isThere: () => sprite.parent !== null,
    };
  });

  it('shows the texture of a frame, and then its own again', () => {
    const textures = { coin: new Texture() };
    const sprite = new Sprite(Texture.WHITE);
    const target = pixiTarget(sprite, { textureOf: ({ name }) => textures[name as 'coin'] });
    const before = target.spriteFrame;
    target.spriteFrame = frame;
    expect(sprite.texture).toBe(textures.coin);
    target.spriteFrame = before;
    expect(sprite.texture).toBe(Texture.WHITE);
  });

  it('shows its earlier texture again, also one that others set', () => {
    const [first, second, third] = [new Texture(), new Texture(), new Texture()] as const;
    const sprite = new Sprite(first);
    const target = pixiTarget(sprite, { textureOf: () => new Texture() });
    const blink = animate(new Animation([frame, other], { delayPerUnit: 0.5, restoreOriginalFrame: true }));
    const frame$ = new Subject<number>();
    const play = (): void => void frame$.pipe(blink.on(target)).subscribe();

    play();
    for (const time of [0, 0.6, 1]) frame$.next(time);
    expect(sprite.texture).toBe(first);

    sprite.texture = second;
    play();
    for (const time of [0, 0.6, 1]) frame$.next(time);
    expect(sprite.texture).toBe(second);

    play();
    frame$.next(0);
    sprite.texture = third;
    for (const time of [0.6, 1]) frame$.next(time);
    expect(sprite.texture).toBe(third);
  });

  it('has no frame after others have set a texture', () => {
    const sprite = new Sprite(Texture.WHITE);
    const target = pixiTarget(sprite, { textureOf: () => new Texture() });
    const before = target.spriteFrame;
    target.spriteFrame = frame;
    sprite.texture = Texture.EMPTY;
    expect(target.spriteFrame).toBe(before);
  });
});
