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

  /** What each op does with its node, if it names one. */
  private readonly ops: Readonly<Record<string, ((op: Op, node: Node) => void) | undefined>> = {
    run: (op, node) => this.run(node, op.action as ActionSpec, op),
    all: ({ ops }) => (ops as Op[]).forEach((each) => this.carryOut(each)),
    runAction: ({ action }, node) => this.run(node, action as ActionSpec, {} as Op),
    rerun: ({ action }, node) => this.rerun(node, action as string),
    update: ({ dt }) => this.update(dt as number),
    pause: (_, node) => this.manager.pause(node),
    resume: (_, node) => this.manager.resume(node),
    pauseAll: ({ as }) => {
      const targets = this.manager.pauseAllRunningActions();
      this.paused.set(as as string, targets);
      this.emit('paused', ...targets.map((target) => (target as Node).name));
    },
    resumeTargets: ({ as }) => this.manager.resumeTargets(this.paused.get(as as string)!),
    stop: ({ action }) => {
      const running = this.running.get(action as string);
      if (running) this.manager.stopAction(running);
    },
    stopByTag: ({ tag }, node) => this.manager.stopActionByTag(tag as Tag, node),
    stopAllByTag: ({ tag }, node) => this.manager.stopAllActionsByTag(tag as Tag, node),
    stopByFlags: ({ flags }, node) => this.manager.stopActionsByFlags(flags as number, node),
    stopAll: (_, node) => this.manager.stopAllActions(node),
    removeAll: () => this.manager.stopAll(),
    set: ({ props }, node) => node.set(props as State),
    setSpeed: ({ action, speed }) => this.rate(this.spec(action as string)).next(speed as number),
    addChild: (_, node) => {
      node.attached$.next(true);
      this.manager.resume(node);
    },
    removeFromParent: ({ cleanup }, node) => this.detach(node, cleanup === true),
    getByTag: ({ tag }, node) => {
      const found = this.manager.getActionByTag(tag as Tag, node);
      this.emit('getByTag', found ? this.handleOf(found) : null);
    },
    countByTag: (op, node) => this.emit('countByTag', this.manager.getNumberOfRunningActions(node, tagOf(op))),
    // Memory is not counted by hand here.
    release: () => undefined,
  };

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
    const node = op.node === undefined ? undefined : this.node(op.node);
    const carryOut = this.ops[op.op];
    if (carryOut !== undefined) carryOut(op, node!);
    else if (node === undefined || !performOnGrid(op, node, this, this.manager))
      throw new Error(`no such op: ${op.op}`);
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

function tagOf({ tag }: Op): Tag {
  return tag as Tag;
}

function mapKeys<V>(like: Readonly<Record<string, unknown>>, value: (key: string) => V): Record<string, V> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, value(key)]));
}
