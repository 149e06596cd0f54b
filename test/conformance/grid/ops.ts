import type { ActionManager } from 'rx-motion';
import { build } from '../build.js';
import type { Node } from '../node.js';
import type { Stage } from '../stage.js';
import type { ActionSpec, Op } from '../trace.js';
import type { Options } from './build.js';

/** Applies an operation from outside to a node and its grid. Returns false if it is unknown. */
export function performOnGrid(op: Op, node: Node, stage: Stage, manager: ActionManager): boolean {
  const options = (): Options => stage.options(op.id as string, () => ({}));
  switch (op.op) {
    case 'setAmplitude':
    case 'setAmplitudeRate':
    case 'setLensEffect':
    case 'setConcave': {
      const name = op.op.slice(3, 4).toLowerCase() + op.op.slice(4);
      Object.assign(options(), { [name]: op.value });
      return true;
    }
    case 'setPosition': {
      const [x, y] = op.value as [number, number];
      Object.assign(options().position!, { x, y });
      return true;
    }
    case 'setActive':
      if (node.grid !== null) node.grid.active = op.value as boolean;
      return true;
    case 'setReuseGrid':
      if (node.grid !== null) node.grid.reuse = Number(op.value ?? op.amount);
      return true;
    case 'setGridNull':
      node.grid = null;
      return true;
    case 'setNodeGridRect':
      node.set({ rect: op.value as number[] });
      return true;
    case 'setNodePosition': {
      const [x, y] = op.value as [number, number];
      node.set({ x, y });
      return true;
    }
    case 'setNodeContentSize':
    case 'setGridGridRect':
    case 'setTextureFlipped':
      // They play no part here.
      return true;
    case 'stopAllActions':
      manager.stopAllActions(node);
      return true;
    case 'runOnLens':
      manager.runAction(build(op.action as ActionSpec, node, stage), options().position as never);
      return true;
    default:
      return false;
  }
}
