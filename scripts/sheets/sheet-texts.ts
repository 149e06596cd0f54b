import type { PlistValue } from 'plist';
import { hullOf } from './hull.js';
import type { Packed, PackedSheet } from './pack.js';
import { plistText } from './plist-text.js';

/** A sheet in format 0 (Flash): single numbers, without the name of the texture. */
export function format0({ picture, packed }: PackedSheet): string {
  return plistText({
    frames: byName(packed, (piece) => {
      const { drawing, trimmed, x, y } = piece;
      const [offsetX, offsetY] = offsetOf(piece);
      const { width: originalWidth, height: originalHeight } = drawing.picture;
      return { x, y, width: trimmed.width, height: trimmed.height, offsetX, offsetY, originalWidth, originalHeight };
    }),
    texture: { width: picture.width, height: picture.height },
  });
}

/** A sheet in format 1, or in format 2, which can have rotated pictures. */
export function format1or2({ picture, packed }: PackedSheet, texture: string, format: 1 | 2): string {
  return plistText({
    frames: byName(packed, (piece) => {
      const { drawing, trimmed, rotated } = piece;
      return {
        frame: rectText(piece),
        offset: braces(...offsetOf(piece)),
        ...(format === 2 ? { rotated } : {}),
        sourceColorRect: braces(braces(trimmed.x, trimmed.y), braces(trimmed.width, trimmed.height)),
        sourceSize: braces(drawing.picture.width, drawing.picture.height),
      };
    }),
    metadata: { format, size: braces(picture.width, picture.height), textureFileName: texture },
  });
}

/** A sheet in format 3, with aliases, anchors and, for the round drawings, outlines. */
export function format3({ picture, packed }: PackedSheet, texture: string): string {
  return plistText({
    frames: byName(packed, (piece) => {
      const { drawing, trimmed, rotated } = piece;
      const { anchor } = drawing;
      return {
        aliases: [...drawing.aliases],
        ...(anchor ? { anchor: braces(anchor.x, 1 - anchor.y) } : {}),
        spriteOffset: braces(...offsetOf(piece)),
        spriteSize: braces(trimmed.width, trimmed.height),
        spriteSourceSize: braces(drawing.picture.width, drawing.picture.height),
        textureRect: rectText(piece),
        textureRotated: rotated,
        ...(isRound(piece) ? outlineTexts(piece) : {}),
      };
    }),
    metadata: {
      format: 3,
      realTextureFileName: texture,
      size: braces(picture.width, picture.height),
      textureFileName: texture,
    },
  });
}

/** A sheet in TexturePacker's JSON. */
export function packerJson({ picture, packed }: PackedSheet, texture: string, form: 'hash' | 'array'): string {
  const parts = packed.map((piece) => {
    const { drawing, trimmed, x, y, rotated } = piece;
    const { width, height } = drawing.picture;
    const part = {
      frame: { x, y, w: trimmed.width, h: trimmed.height },
      rotated,
      trimmed: trimmed.width < width || trimmed.height < height,
      spriteSourceSize: { x: trimmed.x, y: trimmed.y, w: trimmed.width, h: trimmed.height },
      sourceSize: { w: width, h: height },
      ...(drawing.anchor ? { anchor: drawing.anchor } : {}),
      ...(isRound(piece) ? hullOf(piece) : {}),
    };
    return [drawing.name, part] as const;
  });
  const frames = form === 'hash' ? Object.fromEntries(parts) : parts.map(([filename, part]) => ({ filename, ...part }));
  const meta = { image: texture, format: 'RGBA8888', size: { w: picture.width, h: picture.height }, scale: '1' };
  return `${JSON.stringify({ frames, meta }, null, 1)}\n`;
}

function byName(packed: readonly Packed[], describe: (piece: Packed) => PlistValue): PlistValue {
  return Object.fromEntries(packed.map((piece) => [piece.drawing.name, describe(piece)]));
}

/** From the middle of the drawing to the middle of its trimmed part, counted upwards. */
function offsetOf({ drawing, trimmed }: Packed): [x: number, y: number] {
  const { width, height } = drawing.picture;
  return [trimmed.x + trimmed.width / 2 - width / 2, height / 2 - trimmed.y - trimmed.height / 2];
}

function rectText({ x, y, trimmed }: Packed): string {
  return braces(braces(x, y), braces(trimmed.width, trimmed.height));
}

function outlineTexts(piece: Packed): { [key: string]: string } {
  const { vertices, verticesUV, triangles } = hullOf(piece);
  return {
    triangles: triangles.flat().join(' '),
    vertices: vertices.flat().join(' '),
    verticesUV: verticesUV.flat().join(' '),
  };
}

function isRound({ drawing }: Packed): boolean {
  return drawing.name.startsWith('coin');
}

function braces(first: number | string, second: number | string): string {
  return `{${String(first)},${String(second)}}`;
}
