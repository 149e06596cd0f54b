import type { Subject } from 'rxjs';
import type { ActionManager, RunOptions } from '../../src/index.js';
import { callHandle } from './call-handle.js';
import { callManager } from './call-manager.js';
import type { Changes } from './changes.js';
import type { Actions, Host } from './host.js';
import { leaf } from './leaves.js';
import type { Made } from './made.js';
import type { Random } from './random.js';
import { Run } from './run.js';
import type { World } from './world.js';

/** What a program reads of its runs after each frame. Runs that nobody looks at may take faster paths. */
type Watch = 'all' | 'count' | 'nothing';

/** The options of a run, and how they are written. */
interface Chosen {
  readonly options: RunOptions;
  readonly text: string;
}

const meeting = ['switch', 'switch', 'concat', 'concat', 'exhaust', 'merge'] as const;
const queueing = ['concat', 'concat', 'concat', 'concat', 'concat', 'switch', 'exhaust'] as const;

/** Runs actions under a manager. */
export class ManagerHost implements Host {
  readonly world: World;
  readonly manager: ActionManager;
  readonly runs: Run[] = [];
  /** The run whose handle was called last. */
  private last: Run | undefined;
  private readonly actions: Actions;
  private readonly frame$: Subject<number> | undefined;
  private readonly watch: Watch;
  /** Whether most actions wait for others. */
  private readonly queues: boolean;

  constructor(world: World, random: Random, actions: Actions) {
    const { ActionManager, rxjs } = world.engine;
    this.world = world;
    this.actions = actions;
    this.watch = random.pick(['all', 'count', 'nothing']);
    this.queues = random.chance(0.3);
    this.frame$ = random.chance(0.3) ? new rxjs.Subject<number>() : undefined;
    this.manager = new ActionManager(this.frame$);
  }

  act(random: Random): void {
    const live = this.runs.filter((run) => this.world.mayActOn(run.actors));
    const kind = random.weighted({
      run: this.world.isNested ? 15 : this.queues ? 70 : 40,
      handle: live.length === 0 ? 0 : 44,
      manager: 22,
      emit: 4,
      until: 2,
      crowd: 2,
    });
    if (kind === 'run') this.run(random);
    else if (kind === 'crowd') this.crowd(random);
    else if (kind === 'handle') callHandle(this.world, this.pick(live, random), random);
    else if (kind === 'manager') callManager(this, random);
    else if (kind === 'emit') this.world.signals.emit(random);
    else if (this.world.mayActOnAll) this.world.signals.stop(random.below(3));
  }

  frame(dt: number): void {
    this.world.log(`frame ${dt}`);
    this.world.attempt(() => {
      if (this.frame$ === undefined) this.manager.update(dt);
      else this.frame$.next(dt);
    });
  }

  look(changes: Changes, isLast: boolean): void {
    if (this.frame$ !== undefined) changes.note('frames observed', this.frame$.observed);
    if (isLast || this.watch !== 'nothing') changes.note('count', this.manager.getNumberOfRunningActions());
    if (!isLast && this.watch !== 'all') return;
    for (const run of this.runs) changes.note(`state ${run.id}`, run.state);
  }

  /** Whether a callback may act on all that runs on an actor. */
  mayActOnTarget(index: number): boolean {
    return this.world.mayActOn([
      index,
      ...this.runs.filter((run) => run.actors[0] === index).flatMap(({ actors }) => actors),
    ]);
  }

  /** Picks a live run, mostly; often the one that was called last. */
  private pick(runs: readonly Run[], random: Random): Run {
    const { last } = this;
    const running = runs.filter(({ handle }) => handle.ending === undefined);
    const any = random.pick(running.length > 0 && random.chance(0.9) ? running : runs);
    this.last = random.chance(0.3) && last !== undefined && runs.includes(last) ? last : any;
    return this.last;
  }

  /** Many that start at once, or are stopped at once. */
  private crowd(random: Random): void {
    const allowed = this.runs.filter(({ actors }) => this.world.mayActOn(actors));
    this.world.log('crowd');
    if (random.chance(0.3)) for (const { handle } of allowed) handle.stop();
    else for (const index of this.world.actors.keys()) this.runOn(index, leaf(this.world, random), undefined, random);
  }

  private run(random: Random): void {
    // Most of them on two targets, where they meet others, or wait for them.
    const few = this.queues ? 1 : 2;
    const index = random.chance(0.7) ? random.below(few) : random.below(this.world.actors.length);
    const action = this.queues && random.chance(0.7) ? leaf(this.world, random) : this.actions(random);
    this.runOn(index, action, random.chance(this.queues ? 0.1 : 0.4) ? undefined : this.options(random), random);
  }

  private runOn(index: number, { action, text, others }: Made, chosen: Chosen | undefined, random: Random): void {
    const options = chosen?.options;
    if (options?.policy === 'switch' && !this.mayActOnTarget(index)) return;
    const id = this.runs.length;
    this.world.log(`run ${id} on ${index} ${text} ${chosen?.text ?? ''}`);
    const running = this.manager.runAction(action, this.world.actors[index]!.target, options);
    const run = new Run(this.world, id, running, [index, ...others], options?.seekable === true);
    this.runs.push(run);
    if (random.chance(0.25)) run.observe(random);
    if (random.chance(0.3)) run.await();
  }

  private options(random: Random): Chosen {
    const stopped = random.chance(0.1) ? random.below(3) : undefined;
    const policies = this.queues ? queueing : meeting;
    const plain = {
      ...(random.chance(this.queues ? 0.1 : 0.6) && { tag: random.pick(['a', 'a', 'a', 3]) }),
      ...(random.chance(0.2) && { flags: random.pick([1, 2, 6]) }),
      ...(random.chance(0.05) && { paused: true }),
      ...(random.chance(0.35) && { seekable: true }),
      ...(random.chance(this.queues ? 0.9 : 0.5) && { policy: random.pick(policies) }),
    };
    if (stopped === undefined) return { options: plain, text: JSON.stringify(plain) };
    const options: RunOptions = { ...plain, until: this.world.signals.until(stopped).stream$ };
    return { options, text: JSON.stringify({ ...plain, until: stopped }) };
  }
}
