import type { Sprite } from './sprite.js';

/** The order in which a stage draws: by z, then as the sprites were added. It is kept until a z changes. */
export class DrawOrder {
  #order: readonly Sprite[] = [];
  /** The z of each sprite when they were sorted. */
  #depths: readonly number[] = [];

  /** Sorts again next time: sprites were added or removed. */
  forget(): void {
    this.#order = [];
  }

  of(sprites: ReadonlySet<Sprite>): readonly Sprite[] {
    const order = this.#order;
    const depths = this.#depths;
    let isOrdered = order.length === sprites.size;
    for (let index = 0; isOrdered && index < order.length; index++) isOrdered = order[index]!.z === depths[index];
    if (isOrdered) return order;
    this.#order = [...sprites].sort((one, other) => one.z - other.z);
    this.#depths = this.#order.map(({ z }) => z);
    return this.#order;
  }
}
