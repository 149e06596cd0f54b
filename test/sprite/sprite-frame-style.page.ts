import { SpriteFrame, SpriteFrameCache, spriteFrameStyle } from 'rx-motion/sprite';
import { drawings } from './drawings.page.js';

const CELL = 80;
const COLUMNS = 8;
const placeOf = (index: number): [x: number, y: number] => [
  (index % COLUMNS) * CELL,
  Math.floor(index / COLUMNS) * CELL,
];

/** Adds an element to the page for each frame of a sheet, all at whole pixels. */
export async function show(sheet: string): Promise<void> {
  const cache = new SpriteFrameCache();
  const { texture } = (await cache.load(sheet)).sheet;
  // Decoded first, so that the background is painted with the rest.
  await Object.assign(new Image(), { src: texture.url }).decode();
  document.body.replaceChildren(...drawings.map(({ name }, index) => element(index, cache.get(name)!)));
}

/** The same with textures of their own, in which each drawing is rotated and enlarged, unlike its neighbours. */
export async function showLaid(): Promise<void> {
  const elements = drawings.map(async ({ name, picture }, index) => {
    const rotation = ([0, 90, 180, 270] as const)[index % 4]!;
    const scale = 1 + (Math.floor(index / 4) % 2);
    const { width, height } = picture;
    const image = context(width, height);
    image.putImageData(new ImageData(new Uint8ClampedArray(picture.data), width, height), 0, 0);
    const size = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
    const laid = context(size.width * scale, size.height * scale);
    laid.imageSmoothingEnabled = false;
    laid.translate(laid.canvas.width / 2, laid.canvas.height / 2);
    laid.rotate((rotation * Math.PI) / 180);
    laid.drawImage(image.canvas, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
    const texture = { url: laid.canvas.toDataURL(), size: laid.canvas };
    await Object.assign(new Image(), { src: texture.url }).decode();
    const rect = { x: 0, y: 0, width: width * scale, height: height * scale };
    return element(index, new SpriteFrame({ name, texture, rect, rotation, scale }));
  });
  document.body.replaceChildren(...(await Promise.all(elements)));
}

/** An element that shows a frame where its drawing is. */
function element(index: number, frame: SpriteFrame): HTMLElement {
  const [left, top] = placeOf(index).map((side) => `${side}px`);
  const element = document.createElement('div');
  const style = { position: 'absolute', left, top, imageRendering: 'pixelated', ...spriteFrameStyle(frame) };
  Object.assign(element.style, style);
  return element;
}

/** The names of the drawings missing in a screenshot, within a few steps of a channel. */
export async function notIn(screenshot: string): Promise<string[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${screenshot}`)).blob());
  const shown = context(image.width, image.height);
  shown.drawImage(image, 0, 0);
  return drawings
    .filter(({ picture }, index) => {
      const [x, y] = placeOf(index);
      const drawing = context(picture.width, picture.height);
      drawing.putImageData(new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height), 0, 0);
      const expected = context(CELL, CELL);
      expected.fillStyle = '#fff';
      expected.fillRect(0, 0, CELL, CELL);
      expected.drawImage(drawing.canvas, 0, 0);
      const cell = shown.getImageData(x, y, CELL, CELL).data;
      return expected.getImageData(0, 0, CELL, CELL).data.some((value, index) => Math.abs(value - cell[index]!) > 3);
    })
    .map(({ name }) => name);
}

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas.getContext('2d', { willReadFrequently: true })!;
}
