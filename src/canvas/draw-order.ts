import type { Sprite } from './sprite.js';

/** The order in which a stage draws its sprites: by their z, and those of the same z as they came. Kept until one of them has another z. */
export class DrawOrder {
  private order: readonly Sprite[] = [];
  /** How near each of them was when they were put in order. */
  private depths: readonly number[] = [];

  /** The sprites are others. */
  forget(): void {
    this.order = [];
  }

  of(sprites: ReadonlySet<Sprite>): readonly Sprite[] {
    const { order, depths } = this;
    let isOrdered = order.length === sprites.size;
    for (let index = 0; isOrdered && index < order.length; index++) isOrdered = order[index]!.z === depths[index];
    if (isOrdered) return order;
    this.order = [...sprites].sort((one, other) => one.z - other.z);
    this.depths = this.order.map(({ z }) => z);
    return this.order;
  }
}
