import type { Color } from 'rx-motion';
import {
  type Context2D,
  drawSprite,
  SpriteFrame,
  SpriteFrameCache,
  type SpriteFrameParts,
  type SpriteLook,
} from 'rx-motion/sprite';
import { drawings as all, type Picture } from './drawings.page.js';

const SIZE = 160;
/** How canvases are prepared. */
export const look = { smooth: false, opaque: false };
const drawings = new Map(all.map(({ name, picture }) => [name, picture]));

type Look = Omit<SpriteLook, 'spriteFrame'>;
type Painter = (context: Context2D) => void;

/** The names of the frames of a sheet whose pixels differ from those of their drawing, drawn by `reference`. */
async function unlike(
  sheet: string,
  look: Look,
  reference: (context: Context2D, drawing: HTMLCanvasElement) => void,
  tolerance: number = 0,
): Promise<string[]> {
  const cache = new SpriteFrameCache();
  await cache.load(sheet);
  return [...drawings]
    .filter(([name, picture]) => {
      const spriteFrame = cache.get(name)!;
      const drawn = pixels((context) => drawSprite(context, { ...look, spriteFrame }));
      return !same(
        drawn,
        pixels((context) => reference(context, canvasOf(picture))),
        tolerance,
      );
    })
    .map(([name]) => `${name} of ${sheet}`);
}

/** With the top left corner at (12, 7). */
export const upright = (sheet: string): Promise<string[]> =>
  unlike(sheet, { x: 12, y: 7, anchor: { x: 0, y: 0 } }, (context, drawing) => context.drawImage(drawing, 12, 7));

/** The drawings in textures of their own, rotated by each quarter and enlarged, which are not drawn as they were. */
export function laid(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, picture] of drawings) {
    for (const rotation of [0, 90, 180, 270] as const) {
      for (const scale of [1, 2]) {
        const image = enlargedPixels(rotatedPixels(canvasOf(picture), rotation / 90), scale);
        const { width, height } = picture;
        const rect = { x: 0, y: 0, width: width * scale, height: height * scale };
        const trim = { originalSize: { width: width + 10, height: height + 6 }, offset: { x: 2, y: -1 } };
        const parts = { name, texture: { url: 'own', image }, rect, rotation, scale, ...trim };
        const spriteFrame = new SpriteFrame(parts);
        const drawn = pixels((context) => drawSprite(context, { spriteFrame, x: 12, y: 7, anchor: { x: 0, y: 0 } }));
        const expected = pixels((context) => context.drawImage(canvasOf(picture), 12 + 7, 7 + 2));
        if (!same(drawn, expected)) wrong.push(`${name} at ${rotation}°, scale ${scale}`);
      }
    }
  }
  return Promise.resolve(wrong);
}

