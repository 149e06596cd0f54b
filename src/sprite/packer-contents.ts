import { type AnimationDescription, describeAnimation } from './animation-description.js';
import { taggedAnimations } from './aseprite-tags.js';
import type { Entry } from './entry.js';
import { fileUrl } from './file-url.js';
import type { Point, Rect, Size } from './geometry.js';
import { packerPolygon } from './polygon.js';
import { readJson } from './read-document.js';
import {
  checkedSize,
  type FrameParts,
  parseSheet,
  scaleIn,
  type SheetContents,
  type SheetPage,
  type SpriteSheet,
  type SpriteSheetFormat,
  type SpriteSheetOptions,
  textureUrls,
} from './sheet-contents.js';
import { offsetOf } from './trim.js';

/**
 * Parses a sprite sheet in TexturePacker's JSON, which Aseprite, AssetPack, free-tex-packer and others write, too: a
 * hash or an array of frames, or an array of textures, as for Phaser.
 *
 * A program that parses only this format is smaller with this function than with {@link parseSpriteSheet}.
 *
 * ```ts
 * import { parseJsonSheet } from 'rx-motion/sprite';
 *
 * const frame = { frame: { x: 0, y: 0, w: 64, h: 64 }, duration: 100 };
 * const frameTags = [{ name: 'spin', from: 0, to: 1, direction: 'forward' }];
 * const document = { frames: { a: frame, b: frame }, meta: { image: 'coin@2x.png', scale: '2', frameTags } };
 * const sheet = parseJsonSheet(document, { url: 'coin.json' });
 * sheet.frames[0]?.originalSize; // => { width: 32, height: 32 }
 * sheet.animations.map(({ name, delayPerUnit }) => [name, delayPerUnit]); // => [['spin', 0.1]]
 * ```
 *
 * @param source The text of the document, or the output of another parser.
 * @throws SyntaxError with the file, the key path and what was expected there; TypeError when an option is of the wrong
 * kind.
 */
export function parseJsonSheet(source: string | object, options: SpriteSheetOptions): SpriteSheet {
  return parseSheet('parseJsonSheet', source, options, (source, url) => packerContents(readJson(source, url), url));
}

/** Reads the JSON of TexturePacker, which other packers write, too. */
export function packerContents(root: Entry, url: string): SheetContents {
  const meta = root.at('meta');
  const textures = root.at('textures');
  if (root.at('file').exists) root.fail(PACKER, "Egret's JSON, which is not read");
  const sheets = textures.exists ? textures.items() : [root];
  if (sheets[0]?.at('sprites').exists) root.fail(PACKER, "Godot's JSON, which is not read");
  if (textures.exists && sheets.length === 0) textures.fail('at least one texture');
  const described = sheets.flatMap((sheet) => namedFrames(sheet.at('frames')));
  return {
    url,
    format: textures.exists ? 'json-textures' : formOf(root.at('frames')),
    pages: sheets.map((sheet) => pageIn(sheet, textures.exists ? sheet : meta, url)),
    animations: [...listedAnimations(root.at('animations')), ...taggedAnimations(meta.at('frameTags'), described)],
    related: meta.at('related_multi_packs').read((it) => it.items().map((name) => fileUrl(name.text(), url))) ?? [],
  };
}

const PACKER = "TexturePacker's JSON";

function formOf(frames: Entry): SpriteSheetFormat {
  return Array.isArray(frames.value) ? 'json-array' : 'json-hash';
}

/** @param meta The part that describes the texture. */
function pageIn(sheet: Entry, meta: Entry, url: string): SheetPage {
  const image = meta.at('image');
  const name = image.text('');
  return {
    // The name of the document stands for no texture if there are several.
    textureUrls: sheet === meta ? [fileUrl(image.text(), url)] : textureUrls([name], url),
    textureSize: meta.at('size').read(sizeIn),
    scale: scaleIn(meta.at('scale'), name),
    frames: namedFrames(sheet.at('frames')).map(([name, frame]) => frameParts(name, frame)),
  };
}

function namedFrames(frames: Entry): (readonly [string, Entry])[] {
  return formOf(frames) === 'json-hash'
    ? frames.entries()
    : frames.items().map((frame) => [frame.at('filename').text(), frame] as const);
}

/** The lists of names for PixiJS. Dictionaries are animations of cocos2d-x, which parseAnimations reads. */
function listedAnimations(animations: Entry): AnimationDescription[] {
  if (!animations.exists) return [];
  return animations
    .entries()
    .filter(([, animation]) => !animation.isDictionary)
    .map(([name, animation]) =>
      describeAnimation(
        name,
        animation.items().map((frame) => frame.text()),
      ),
    );
}

function frameParts(name: string, frame: Entry): FrameParts {
  const rect = rectIn(frame.at('frame'));
  const originalSize = frame.at('sourceSize').read(sizeIn) ?? rect;
  return {
    name,
    rect,
    rotated: frame.at('rotated').flag(),
    offset: frame.at('spriteSourceSize').read((trimmed) => offsetOf(pointIn(trimmed), rect, originalSize)),
    originalSize,
    // Older versions of TexturePacker write `pivot`.
    anchor: frame.at('anchor').read(pointIn) ?? frame.at('pivot').read(pointIn),
    polygon: frame.at('vertices').read(() => packerPolygon(frame)),
  };
}

function pointIn(entry: Entry): Point {
  return { x: entry.at('x').number(), y: entry.at('y').number() };
}

function sizeIn(entry: Entry): Size {
  return checkedSize({ width: entry.at('w').number(), height: entry.at('h').number() }, entry);
}

function rectIn(entry: Entry): Rect {
  return { ...pointIn(entry), ...sizeIn(entry) };
}
