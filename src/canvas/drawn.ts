import type { Sprite } from './sprite.js';

/** How many numbers of a sprite, and how many objects, can change its looks. */
const NUMBERS = 15;
const OBJECTS = 8;

/**
 * What sprites looked like when they were drawn last. Sprites are plain fields, so that everything that writes them is fast; what
 * it costs to find out whether anything was written is a fraction of what one drawing costs.
 */
export class Drawn {
  private numbers = new Float64Array(0);
  private objects: unknown[] = [];

  /** Notes how all of them look. Returns whether anything is different from what was noted under the same place in the list. */
  note(sprites: readonly Sprite[]): boolean {
    const { length } = sprites;
    if (this.numbers.length < length * NUMBERS) this.numbers = new Float64Array(length * NUMBERS * 2).fill(Number.NaN);
    this.objects.length = length * OBJECTS;
    let isChanged = false;
    for (let index = 0; index < length; index++) if (this.noteOne(sprites[index]!, index)) isChanged = true;
    return isChanged;
  }

  private noteOne(sprite: Sprite, index: number): boolean {
    const { numbers, objects } = this;
    const n = index * NUMBERS;
    const o = index * OBJECTS;
    const flags = (sprite.visible ? 1 : 0) + (sprite.flippedX ? 2 : 0) + (sprite.flippedY ? 4 : 0);
    if (
      numbers[n] === sprite.x &&
      numbers[n + 1] === sprite.y &&
      numbers[n + 2] === sprite.rotation &&
      numbers[n + 3] === sprite.scaleX &&
      numbers[n + 4] === sprite.scaleY &&
      numbers[n + 5] === sprite.opacity &&
      numbers[n + 6] === flags &&
      numbers[n + 7] === sprite.skewX &&
      numbers[n + 8] === sprite.skewY &&
      numbers[n + 9] === sprite.width &&
      numbers[n + 10] === sprite.height &&
      numbers[n + 11] === sprite.rotationX &&
      numbers[n + 12] === sprite.rotationY &&
      numbers[n + 13] === sprite.percentage &&
      numbers[n + 14] === sprite.rotationSkewY &&
      objects[o] === sprite.spriteFrame &&
      objects[o + 1] === sprite.color &&
      objects[o + 2] === sprite.anchor &&
      objects[o + 3] === sprite.eye &&
      objects[o + 4] === sprite.draw &&
      objects[o + 5] === sprite.center &&
      objects[o + 6] === sprite.up &&
      objects[o + 7] === sprite.progress
    ) {
      return false;
    }
    numbers[n] = sprite.x;
    numbers[n + 1] = sprite.y;
    numbers[n + 2] = sprite.rotation;
    numbers[n + 3] = sprite.scaleX;
    numbers[n + 4] = sprite.scaleY;
    numbers[n + 5] = sprite.opacity;
    numbers[n + 6] = flags;
    numbers[n + 7] = sprite.skewX;
    numbers[n + 8] = sprite.skewY;
    numbers[n + 9] = sprite.width;
    numbers[n + 10] = sprite.height;
    numbers[n + 11] = sprite.rotationX;
    numbers[n + 12] = sprite.rotationY;
    numbers[n + 13] = sprite.percentage;
    numbers[n + 14] = sprite.rotationSkewY;
    objects[o] = sprite.spriteFrame;
    objects[o + 1] = sprite.color;
    objects[o + 2] = sprite.anchor;
    objects[o + 3] = sprite.eye;
    objects[o + 4] = sprite.draw;
    objects[o + 5] = sprite.center;
    objects[o + 6] = sprite.up;
    objects[o + 7] = sprite.progress;
    return true;
  }
}
