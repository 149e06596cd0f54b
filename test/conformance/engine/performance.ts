import { defineAction, type FiniteAction, type RunningAction } from 'rx-motion';
import type { Node } from '../node.js';
import type { ActionSpec } from '../trace.js';
import { makePlayed } from './make-played.js';
import type { Played, World } from './played.js';

/** Longer than any trace. */
const FOREVER = 2 ** 40;

/** One object of the engine, advanced by the library's manager. */
export class Performance {
  readonly action: FiniteAction<Node>;
  private readonly world: World;
  private readonly root: Played;
  private readonly dt: () => number;
  private running: RunningAction<never> | null = null;
  private stepping = false;
  private owed = false;

  /** @param dt Returns the seconds of the current frame. */
  constructor(world: World, spec: ActionSpec, dt: () => number) {
    this.world = world;
    this.root = makePlayed(world, spec);
    this.dt = dt;
    this.action = defineAction(FOREVER, (node: Node) => {
      world.over = this.owed = false;
      this.root.start(node);
      return {
        update: () => {
          this.step();
        },
        stop: () => {
          this.stopped();
        },
      };
    });
  }

  begin(running: RunningAction<never>): void {
    this.running = running;
  }

  get done(): boolean {
    // A stopped action did not end, unless it was stopped as it finished.
    return this.root.done && !this.world.over;
  }

  private step(): void {
    this.stepping = true;
    this.root.step(this.world.has('negative-delta') ? this.dt() : Math.max(0, this.dt()));
    this.stepping = false;
    if (this.owed) this.root.stop();
    if (!this.root.done || this.running?.ending !== undefined) return;
    this.root.stop();
    this.running?.stop();
  }

  /** It was stopped from outside, so the manager no longer has it. */
  private stopped(): void {
    const { world } = this;
    if (this.root.done && !this.stepping) return;
    if (!world.has('stop-late')) world.over = true;
    if (world.has('no-restore')) return;
    if (this.stepping && world.has('stop-late')) this.owed = true;
    else this.root.stop();
  }
}
