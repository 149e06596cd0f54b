import { type Color, type Eye, lookAtMatrix } from 'rx-motion';
import type { Grid, GridRect } from 'rx-motion/grid';
import { SpriteFrame } from 'rx-motion/sprite';
import { BehaviorSubject } from 'rxjs';
import { readGrid } from './grid/state.js';
import type { State, Value } from './trace.js';

/** A node of a trace: a target with every capability, which reports its state in the terms of cocos2d-x. */
export class Node {
  readonly name: string;
  x = 0;
  y = 0;
  z = 0;
  rotationSkewX = 0;
  rotationSkewY = 0;
  rotation3DX = 0;
  rotation3DY = 0;
  scaleX = 1;
  scaleY = 1;
  scaleZ = 1;
  skewX = 0;
  skewY = 0;
  width = 0;
  height = 0;
  anchorX = 0;
  anchorY = 0;
  visible = true;
  flippedX = false;
  flippedY = false;
  spriteFrame: SpriteFrame = spriteFrame('orig');
  /** 0 to 1. */
  opacity = 1;
  color: Color = { r: 255, g: 255, b: 255 };
  eye: Eye = { x: 0, y: 0, z: 2 ** -23 };
  rect: GridRect | null = null;
  grid: Grid | null = null;
  readonly tweens: Record<string, number> = {};
  readonly attached$: BehaviorSubject<boolean>;
  private filled = 0;

  constructor(name: string, given: { readonly kind: string } & State) {
    this.name = name;
    const { kind, parent, ...state } = given;
    this.attached$ = new BehaviorSubject(parent !== null && kind !== '');
    this.set(state);
  }

  /** 2D rotation: both skews of it. */
  get rotation(): number {
    return this.rotationSkewX;
  }
  set rotation(angle: number) {
    this.rotationSkewX = this.rotationSkewY = angle;
  }

  /** As in cocos2d-x's ProgressTimer: 0 to 100. */
  get percentage(): number {
    return this.filled;
  }
  set percentage(percentage: number) {
    this.filled = Math.min(100, Math.max(0, percentage));
  }

  set(properties: State): void {
    for (const [key, value] of Object.entries(properties)) {
      if (key === 'opacity') this.opacity = Number(value) / 255;
      else if (key === 'color') {
        const [r = 0, g = 0, b = 0] = value as readonly number[];
        this.color = { r, g, b };
      } else if (key === 'rect') {
        const [x = 0, y = 0, width = 0, height = 0] = (value ?? []) as readonly number[];
        this.rect = x || y || width || height ? { x, y, width, height } : null;
      } else if (key === 'frame') this.spriteFrame = spriteFrame(String(value));
      else if (key === 'attached') this.attached$.next(Boolean(value));
      else if (key !== 'eye') (this as unknown as Record<string, Value>)[key] = value;
    }
  }

  /** A property by its name in the traces; undefined if it is not set yet. */
  read(property: string): Value | undefined {
    if (property.startsWith('tween.')) return this.tweens[property.slice('tween.'.length)];
    if (property.startsWith('grid')) return readGrid(this.grid, property);
    switch (property) {
      case 'opacity':
        return this.opacity * 255;
      case 'color':
        return [this.color.r, this.color.g, this.color.b];
      case 'frame':
        return this.spriteFrame.name;
      case 'attached':
        return this.attached$.value;
      case 'eye':
        return [this.eye.x, this.eye.y, this.eye.z];
      case 'camera':
        return lookAtMatrix(this.eye, this.anchorX * this.width, this.anchorY * this.height, new Array<number>(16));
      default:
        return (this as unknown as Record<string, Value>)[property];
    }
  }
}

const frames = new Map<string, SpriteFrame>();

/** One sprite frame for each name. */
export function spriteFrame(name: string): SpriteFrame {
  let frame = frames.get(name);
  if (frame === undefined) {
    frame = new SpriteFrame({ name, texture: { url: 'sheet.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
    frames.set(name, frame);
  }
  return frame;
}
