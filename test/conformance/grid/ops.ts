import type { ActionManager } from 'rx-motion';
import { build } from '../build.js';
import type { Node } from '../node.js';
import type { Stage } from '../stage.js';
import type { ActionSpec, Op } from '../trace.js';
import type { Options } from './build.js';

type Perform = (op: Op, node: Node, options: () => Options, stage: Stage, manager: ActionManager) => void;

const setOption: Perform = ({ op, value }, _node, options) => {
  const name = op.slice(3, 4).toLowerCase() + op.slice(4);
  Object.assign(options(), { [name]: value });
};
/** They play no part here. */
const nothing: Perform = () => undefined;

const ops: Readonly<Record<string, Perform | undefined>> = {
  setAmplitude: setOption,
  setAmplitudeRate: setOption,
  setLensEffect: setOption,
  setConcave: setOption,
  setPosition: ({ value }, _node, options) => Object.assign(options().position!, placeOf(value)),
  setActive: ({ value }, { grid }) => grid !== null && (grid.active = value as boolean),
  setReuseGrid: ({ value, amount }, { grid }) => grid !== null && (grid.reuse = Number(value ?? amount)),
  setGridNull: (_, node) => (node.grid = null),
  setNodeGridRect: ({ value }, node) => node.set({ rect: value as number[] }),
  setNodePosition: ({ value }, node) => node.set(placeOf(value)),
  setNodeContentSize: nothing,
  setGridGridRect: nothing,
  setTextureFlipped: nothing,
  stopAllActions: (_, node, _options, _stage, manager) => manager.stopAllActions(node),
  runOnLens: ({ action }, node, options, stage, manager) =>
    manager.runAction(build(action as ActionSpec, node, stage), options().position as never),
};

function placeOf(value: unknown): { x: number; y: number } {
  const [x, y] = value as [number, number];
  return { x, y };
}

/** Applies an operation from outside to a node and its grid. Returns false if it is unknown. */
export function performOnGrid(op: Op, node: Node, stage: Stage, manager: ActionManager): boolean {
  const perform = ops[op.op];
  perform?.(op, node, () => stage.options(op.id as string, () => ({})), stage, manager);
  return perform !== undefined;
}
