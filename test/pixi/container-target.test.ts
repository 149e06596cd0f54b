import { describe, expect, it, jest } from '@jest/globals';
import type { Graphics as Shape } from 'pixi.js';
import { fromEvent, Subject } from 'rxjs';
import { ActionManager, blink, shake } from '../../src/index.js';
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