function enlargedPixels(drawing: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [drawing.width * scale, drawing.height * scale];
  const context = canvas.getContext('2d')!;
  context.imageSmoothingEnabled = false;
  context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const flipped = (sheet: string, flippedX: boolean, flippedY: boolean): Promise<string[]> =>
  unlike(sheet, { x: 80, y: 80, anchor: { x: 0.5, y: 0.5 }, flippedX, flippedY }, (context, drawing) => {
    context.translate(80, 80);
    context.scale(flippedX ? -1 : 1, flippedY ? -1 : 1);
    context.drawImage(drawing, -drawing.width / 2, -drawing.height / 2);
  });

export const quarters = (sheet: string, count: number): Promise<string[]> =>
  unlike(sheet, { x: 80, y: 80, rotation: count * 90, anchor: { x: 0.5, y: 0.5 } }, (context, drawing) => {
    const rotated = rotatedPixels(drawing, ((count % 4) + 4) % 4);
    context.drawImage(rotated, 80 - rotated.width / 2, 80 - rotated.height / 2);
  });

/** To one step of a channel: canvases multiply in different orders. */
export function faded(sheet: string, opacity: number): Promise<string[]> {
  look.opaque = true;
  const reference = (context: Context2D, drawing: HTMLCanvasElement): void => {
    context.globalAlpha = Math.max(0, Math.min(1, opacity));
    context.drawImage(drawing, 8, 8);
  };
  return unlike(sheet, { x: 8, y: 8, opacity, anchor: { x: 0, y: 0 } }, reference, 1);
}

export const tinted = (sheet: string, { r, g, b }: Color): Promise<string[]> =>
  unlike(sheet, { x: 8, y: 8, color: { r, g, b }, anchor: { x: 0, y: 0 } }, (context, drawing) => {
    const data = drawing.getContext('2d')!.getImageData(0, 0, drawing.width, drawing.height);
    data.data.forEach((value, index) => (data.data[index] = (value * [r, g, b, 255][index % 4]!) / 255));
    drawing.getContext('2d')!.putImageData(data, 0, 0);
    context.drawImage(drawing, 8, 8);
  });

/** With the anchor of the sheet, else the middle. */
export const anchored = (sheet: string): Promise<string[]> =>
  unlike(sheet, { x: 80, y: 80 }, (context, drawing) => {
    const isCreature = drawing.width === 64;
    context.drawImage(drawing, 80 - drawing.width / 2, 80 - drawing.height * (isCreature ? 0.9375 : 0.5));
  });

/** The share of pixels that differ visibly from the drawing under the same transform, written as a matrix. */
export async function shareUnlike(sheet: string, name: string): Promise<number> {
  const cache = new SpriteFrameCache();
  await cache.load(sheet);
  const look = {
    x: 80,
    y: 70,
    rotation: 30,
    scaleX: 1.5,
    scaleY: 1.25,
    skewX: 20,
    skewY: -10,
    anchor: { x: 0.25, y: 0.75 },
  };
  const drawn = pixels((context) => drawSprite(context, { ...look, spriteFrame: cache.get(name)! }));
  const reference = pixels((context) => {
    const drawing = canvasOf(drawings.get(name)!);
    const matrix = new DOMMatrix('translate(80px, 70px) rotate(30deg) scale(1.5, 1.25) matrix(1, 0, 0, 1, 0, 0)')
      .multiply(new DOMMatrix([1, Math.tan((-10 * Math.PI) / 180), Math.tan((20 * Math.PI) / 180), 1, 0, 0]))
      .translate(-0.25 * drawing.width, -0.75 * drawing.height);
    context.setTransform(matrix);
    context.drawImage(drawing, 0, 0);
  });
  const unlikes = drawn.filter((value, index) => Math.abs(value - reference[index]!) > 24).length;
  return unlikes / reference.filter((value) => value > 0).length;
}

/** How many pixels of a red frame are red and green when a green neighbour reaches into its box. */
export function outlined(parts: Partial<SpriteFrameParts>): [red: number, green: number] {
  const image = document.createElement('canvas');
  [image.width, image.height] = [40, 40];
  const context = image.getContext('2d')!;
  context.fillStyle = '#0f0';
  context.fillRect(0, 0, 40, 40);
  context.fillStyle = '#f00';
  context.beginPath();
  for (const { x, y } of parts.polygon!.verticesUV) context.lineTo(x, y);
  context.fill();
  const spriteFrame = new SpriteFrame({
    name: 'red',
    texture: { url: '', image },
    rect: { x: 0, y: 0, width: 20, height: 20 },
    ...parts,
  });
  const data = pixels((context) => drawSprite(context, { spriteFrame, x: 50, y: 50 }));
  const count = (channel: number): number => data.filter((value, index) => index % 4 === channel && value > 128).length;
  return [count(0), count(1)];
}

/** Whether an OffscreenCanvas shows the same, as in a worker. */
export async function offTheCanvas(sheet: string): Promise<boolean> {
  const cache = new SpriteFrameCache();
  await cache.load(sheet);
  const sprite = { spriteFrame: cache.get('coin_2.png')!, x: 50, y: 50, color: { r: 200, g: 100, b: 50 } };
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d')!;
  drawSprite(context, sprite);
  const again = new SpriteFrame(sprite.spriteFrame);
  return same(
    context.getImageData(0, 0, SIZE, SIZE).data,
    pixels((other) => drawSprite(other, { ...sprite, spriteFrame: again })),
  );
}

function pixels(paint: Painter): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, SIZE];
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingEnabled = look.smooth;
  if (look.opaque) context.fillRect(0, 0, SIZE, SIZE);
  paint(context);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

function canvasOf({ width, height, data }: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

function rotatedPixels(drawing: HTMLCanvasElement, quarters: number): HTMLCanvasElement {
  const { width, height } = drawing;
  const data = drawing.getContext('2d')!.getImageData(0, 0, width, height).data;
  const rotated = quarters % 2 ? ([height, width] as const) : ([width, height] as const);
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [
        [x, y],
        [height - 1 - y, x],
        [width - 1 - x, height - 1 - y],
        [y, width - 1 - x],
      ][quarters]!;
      result.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (down! * rotated[0] + right!) * 4);
    }
  }
  return canvasOf({ width: rotated[0], height: rotated[1], data: result });
}

function same(a: Uint8ClampedArray, b: Uint8ClampedArray, tolerance: number = 0): boolean {
  return a.every((value, index) => Math.abs(value - b[index]!) <= tolerance);
}
