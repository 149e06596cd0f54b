import type { ActionManager, RunOptions } from '../../src/index.js';
import type { Subject } from 'rxjs';
import type { Changes } from './changes.js';
import type { Actions, Host } from './host.js';
import { handleDeeds } from './handle-deeds.js';
import { managerDeeds } from './manager-deeds.js';
import type { Random } from './random.js';
import { Run } from './run.js';
import type { World } from './world.js';

/** How much of its runs a program looks at after each frame: what nobody asks for may take other ways. */
type Watch = 'all' | 'count' | 'nothing';

/** Runs actions under a manager. */
export class ManagerHost implements Host {
  readonly world: World;
  readonly manager: ActionManager;
  readonly runs: Run[] = [];
  private readonly actions: Actions;
  private readonly frame$: Subject<number> | undefined;
  private readonly watch: Watch;

  constructor(world: World, random: Random, actions: Actions) {
    const { ActionManager, rxjs } = world.engine;
    this.world = world;
    this.actions = actions;
    this.watch = random.pick(['all', 'count', 'nothing']);
    this.frame$ = random.chance(0.3) ? new rxjs.Subject<number>() : undefined;
    this.manager = new ActionManager(this.frame$);
  }

  act(random: Random): void {
    const live = this.runs.filter((run) => this.world.mayActOn(run.actors));
    const kind = random.weighted({ run: 40, handle: live.length === 0 ? 0 : 44, manager: 22, emit: 4, until: 2 });
    if (kind === 'run') this.run(random);
    else if (kind === 'handle') handleDeeds(this.world, live, random);
    else if (kind === 'manager') managerDeeds(this, random);
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

  private run(random: Random): void {
    // Most of them on two targets, where they meet others.
    const index = random.chance(0.6) ? random.below(2) : random.below(this.world.actors.length);
    const { action, text, others } = this.actions(random);
    const [options, written] = random.chance(0.4) ? [undefined, ''] : this.options(random);
    if (options?.policy === 'switch' && !this.mayActOnTarget(index)) return;
    const id = this.runs.length;
    this.world.log(`run ${id} on ${index} ${text} ${written}`);
    const running = this.manager.runAction(action, this.world.actors[index]!.target, options);
    const run = new Run(this.world, id, running, [index, ...others], options?.seekable === true);
    this.runs.push(run);
    if (random.chance(0.25)) run.observe(random);
    if (random.chance(0.3)) run.await();
  }

  private options(random: Random): [RunOptions, string] {
    const stopped = random.chance(0.1) ? random.below(3) : undefined;
    const plain = {
      ...(random.chance(0.6) && { tag: random.pick(['a', 'a', 'a', 3]) }),
      ...(random.chance(0.2) && { flags: random.pick([1, 2, 6]) }),
      ...(random.chance(0.1) && { paused: true }),
      ...(random.chance(0.35) && { seekable: true }),
      ...(random.chance(0.5) && { policy: random.pick(['switch', 'concat', 'concat', 'exhaust', 'merge'] as const) }),
    };
    if (stopped === undefined) return [plain, JSON.stringify(plain)];
    const options: RunOptions = { ...plain, until: this.world.signals.until(stopped).stream$ };
    return [options, JSON.stringify({ ...plain, until: stopped })];
  }
}
