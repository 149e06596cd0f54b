import type { Entry } from './entry.js';
import type { Point, Rect, Size } from './geometry.js';
import { packerPolygon } from './polygon.js';
import { type FrameParts, type SheetContents, textureUrls } from './sheet-contents.js';

/** Reads the JSON of TexturePacker, which other packers write, too. */
export function packerContents(root: Entry, url: string): SheetContents {
  const frames = root.at('frames');
  const isArray = Array.isArray(frames.value);
  const image = root.at('meta').at('image');
  const size = root.at('meta').at('size');
  return {
    url,
    format: isArray ? 'json-array' : 'json-hash',
    textureUrls: textureUrls(image.exists ? [image.text()] : [], url),
    textureSize: size.exists ? sizeIn(size) : undefined,
    frames: isArray
      ? frames.items().map((frame) => frameParts(frame.at('filename').text(), frame))
      : frames.entries().map(([name, frame]) => frameParts(name, frame)),
  };
}

function frameParts(name: string, frame: Entry): FrameParts {
  const rect = rectIn(frame.at('frame'));
  const trimmed = frame.at('spriteSourceSize');
  const source = frame.at('sourceSize');
  const originalSize = source.exists ? sizeIn(source) : rect;
  // Older versions of TexturePacker write `pivot`.
  const anchor = frame.at('anchor').exists ? frame.at('anchor') : frame.at('pivot');
  return {
    name,
    rect,
    rotated: frame.at('rotated').flag(),
    offset: trimmed.exists ? offsetOf(pointIn(trimmed), rect, originalSize) : undefined,
    originalSize,
    anchor: anchor.exists ? pointIn(anchor) : undefined,
    polygon: frame.at('vertices').exists ? packerPolygon(frame) : undefined,
  };
}

function offsetOf(corner: Point, rect: Rect, originalSize: Size): Point {
  return {
    x: corner.x - (originalSize.width - rect.width) / 2,
    y: corner.y - (originalSize.height - rect.height) / 2,
  };
}

function pointIn(entry: Entry): Point {
  return { x: entry.at('x').number(), y: entry.at('y').number() };
}

function sizeIn(entry: Entry): Size {
  const width = entry.at('w').number();
  const height = entry.at('h').number();
  return width >= 0 && height >= 0 ? { width, height } : entry.fail('a size that is not negative');
}

function rectIn(entry: Entry): Rect {
  return { ...pointIn(entry), ...sizeIn(entry) };
}
