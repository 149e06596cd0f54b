import type { ActionManager } from 'rx-motion';
import { flatGrid } from 'rx-motion/grid';
import { build } from '../build.js';
import type { Node } from '../node.js';
import type { Stage } from '../stage.js';
import type { ActionSpec, Op } from '../trace.js';
import type { Options } from './build.js';
import { textureOf } from './played.js';

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
    case 'setGridGridRect':
      [node.lateEdge] = op.value as [number];
      return true;
    case 'setNodePosition': {
      const [x, y] = op.value as [number, number];
      node.set({ x, y });
      return true;
    }
    case 'setNodeContentSize':
      // It plays no part, there and here.
      return true;
    case 'setTextureFlipped':
      if (stage.quirks.has('texture-flip')) flip(node, op.value as boolean);
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

/** Rebuilds the grid: flat, and with the picture upside down. */
function flip(node: Node, isFlipped: boolean): void {
  const { grid, flipped } = node;
  if (grid === null || flipped === isFlipped) return;
  node.flipped = isFlipped;
  const { width, height } = textureOf(node);
  const rect = node.rect ?? {
    x: 0,
    y: 0,
    width: width / node.contentScaleFactor,
    height: height / node.contentScaleFactor,
  };
  const flat = flatGrid({ width, height, rect, grid: null }, grid.kind, grid);
  grid.originals.set(flat.originals);
  grid.positions.set(flat.originals);
  grid.textureCoordinates.set(
    flat.textureCoordinates.map((place, at) => (at % 2 === 1 && isFlipped ? 1 - place : place)),
  );
}
