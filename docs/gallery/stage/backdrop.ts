import type { Point } from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import { type Path, paths } from '../player/paths.js';
import type { Sampled } from '../player/sample.js';
import { SpriteActor } from './actor.js';
import { canvasStage } from './canvas-stage.js';
import { drawLabel } from './label.js';
import { type Guide, stageHeight, stageWidth } from './stage.js';

/** The drawing under the actors: guides and, on demand, the paths of the actors and their earlier states. */
export interface Backdrop {
  readonly showTraces: (shown: boolean) => void;
  readonly dispose: () => void;
}

export function createBackdrop(host: HTMLElement, guides: readonly Guide[], sampled: Sampled | null): Backdrop {
  const { stage, dispose } = canvasStage(host);
  const ways = sampled === null ? [] : paths(sampled);
  const skins = ways.flatMap(({ member, skins }) =>
    skins.map((pose) => {
      const { paint, anchor } = member.look;
      return new SpriteActor({ ...pose, anchor, ...(paint && { draw: paint }), opacity: 0.13, visible: true });
    }),
  );
  const drawing = (draw: (context: CanvasRenderingContext2D) => void): Sprite =>
    new Sprite({
      anchor: { x: 0, y: 0 },
      width: stageWidth,
      height: stageHeight,
      draw(context) {
        context.strokeStyle = context.fillStyle = getComputedStyle(host).color;
        context.lineJoin = context.lineCap = 'round';
        draw(context as CanvasRenderingContext2D);
      },
    });
  const smallestLetters = (): number => parseFloat(getComputedStyle(host).fontSize) / stage.scaleX;
  const traces = [...skins, drawing((context) => ways.forEach((way) => drawWay(context, way)))];
  stage.add(drawing((context) => guides.forEach((guide) => drawGuide(context, guide, smallestLetters()))));
  stage.draw();
  return {
    showTraces(shown) {
      if (shown) stage.add(...traces);
      else for (const trace of traces) stage.remove(trace);
      stage.draw();
    },
    dispose,
  };
}

function drawWay(context: CanvasRenderingContext2D, { pieces, beats }: Path): void {
  context.globalAlpha = 0.5;
  context.lineWidth = 1.5;
  for (const piece of pieces) strokeThrough(context, piece);
  context.globalAlpha = 0.75;
  for (const { x, y } of beats) {
    context.beginPath();
    context.arc(x, y, 2.2, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawGuide(context: CanvasRenderingContext2D, guide: Guide, smallestLetters: number): void {
  context.save();
  context.globalAlpha = 0.75;
  context.lineWidth = 1.5;
  if ('line' in guide) {
    if (guide.isFaint) {
      context.globalAlpha = 0.4;
      context.setLineDash([4, 6]);
    }
    strokeThrough(context, guide.line);
  } else if ('points' in guide) {
    for (const { x, y } of guide.points) {
      context.beginPath();
      context.arc(x, y, 6, 0, 2 * Math.PI);
      context.stroke();
    }
  } else if ('rect' in guide) {
    const { x, y, width, height } = guide.rect;
    context.strokeRect(x, y, width, height);
  } else {
    context.globalAlpha = 1;
    drawLabel(context, guide, smallestLetters);
  }
  context.restore();
}

function strokeThrough(context: CanvasRenderingContext2D, points: readonly Readonly<Point>[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
}
