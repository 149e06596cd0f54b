import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A family of scenes: a folder next to this file, and the scenes in it. */
export interface Family {
  readonly name: string;
  readonly folder: string;
  readonly ids: readonly string[];
}

/** The scenes by family. Those named here come first; the others follow by name. */
export const families: readonly Family[] = [
  family('Move', 'move', [
    'move-to',
    'move-by',
    'place',
    'jump-to',
    'jump-by',
    'bezier-to',
    'bezier-by',
    'cardinal-spline-to',
    'cardinal-spline-by',
    'catmull-rom-to',
    'catmull-rom-by',
    'follow-path',
  ]),
  family('Rotate and size', 'turn', [
    'rotate-to',
    'rotate-by',
    'scale-to',
    'scale-by',
    'skew-to',
    'skew-by',
    'resize-to',
    'resize-by',
  ]),
  family('Look', 'look', [
    'fade-in',
    'fade-out',
    'fade-to',
    'tint-to',
    'tint-by',
    'blink',
    'visibility',
    'progress-to',
  ]),
  family('Any number', 'number', [
    'to',
    'by',
    'from-to',
    'tween-from',
    'keyframes',
    'spring-to',
    'shake',
    'values',
    'tween-property',
  ]),
  family('Instants', 'instant', ['delay-time']),
  family('Compose', 'compose', [
    'sequence',
    'spawn',
    'repeat-times',
    'repeat-forever',
    'reverse',
    'reverse-time',
    'speed',
    'targeted',
    'yoyo',
    'at',
    'stagger',
    'stagger-grid',
    'timeline',
    'tapped',
    'wait-for',
    'script',
  ]),
  family('Ease', 'ease', ['eased', 'curves-in', 'curves-out', 'curves-in-out', 'parameters']),
  family('Sprite frames', 'sprite', []),
  family('Manager', 'manager', ['order', 'policies', 'blend', 'finish-and-restart', 'tags']),
  family('Streams of values', 'stream', ['tween', 'glide', 'spring']),
  family('On the page', 'page', [
    'style-to',
    'morph-to',
    'split-text',
    'count-to',
    'view-time',
    'scroll-velocity',
    'scroll-to',
  ]),
];

function family(name: string, folder: string, first: readonly string[]): Family {
  const files = readdirSync(join(process.cwd(), 'docs/gallery/scenes', folder));
  const ids = files.map((file) => file.replace('.ts', '')).sort();
  return { name, folder, ids: [...first, ...ids.filter((id) => !first.includes(id))] };
}
