import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as motion from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';
import { compareSnapshot } from '../conformance/compare.js';
import { Node, spriteFrame } from '../conformance/node.js';
import {
  type ActionSpec,
  asScript,
  type SimpleTrace,
  type Snapshot,
  type State,
  type Value,
} from '../conformance/trace.js';
import { readTraceFile } from '../conformance/trace-file.js';
import { root } from './collect.js';

/** A row of the table of pairs: an action in C++, the same action here, and the record of what it did there. */
interface Pair {
  readonly there: string;
  readonly here: string;
  readonly trace: string;
}

const pairs = pairsOf(readFileSync(join(root, 'docs/cocos2d-x.md'), 'utf8'));

describe('the pairs on the page about cocos2d-x', () => {
  it('are at least twenty', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(20);
  });

  it.each(pairs)('$trace: the C++ is what was recorded', ({ there, trace }) => {
    expect(there).toBe(inCpp(recorded(trace).action));
  });

  it.each(pairs)('$trace: every frame is as recorded', ({ here, trace: name }) => {
    const trace = recorded(name);
    const target = new Node('n1', trace.target);
    let called = 0;
    const action = evaluated(here, trace, () => called++);
    const manager = new motion.ActionManager();
    const running = manager.runAction(action as motion.Action<Node>, target);
    const off = trace.dts.flatMap((dt, frame) => {
      called = 0;
      manager.update(dt);
      const there = trace.frames[frame]!;
      const read = Object.keys(there.state).map((key) => [key, target.read(key) ?? null] as const);
      const state: State = { ...Object.fromEntries(read), running: manager.getNumberOfRunningActions(target), called };
      const shown = { ...there.state, running: there.running, called: there.events.filter(isCall).length };
      return compareSnapshot(asScript(trace), frame, snapshotOf(state), snapshotOf(shown));
    });
    running.stop();
    expect(off).toEqual([]);
  });
});

/** An animation also reports the frames that it shows. */
function isCall([id]: readonly Value[]): boolean {
  return id !== 'frame';
}

function snapshotOf(state: State): Snapshot {
  return { states: { n1: state }, events: [], running: {}, done: {} };
}

function pairsOf(text: string): Pair[] {
  const [, part = ''] = /^## Pairs, replayed\n([^]*?)\n## /m.exec(text) ?? [];
  return [...part.matchAll(/^\| `(.+)` \| `(.+)` \| (.+) \|$/gm)].map(([, there, here, trace]) => ({
    there: there!,
    here: here!,
    trace: trace!,
  }));
}

/** The trace `interval/MoveTo p60`, which is in `interval.json`. */
function recorded(name: string): SimpleTrace {
  const file = readTraceFile(join(root, 'test/conformance/golden/3.17.2', `${name.split('/')[0]!}.json`));
  if (file.kind !== 'traces') throw new Error(`${name}: not a trace`);
  return file.traces.find((trace) => trace.name === name) as SimpleTrace;
}

/** The action of a cell, with the names that the page leaves to the reader. */
function evaluated(code: string, { action }: SimpleTrace, callback: () => void): unknown {
  const points = ((action.points ?? []) as number[][]).map(([x, y]) => ({ x, y }));
  const names = { ...motion, animate, points, animation: animationOf(action), callback };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text of the page is what is tested
  return (new Function(...Object.keys(names), `return ${code};`) as (...values: unknown[]) => unknown)(
    ...Object.values(names),
  );
}

interface AnimationSpec {
  readonly frames: readonly { readonly frame: string; readonly units: number }[];
  readonly delayPerUnit: number;
}

function animationOf({ animation }: ActionSpec): Animation | undefined {
  if (animation === undefined) return undefined;
  const { frames, ...options } = animation as unknown as AnimationSpec;
  return new Animation(
    frames.map(({ frame, units }) => ({ spriteFrame: spriteFrame(frame), delayUnits: units })),
    options,
  );
}

/** A recorded action as a program of cocos2d-x writes it. */
function inCpp(spec: ActionSpec): string {
  const { type, action, actions, ...fields } = spec;
  const create = (...parts: readonly string[]): string => `${type}::create(${parts.join(', ')})`;
  if (type === 'Reverse') return `${inCpp(action as ActionSpec)}->reverse()`;
  if (type === 'CallFunc') return create('callback');
  if (actions !== undefined) return create(...(actions as ActionSpec[]).map(inCpp), 'nullptr');
  const inner = action === undefined ? [] : [inCpp(action as ActionSpec)];
  if ('control1' in fields) {
    const config = [fields.end, fields.control1, fields.control2].map((point) => inVec(point as number[]));
    return create(short(fields.duration as number), `{ ${config.join(', ')} }`);
  }
  const rest = Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'points' || name === 'animation') return [name];
    if (name === 'size') return [`Size(${(value as number[]).map(short).join(', ')})`];
    if (name === 'color') return (value as number[]).map(short);
    return [Array.isArray(value) ? inVec(value as number[]) : short(value as number)];
  });
  return create(...inner, ...rest);
}

function inVec(values: readonly number[]): string {
  return `Vec${values.length}(${values.map(short).join(', ')})`;
}

/** The shortest decimal number that is the same in single precision. */
function short(value: number): string {
  for (let digits = 1; ; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === Math.fround(value)) return String(rounded);
  }
}
