import { ActionManager, type RunningAction, type Tag } from 'rx-motion';
import { BehaviorSubject, take } from 'rxjs';
import { build } from './build.js';
import type { Options } from './grid/build.js';
import { performOnGrid } from './grid/ops.js';
import { Node } from './node.js';
import type { Stage } from './stage.js';
import type { ActionSpec, Event, Op, ScriptTrace, Snapshot, State, Value } from './trace.js';

/** The record of a replay. */
export interface Recording {
  readonly initial: Snapshot;
  readonly snapshots: readonly Snapshot[];
  /** Why it stopped early: the error, and the step of the script. */
  readonly failure?: { readonly step: number; readonly error: unknown };
}

/**
 * Performs a trace's script and records what the trace records.
 *
 * @param ahead The seconds by which an action's clock is ahead from its first frame on: the engine's is at 1e-6 s there.
 */
export function replay(trace: ScriptTrace, ahead: number): Recording {
  const replay = new Replay(trace, ahead);
  const initial = replay.snapshot(trace.initial);
  const snapshots: Snapshot[] = [];
  for (const [step, op] of trace.script.entries()) {
    replay.perform(op);
    if (replay.failure !== null) return { initial, snapshots, failure: { step, error: replay.failure.error } };
    snapshots.push(replay.snapshot(trace.snapshots[step]!));
  }
  return { initial, snapshots };
}

class Replay implements Stage {
  /** The first error. Callbacks catch what they throw, so that it does not end an action unseen. */
  failure: { readonly error: unknown } | null = null;
  private readonly ahead: number;
  private readonly manager = new ActionManager();
  private readonly nodes = new Map<string, Node>();
  private readonly specs = new Map<string, ActionSpec>();
  private readonly running = new Map<string, RunningAction<never>>();
  private readonly rates = new Map<ActionSpec, BehaviorSubject<number>>();
  private readonly speeds = new Map<RunningAction<never>, BehaviorSubject<number>>();
  private readonly paused = new Map<string, unknown[]>();
  private readonly named = new Map<string, Options>();
  private events: Event[] = [];
  /** The actions that are running. */
  private readonly atWork = new Set<RunningAction<never>>();
  /** The actions whose clocks must still be slowed down. */
  private readonly owing = new Set<RunningAction<never>>();
  /** The actions with their first frame in the current update. */
  private readonly begun = new Set<RunningAction<never>>();

  constructor(trace: ScriptTrace, ahead: number) {
    this.ahead = ahead;
    for (const [name, given] of Object.entries(trace.nodes)) this.nodes.set(name, new Node(name, given));
  }

  node(name: string): Node {
    const node = this.nodes.get(name);
    if (node === undefined) throw new Error(`no such node: ${name}`);
    return node;
  }

  options(name: string, make: () => Options): Options {
    let options = this.named.get(name);
    if (options === undefined) this.named.set(name, (options = make()));
    return options;
  }

  emit(...event: Value[]): void {
    this.events.push(event);
  }

  name(handle: string, spec: ActionSpec): void {
    this.specs.set(handle, spec);
  }

  spec(handle: string): ActionSpec {
    const spec = this.specs.get(handle);
    if (spec === undefined) throw new Error(`no such handle: ${handle}`);
    return spec;
  }

  rate(spec: ActionSpec): BehaviorSubject<number> {
    let rate = this.rates.get(spec);
    if (rate === undefined) this.rates.set(spec, (rate = new BehaviorSubject(spec.speed as number)));
    return rate;
  }

  perform(op: Op): void {
    if (this.failure !== null) return;
    try {
      this.carryOut(op);
    } catch (error) {
      this.failure = { error };
    }
  }

  private carryOut(op: Op): void {
    const { manager } = this;
    const node = op.node === undefined ? undefined : this.node(op.node);
    const tag = op.tag as Tag;
    switch (op.op) {
      case 'run':
        this.run(node!, op.action as ActionSpec, op);
        break;
      case 'all':
        for (const each of op.ops as Op[]) this.carryOut(each);
        break;
      case 'runAction':
        this.run(node!, op.action as ActionSpec, {} as Op);
        break;
      case 'rerun':
        this.rerun(node!, op.action as string);
        break;
      case 'update':
        this.update(op.dt as number);
        break;
      case 'pause':
        manager.pause(node);
        break;
      case 'resume':
        manager.resume(node);
        break;
      case 'pauseAll': {
        const targets = manager.pauseAllRunningActions();
        this.paused.set(op.as as string, targets);
        this.emit('paused', ...targets.map((target) => (target as Node).name));
        break;
      }
      case 'resumeTargets':
        manager.resumeTargets(this.paused.get(op.as as string)!);
        break;
      case 'stop': {
        const running = this.running.get(op.action as string);
        if (running) manager.stopAction(running);
        break;
      }
      case 'stopByTag':
        manager.stopActionByTag(tag, node);
        break;
      case 'stopAllByTag':
        manager.stopAllActionsByTag(tag, node);
        break;
      case 'stopByFlags':
        manager.stopActionsByFlags(op.flags as number, node);
        break;
      case 'stopAll':
        manager.stopAllActions(node);
        break;
      case 'removeAll':
        manager.stopAll();
        break;
      case 'set':
        node!.set(op.props as State);
        break;
      case 'setSpeed':
        this.rate(this.spec(op.action as string)).next(op.speed as number);
        break;
      case 'addChild':
        node!.attached$.next(true);
        manager.resume(node);
        break;
      case 'removeFromParent':
        this.detach(node!, op.cleanup === true);
        break;
      case 'getByTag': {
        const found = manager.getActionByTag(tag, node);
        this.emit('getByTag', found ? this.handleOf(found) : null);
        break;
      }
      case 'countByTag':
        this.emit('countByTag', manager.getNumberOfRunningActions(node, tag));
        break;
      case 'release':
        // Memory is not counted by hand here.
        break;
      default:
        if (node === undefined || !performOnGrid(op, node, this, manager)) throw new Error(`no such op: ${op.op}`);
    }
  }

