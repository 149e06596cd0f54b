import { type GridRenderer, type GridScene, gridsOf } from './grid-renderer.js';
import { PlaneCells } from './plane-cells.js';

/** Draws a surface on a 2D canvas: where there is no WebGL, and for pictures that it may not read. */
export class PlaneRenderer implements GridRenderer {
  readonly kind = '2d';
  private readonly context: CanvasRenderingContext2D;
  private readonly scene: GridScene;
  private pattern: CanvasPattern | null = null;

  constructor(context: CanvasRenderingContext2D, scene: GridScene) {
    this.context = context;
    this.scene = scene;
  }

  draw(isNew: boolean): void {
    const { context, scene } = this;
    const { width, height } = context.canvas;
    if (isNew) this.pattern = null;
    this.pattern ??= context.createPattern(scene.picture.drawable, 'no-repeat')!;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.imageSmoothingEnabled = scene.smooth;
    const cells = new PlaneCells(context, this.pattern, scene);
    for (const grid of gridsOf(scene.surface)) cells.draw(grid);
  }

  close(): void {
    this.pattern = null;
  }
}
