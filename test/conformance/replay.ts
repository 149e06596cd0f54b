import { ActionManager, type RunningAction, type Tag } from 'rx-motion';
import { BehaviorSubject, take } from 'rxjs';
import { build } from './build.js';
import { Performance } from './engine/performance.js';
import type { Options } from './grid/build.js';
import { performOnGrid } from './grid/ops.js';
import { Node } from './node.js';
import type { Quirk, Quirks } from './quirk.js';
import { References } from './references.js';
import { refusals } from './refusals.js';
import type { Stage } from './stage.js';
import type { ActionSpec, Event, Op, ScriptTrace, Snapshot, State, Value } from './trace.js';

/** How a trace is replayed. */
export interface Way {
  /** The seconds by which an action's clock is ahead from its first frame on: the engine's is at 1e-6 s there. */
  readonly ahead: number;
  /** The quirks of the modelled engine objects; undefined to use the library's actions. */
  readonly engine?: Quirks;
}

/** The record of a replay. */
export interface Recording {
  readonly initial: Snapshot;
  readonly snapshots: readonly Snapshot[];
  /** Why it stopped early: the error, and the step of the script. */
  readonly failure?: { readonly step: number; readonly error: unknown };
}

/** Performs a trace's script and records what the trace records. */
export function replay(trace: ScriptTrace, way: Way): Recording {
  const replay = new Replay(trace, way);
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
  readonly quirks: Quirks;
  readonly foundOpacities = new Map<ActionSpec, number>();
  /** The first error. Callbacks catch what they throw, so that it does not end an action unseen. */
  failure: { readonly error: unknown } | null = null;
  private readonly way: Way;
  private readonly manager = new ActionManager();
  private readonly references: References | null;
  private readonly nodes = new Map<string, Node>();
  private readonly specs = new Map<string, ActionSpec>();
  private readonly running = new Map<string, RunningAction<never>>();
  private readonly performances = new Map<string, Performance>();
  private readonly rates = new Map<ActionSpec, BehaviorSubject<number>>();
  private readonly speeds = new Map<RunningAction<never>, BehaviorSubject<number>>();
  private readonly paused = new Map<string, unknown[]>();
  private readonly named = new Map<string, Options>();
  private drawn: number[] = [];
  private events: Event[] = [];
  private dt = 0;
  /** The actions that are running. */
  private readonly atWork = new Set<RunningAction<never>>();
  /** The actions whose clocks must still be slowed down. */
  private readonly owing = new Set<RunningAction<never>>();
  /** The actions with their first frame in the current update. */
  private readonly begun = new Set<RunningAction<never>>();

  constructor(trace: ScriptTrace, way: Way) {
    this.way = way;
    this.quirks = way.engine ?? new Set();
    for (const [name, given] of Object.entries(trace.nodes)) this.nodes.set(name, new Node(name, given, this.quirks));
    this.references = this.quirks.has('reference-counts')
      ? new References(this.manager, [...this.nodes.values()])
      : null;
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

  draw(): number {
    return this.drawn.shift() ?? NaN;
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
    for (const name of this.references?.drop() ?? []) this.emit('dealloc', name);
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
        this.drawn = [...((op.draws ?? []) as number[])];
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
        this.references?.release(node!);
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
      const gone = this.references?.gone.has(node) === true;
      states[name] = gone
        ? null
        : Object.fromEntries(Object.keys(state ?? {}).map((key) => [key, node.read(key) as Value]));
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
    const performance = this.performances.get(handle);
    if (performance !== undefined) return performance.done;
    const spec = this.specs.get(handle);
    if (spec?.type === 'Follow') {
      const isLed = this.node(spec.node as string).attached$.value;
      if (!isLed || this.quirks.has('done-again')) return !isLed;
    }
    return this.running.get(handle)?.ending === 'completed';
  }

  private run(node: Node, spec: ActionSpec, op: Op): void {
    const handle = (op.as ?? spec.as) as string | undefined;
    if (handle !== undefined) {
      this.name(handle, spec);
      this.performances.delete(handle);
    }
    const performance = this.performanceOf(spec, node);
    if (handle !== undefined && performance !== undefined) this.performances.set(handle, performance);
    this.start(node, handle, spec, performance ?? build(spec, node, this), op);
  }

  private rerun(node: Node, handle: string): void {
    const spec = this.spec(handle);
    this.start(node, handle, spec, this.performances.get(handle) ?? build(spec, node, this), {});
  }

  /** The engine's object for an action. Follow has none: there is nothing to model. */
  private performanceOf(spec: ActionSpec, node: Node): Performance | undefined {
    const { engine, ahead } = this.way;
    if (engine === undefined || spec.type === 'Follow') return undefined;
    try {
      build(spec, node, { ...this.asStage(), quirks: new Set() });
    } catch (error) {
      if (!refusals.some(({ quirk, message }) => engine.has(quirk) && message.test(String(error)))) throw error;
    }
    const round = engine.has('single-precision') ? Math.fround : (value: number): number => value;
    const world = { stage: this, has: (quirk: Quirk) => engine.has(quirk), round, ahead, over: false };
    return new Performance(world, spec, () => this.dt);
  }

  private asStage(): Stage {
    return {
      quirks: this.quirks,
      foundOpacities: this.foundOpacities,
      node: (name) => this.node(name),
      emit: (...event) => {
        this.emit(...event);
      },
      perform: (op) => {
        this.perform(op);
      },
      name: (handle, spec) => {
        this.name(handle, spec);
      },
      spec: (handle) => this.spec(handle),
      rate: (spec) => this.rate(spec),
      options: (_name, make) => make(),
      draw: () => this.draw(),
    };
  }

  private start(
    node: Node,
    handle: string | undefined,
    spec: ActionSpec,
    what: Performance | ReturnType<typeof build>,
    op: Partial<Op>,
  ): void {
    const action = what instanceof Performance ? what.action : what;
    const running: RunningAction<never> = this.manager.runAction(action, node as never, {
      ...(op.tag !== undefined && { tag: op.tag as Tag }),
      ...(op.flags !== undefined && { flags: op.flags as number }),
      paused: op.paused === true || !node.attached$.value,
    });
    if (what instanceof Performance) what.begin(running);
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
    this.dt = dt;
    const { engine, ahead } = this.way;
    if (engine === undefined && ahead < 0) this.updateBehind(dt);
    else this.manager.update(dt);
    if (engine === undefined && ahead > 0) this.catchUp();
    for (const name of this.references?.drop(true) ?? []) this.emit('dealloc', name);
  }

  /** The library's clocks are at 0 in their first frame: one more very short frame for each of them makes up for it. */
  private catchUp(): void {
    for (const late of this.begun) {
      this.begun.delete(late);
      const others = [...this.atWork].filter((running) => running !== late);
      for (const running of others) running.pause();
      // The engine sets the clock inside a Speed at any speed.
      const rate = this.speeds.get(late)?.value ?? 1;
      this.manager.update(this.way.ahead / (rate > 0 ? rate : 1));
      for (const running of others) running.resume();
    }
  }

  /** A clock that must be late is slower in its second frame, because the manager's time does not go back. */
  private updateBehind(dt: number): void {
    const { atWork, owing } = this;
    const before = new Map([...owing].map((running) => [running, running.elapsed]));
    if (dt > 0) for (const running of owing) running.rate = 1 + this.way.ahead / dt;
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