  /** The same keys as in the trace, with this library's values. */
  snapshot(like: Snapshot): Snapshot {
    const { events } = this;
    this.events = [];
    const states: Record<string, State | null> = {};
    for (const [name, state] of Object.entries(like.states)) {
      const node = this.node(name);
      states[name] = Object.fromEntries(Object.keys(state ?? {}).map((key) => [key, node.read(key) as Value]));
    }
    return {
      states,
      events,
      running: mapKeys(like.running, (name) => this.manager.getNumberOfRunningActions(this.node(name))),
      ...(like.total !== undefined && { total: this.manager.getNumberOfRunningActions() }),
      done: mapKeys(like.done, (handle) => this.isDone(handle)),
    };
  }

  /** The engine's `isDone()`: for a Follow, whether its leader has left the scene. */
  private isDone(handle: string): boolean {
    const spec = this.specs.get(handle);
    if (spec?.type === 'Follow' && !this.node(spec.node as string).attached$.value) return true;
    return this.running.get(handle)?.ending === 'completed';
  }

  private run(node: Node, spec: ActionSpec, op: Op): void {
    const handle = (op.as ?? spec.as) as string | undefined;
    if (handle !== undefined) this.name(handle, spec);
    this.start(node, handle, spec, op);
  }

  private rerun(node: Node, handle: string): void {
    this.start(node, handle, this.spec(handle), {});
  }

  private start(node: Node, handle: string | undefined, spec: ActionSpec, op: Partial<Op>): void {
    const running: RunningAction<never> = this.manager.runAction(build(spec, node, this), node as never, {
      ...(op.tag !== undefined && { tag: op.tag as Tag }),
      ...(op.flags !== undefined && { flags: op.flags as number }),
      paused: op.paused === true || !node.attached$.value,
    });
    if (spec.type === 'Speed') this.speeds.set(running, this.rate(spec));
    this.watch(running);
    if (handle !== undefined) this.running.set(handle, running);
  }

  private watch(running: RunningAction<never>): void {
    this.atWork.add(running);
    const over = (): boolean => this.atWork.delete(running);
    running.progress$.subscribe({
      error: (error: unknown) => {
        this.failure ??= { error };
        over();
      },
      complete: over,
    });
    running.progress$.pipe(take(1)).subscribe({ next: () => this.begun.add(running), error: () => undefined });
  }

  private update(dt: number): void {
    this.begun.clear();
    if (this.ahead < 0) this.updateBehind(dt);
    else this.manager.update(dt);
    if (this.ahead > 0) this.catchUp();
  }

  /** The library's clocks are at 0 in their first frame: one more very short frame for each of them makes up for it. */
  private catchUp(): void {
    for (const late of this.begun) {
      this.begun.delete(late);
      const others = [...this.atWork].filter((running) => running !== late);
      for (const running of others) running.pause();
      // The engine sets the clock inside a Speed at any speed.
      const rate = this.speeds.get(late)?.value ?? 1;
      this.manager.update(this.ahead / (rate > 0 ? rate : 1));
      for (const running of others) running.resume();
    }
  }

  /** A clock that must be late is slower in its second frame, because the manager's time does not go back. */
  private updateBehind(dt: number): void {
    const { atWork, owing } = this;
    const before = new Map([...owing].map((running) => [running, running.elapsed]));
    if (dt > 0) for (const running of owing) running.rate = 1 + this.ahead / dt;
    this.manager.update(dt);
    for (const running of owing) {
      running.rate = 1;
      if (!atWork.has(running) || running.elapsed !== before.get(running)) owing.delete(running);
    }
    for (const running of this.begun) owing.add(running);
  }

  private detach(node: Node, cleanup: boolean): void {
    if (!node.attached$.value) return;
    node.attached$.next(false);
    if (cleanup) this.manager.stopAllActions(node);
    else this.manager.pause(node);
  }

  private handleOf(running: RunningAction): string | null {
    for (const [handle, named] of this.running) if ((named as unknown) === running) return handle;
    return null;
  }
}

function mapKeys<V>(like: Readonly<Record<string, unknown>>, value: (key: string) => V): Record<string, V> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, value(key)]));
}
