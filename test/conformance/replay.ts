import { type Action, ActionManager, type RunningAction, type Tag } from 'rx-motion';
import { BehaviorSubject, take } from 'rxjs';
import { build, type Stage } from './build.js';
import { Node } from './node.js';
import type { ActionSpec, Event, Op, ScriptTrace, Snapshot, State, Value } from './trace.js';

/** What a replay has recorded. */
export interface Recording {
  readonly initial: Snapshot;
  readonly snapshots: readonly Snapshot[];
}

/**
 * Performs a trace's script with this library and records what the trace records.
 *
 * @param ahead Seconds that an action's clock is ahead from its first frame on: the engine's is at 1e-6 s there.
 */
export function replay(trace: ScriptTrace, ahead: number): Recording {
  const replay = new Replay(trace, ahead);
  const initial = replay.snapshot(trace.initial);
  const snapshots = trace.script.map((op, index) => {
    replay.perform(op);
    return replay.snapshot(trace.snapshots[index]!);
  });
  return { initial, snapshots };
}

class Replay implements Stage {
  private readonly manager = new ActionManager();
  private readonly nodes = new Map<string, Node>();
  private readonly named = new Map<string, { readonly spec: ActionSpec; readonly action: Action<never> }>();
  private readonly running = new Map<string, RunningAction<never>>();
  private readonly rates = new Map<ActionSpec, BehaviorSubject<number>>();
  private readonly paused = new Map<string, unknown[]>();
  private events: Event[] = [];
  private readonly ahead: number;
  /** Whether an action has had its first frame in the present update. */
  private begun = false;

  constructor(trace: ScriptTrace, ahead: number) {
    this.ahead = ahead;
    for (const [name, given] of Object.entries(trace.nodes)) this.nodes.set(name, new Node(name, given));
  }

  node(name: string): Node {
    return this.nodes.get(name)!;
  }

  emit(...event: Value[]): void {
    this.events.push(event);
  }

  name(handle: string, spec: ActionSpec, action: Action<never>): void {
    this.named.set(handle, { spec, action });
  }

  spec(handle: string): ActionSpec {
    return this.named.get(handle)!.spec;
  }

  rate(spec: ActionSpec): BehaviorSubject<number> {
    let rate = this.rates.get(spec);
    if (rate === undefined) this.rates.set(spec, (rate = new BehaviorSubject(spec['speed'] as number)));
    return rate;
  }

  perform(op: Op): void {
    const { manager } = this;
    const node = op.node === undefined ? undefined : this.node(op.node);
    const tag = op['tag'] as Tag;
    switch (op.op) {
      case 'run':
        this.run(node!, op['action'] as ActionSpec, op);
        break;
      case 'rerun':
        this.start(node!, op['action'] as string, this.named.get(op['action'] as string)!.action, {});
        break;
      case 'update':
        this.begun = false;
        manager.update(op['dt'] as number);
        if (this.begun && this.ahead > 0) manager.update(this.ahead);
        break;
      case 'pause':
        manager.pause(node);
        break;
      case 'resume':
        manager.resume(node);
        break;
      case 'pauseAll': {
        const targets = manager.pauseAllRunningActions();
        this.paused.set(op['as'] as string, targets);
        this.emit('paused', ...targets.map((target) => (target as Node).name));
        break;
      }
      case 'resumeTargets':
        manager.resumeTargets(this.paused.get(op['as'] as string)!);
        break;
      case 'stop': {
        const running = this.running.get(op['action'] as string);
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
        manager.stopActionsByFlags(op['flags'] as number, node);
        break;
      case 'stopAll':
        manager.stopAllActions(node);
        break;
      case 'removeAll':
        manager.stopAll();
        break;
      case 'set':
        node!.set(op['props'] as State);
        break;
      case 'setSpeed':
        this.rate(this.spec(op['action'] as string)).next(op['speed'] as number);
        break;
      case 'addChild':
        node!.attached$.next(true);
        manager.resume(node);
        break;
      case 'removeFromParent':
        this.detach(node!, op['cleanup'] === true);
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
        break;
      default:
        throw new Error(`no such op: ${op.op}`);
    }
  }

  /** The same keys as in the trace, with what is so here. */
  snapshot(like: Snapshot): Snapshot {
    const { events } = this;
    this.events = [];
    const states: Record<string, State> = {};
    for (const [name, state] of Object.entries(like.states)) {
      const node = this.node(name);
      states[name] = Object.fromEntries(Object.keys(state ?? {}).map((key) => [key, node.read(key) as Value]));
    }
    return {
      states,
      events,
      running: mapKeys(like.running, (name) => this.manager.getNumberOfRunningActions(this.node(name))),
      total: this.manager.getNumberOfRunningActions(),
      done: mapKeys(like.done, (handle) => this.running.get(handle)?.ending === 'completed'),
    };
  }

  private run(node: Node, spec: ActionSpec, op: Op): void {
    const handle = (op['as'] ?? spec.as) as string | undefined;
    const action = build(spec, node, this);
    if (handle !== undefined) this.name(handle, spec, action);
    this.start(node, handle, action, op);
  }

  private start(node: Node, handle: string | undefined, action: Action<never>, op: Partial<Op>): void {
    const running = this.manager.runAction(action, node as never, {
      ...(op['tag'] !== undefined && { tag: op['tag'] as Tag }),
      ...(op['flags'] !== undefined && { flags: op['flags'] as number }),
      paused: op['paused'] === true || !node.attached$.value,
    });
    running.progress$.pipe(take(1)).subscribe(() => {
      this.begun = true;
    });
    if (handle !== undefined) this.running.set(handle, running);
  }

  private detach(node: Node, cleanup: boolean): void {
    if (!node.attached$.value) return;
    node.attached$.next(false);
    if (cleanup) this.manager.stopAllActions(node);
    else this.manager.pause(node);
  }

  private handleOf(running: RunningAction): string | null {
    for (const [handle, named] of this.running) if (named === running) return handle;
    return null;
  }
}

function mapKeys<V>(like: Readonly<Record<string, unknown>>, value: (key: string) => V): Record<string, V> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, value(key)]));
}
