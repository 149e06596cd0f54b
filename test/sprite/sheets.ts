import type { Point } from 'rx-motion';
import { parseSpriteSheet, type SpriteFrame, type SpriteSheet } from 'rx-motion/sprite';

/** A property list with one frame; its values are XML. */
export function plist(frame: string, metadata: string = ''): string {
  return `<plist><dict><key>frames</key><dict><key>a.png</key><dict>${frame}</dict></dict>${metadata}</dict></plist>`;
}

export function keys(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `<key>${key}</key>${value}`)
    .join('');
}

export function metadata(values: Readonly<Record<string, string>>): string {
  return `<key>metadata</key><dict>${keys(values)}</dict>`;
}

export const text = (value: string): string => `<string>${value}</string>`;
export const format = (number: number): string => metadata({ format: `<integer>${number}</integer>` });

export function parse(source: string | object, url: string = 'sheets/hero.plist'): SpriteSheet {
  return parseSpriteSheet(source, { url });
}

export function frameOf(source: string | object): SpriteFrame {
  return parse(source).frames[0]!;
}

/** The same frame in all formats. */
export const trimmed = {
  rect: { x: 2, y: 3, width: 51, height: 109 },
  offset: { x: -6, y: 1.5 },
  originalSize: { width: 85, height: 121 },
};

/** Corners from their numbers: x and y of each. */
export function corners(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1]! }] : []));
}
