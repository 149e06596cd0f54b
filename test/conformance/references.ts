import type { ActionManager } from 'rx-motion';
import type { Node } from './node.js';

/**
 * The references to a node, as the engine counts them: the test, the scene, the manager while the node's actions run.
 */
export class References {
  readonly gone = new Set<Node>();
  private readonly released = new Set<Node>();
  private readonly manager: ActionManager;
  private readonly nodes: readonly Node[];

  constructor(manager: ActionManager, nodes: readonly Node[]) {
    this.manager = manager;
    this.nodes = nodes;
  }

  /** Drops the reference of the test. */
  release(node: Node): void {
    this.released.add(node);
  }

  /**
   * Drops the nodes without references, and returns their names.
   *
   * @param afterUpdate Whether an update has just passed, which also drops nodes that only the manager refers to.
   */
  drop(afterUpdate = false): readonly string[] {
    const dropped = this.nodes.filter((node) => {
      if (!this.released.has(node) || node.attached$.value || this.gone.has(node)) return false;
      return afterUpdate || this.manager.getNumberOfRunningActions(node) === 0;
    });
    for (const node of dropped) {
      this.manager.stopAllActions(node);
      this.gone.add(node);
    }
    return dropped.map(({ name }) => name);
  }
}
