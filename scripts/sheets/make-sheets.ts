import { animationsFormat1, animationsFormat2 } from './animation-texts.js';
import { drawAll } from './drawings.js';
import { pack } from './pack.js';
import { encodePng } from './png.js';
import { format0, format1or2, format3, packerJson } from './sheet-texts.js';

/** Draws and packs the project's own sprite sheets: the content of each file by name. Deterministic. */
export function makeSheets(): Map<string, string | Uint8Array> {
  const drawings = drawAll();
  const upright = pack(drawings, false);
  const rotated = pack(drawings, true);
  return new Map<string, string | Uint8Array>([
    ['toys-upright.png', encodePng(upright.picture)],
    ['toys-upright.plist', format0(upright)],
    ['toys-format-1.plist', format1or2(upright, 'toys-upright.png', 1)],
    ['toys.png', encodePng(rotated.picture)],
    ['toys-format-2.plist', format1or2(rotated, 'toys.png', 2)],
    ['toys.plist', format3(rotated, 'toys.png')],
    ['toys.json', packerJson(rotated, 'toys.png', 'hash')],
    ['toys-array.json', packerJson(rotated, 'toys.png', 'array')],
    ['toys-animations.plist', animationsFormat2(['toys.plist'])],
    ['toys-animations-format-1.plist', animationsFormat1(['toys-format-1.plist'])],
  ]);
}
