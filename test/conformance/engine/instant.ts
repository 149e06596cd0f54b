import { Subject, type Subscription } from 'rxjs';
import { build } from '../build.js';
import type { Node } from '../node.js';
import { type ActionSpec, anonymous } from '../trace.js';
import type { Played, World } from './played.js';

const types: ReadonlySet<string> = new Set([
  'Show',
  'Hide',
  'ToggleVisibility',
  'RemoveSelf',
  'FlipX',
  'FlipY',
  'Place',
  'CallFunc',
  'CallFuncN',
  'StopGrid',
  'ReuseGrid',
]);

/** An action of zero length: in the engine it happens at every update, at any progress. */
export class Instant implements Played {
  readonly duration = 0;
  readonly elapsed = 0;
  private happened = false;
  private readonly world: World;
  private readonly spec: ActionSpec;
  private node!: Node;
  private readonly time$ = new Subject<number>();
  private run: Subscription | null = null;

  static is({ type }: ActionSpec): boolean {
    return types.has(type);
  }

  constructor(world: World, spec: ActionSpec) {
    this.world = world;
    this.spec = anonymous(spec);
  }

  get done(): boolean {
    return this.happened || this.world.has('done-beforehand');
  }

  start(node: Node): void {
    this.node = node;
    this.happened = false;
    this.stop();
    if (this.actsAtStart) this.happen();
  }

  update(progress: number): void {
    const { world } = this;
    if (world.over || this.actsAtStart) return;
    if (!world.has('restart')) {
      if (progress < 1) this.takeBack();
      if (progress < 1 || this.happened) return;
    }
    this.happen();
  }

  private get actsAtStart(): boolean {
    const { type } = this.spec.type === 'Reverse' ? (this.spec.action as ActionSpec) : this.spec;
    return this.world.has('acts-at-start') && (type === 'StopGrid' || type === 'ReuseGrid');
  }

  private happen(): void {
    const { node, spec, world } = this;
    this.stop();
    this.happened = true;
    this.run = this.time$.pipe(build(spec, node, world.stage).on(node as never)).subscribe();
    this.time$.next(0);
  }

  step(): void {
    this.update(1);
  }

  stop(): void {
    this.run?.unsubscribe();
    this.run = null;
  }

  rewind(): void {
    this.takeBack();
    this.stop();
  }

  reversed(): Played {
    return new Instant(this.world, { type: 'Reverse', action: this.spec });
  }

  private takeBack(): void {
    if (this.happened && !this.world.over) this.time$.next(-1);
    this.happened = false;
  }
}
