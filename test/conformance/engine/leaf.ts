import * as motion from 'rx-motion';
import { Subject, type Subscription } from 'rxjs';
import { build } from '../build.js';
import type { Node } from '../node.js';
import { type ActionSpec, anonymous } from '../trace.js';
import { Interval } from './interval.js';
import type { Played, World } from './played.js';

/** A leaf of this library, driven by the engine's progress: what an action does at a progress is not modelled here. */
export class Leaf extends Interval {
  private readonly spec: ActionSpec;
  private time$ = new Subject<number>();
  private run: Subscription | null = null;
  private progress = 0;

  constructor(world: World, spec: ActionSpec) {
    super(world, durationOf(spec));
    this.spec = spec;
  }

  override start(node: Node): void {
    super.start(node);
    if (this.world.over) return;
    this.run?.unsubscribe();
    this.time$ = new Subject();
    const { stage } = this.world;
    const spec = this.world.has('fade-reverse') ? this.fadedBack() : this.spec;
    stage.foundOpacities.set(this.spec, node.opacity);
    const led = motion.eased(build(ofASecond(spec), node, stage), () => this.progress);
    this.run = this.time$.pipe(led.on(node as never)).subscribe();
  }

  update(progress: number): void {
    if (this.world.over) return;
    this.progress = progress;
    this.time$.next(0);
  }

  override stop(): void {
    this.run?.unsubscribe();
    this.run = null;
  }

  rewind(): void {
    if (!this.world.over) this.time$.next(-1);
    this.stop();
  }

  /** The reverse of a fade goes back to the opacity that the fade found, or to 0 if the fade did not run. */
  private fadedBack(): ActionSpec {
    const { spec, world } = this;
    if (spec.type !== 'Reverse' || !isFade(spec)) return spec;
    const opacity = 255 * (world.stage.foundOpacities.get(spec.action as ActionSpec) ?? 0);
    return { type: 'FadeTo', duration: durationOf(spec), opacity };
  }

  reversed(): Played {
    return new Leaf(this.world, { type: 'Reverse', action: this.spec });
  }
}

interface AnimationTimes {
  readonly frames: readonly { readonly units: number }[];
  readonly delayPerUnit: number;
  readonly loops: number;
}

function durationOf(spec: ActionSpec): number {
  if (spec.type === 'Reverse') return durationOf(spec.action as ActionSpec);
  if (spec.type !== 'Animate') return spec.duration as number;
  const { frames, delayPerUnit, loops } = spec.animation as AnimationTimes;
  return frames.reduce((sum, { units }) => sum + units, 0) * delayPerUnit * loops;
}

function isFade({ type, action }: ActionSpec): boolean {
  return type === 'Reverse' ? isFade(action as ActionSpec) : type === 'FadeIn' || type === 'FadeOut';
}

/** The same leaf with a length > 0, because times are divided by it: only its progress is used. */
function ofASecond(named: ActionSpec): ActionSpec {
  const spec = anonymous(named);
  if (spec.type === 'Reverse') return { ...spec, action: ofASecond(spec.action as ActionSpec) };
  if (spec.type !== 'Animate') return { ...spec, duration: 1 };
  const animation = spec.animation as AnimationTimes;
  return {
    ...spec,
    animation: { ...animation, delayPerUnit: animation.delayPerUnit > 0 ? animation.delayPerUnit : 1 },
  };
}
