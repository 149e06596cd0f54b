import type { Figure } from './figure.js';
import type { World } from './world.js';

/** Logs a snapshot of every frame, without the values that have not changed. */
export class Changes {
  private readonly world: World;
  private readonly seen = new Map<string, string>();

  constructor(world: World) {
    this.world = world;
  }

  look(): void {
    this.world.actors.forEach(({ values }, index) => {
      const parts = (Object.keys(values) as (keyof Figure)[]).filter((key) =>
        this.isNew(`${index}.${key}`, values[key]),
      );
      if (parts.length > 0)
        this.world.log(`at ${index} ${parts.map((key) => `${key} ${JSON.stringify(values[key])}`).join(', ')}`);
    });
  }

  /** Logs a value if it has changed. */
  note(name: string, value: unknown): void {
    if (this.isNew(name, value)) this.world.log(`${name} ${String(value)}`);
  }

  private isNew(name: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    if (this.seen.get(name) === text) return false;
    this.seen.set(name, text);
    return true;
  }
}
