import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Example, root } from './collect.js';
import { typeErrors } from './types.js';

const page = 'docs/cocos2d-x.md';

const types = `
import type { Observable, Subscription } from 'rxjs';
import type { Action, BezierWay, Curve, Eye, FiniteAction, Orbit, Point, ReversibleAction, RunningAction } from 'rx-motion';
import type { Grid, GridAction, GridEffect, GridSize, GridSurface, JumpTilesOptions, LensOptions, RippleOptions, ShakyOptions, TwirlOptions, WavesOptions } from 'rx-motion/grid';
import type { AnimationFrame, Rect, SpriteSheet, Texture } from 'rx-motion/sprite';`;

/** The page's names for the reader's own values. */
const placeholders = `
declare const action: ReversibleAction<unknown>, other: ReversibleAction<unknown>;
declare const target: Sprite, targets: unknown[], leader: Point;
declare const manager: ActionManager, running: RunningAction, subscription: Subscription, paused$: Observable<boolean>;
declare const callback: () => void, curve: Curve, rate$: Observable<number>;
declare const duration: number, dt: number, fps: number, seconds: number, progress: number, rate: number, period: number, times: number;
declare const x: number, y: number, z: number, r: number, g: number, b: number, width: number, height: number, jumps: number, angle: number;
declare const factor: number, opacity: number, percentage: number, start: number, end: number, tension: number, index: number, flags: number;
declare const p0: number, p1: number, p2: number, p3: number, delayUnits: number, delayPerUnit: number, loops: number, longestGap: number;
declare const surface: GridSurface, grid: Grid, size: GridSize, effect: GridEffect, bending: GridAction;
declare const lens: { -readonly [K in keyof LensOptions]: LensOptions[K] }, waving: { -readonly [K in keyof WavesOptions]: WavesOptions[K] };
declare const ripple: RippleOptions, twirling: TwirlOptions, shaking: ShakyOptions, jumping: JumpTilesOptions;
declare const tag: string, name: string, url: string, text: string, key: 'x', paused: boolean, flipped: boolean, rotated: boolean;
declare const way: BezierWay, points: Point[], point: Point, offset: Point, orbit: Orbit, eye: Eye, center: Eye, up: Eye, until: Observable<unknown>,
  type: 'bar', midpoint: Point, barChangeRate: Point, reverseDirection: boolean, matrix: number[], anchorX: number, anchorY: number;
declare const viewport: Rect, bounds: Rect, rect: Rect, originalSize: Rect, userInfo: unknown;
declare const animation: Animation, frame: AnimationFrame, displayed: FrameDisplayed, animations: AnimationCache;
declare const spriteFrame: SpriteFrame, texture: Texture, sheet: SpriteSheet, cache: SpriteFrameCache, used: SpriteFrame[];`;

const here = spansOf(readFileSync(join(root, page), 'utf8'));
const preamble = await preambleOf(['rx-motion', 'rx-motion/sprite', 'rx-motion/canvas', 'rx-motion/grid']);

describe('the names of cocos2d-x and the names here', () => {
  it('cover everything', () => {
    expect(here.length).toBeGreaterThan(300);
  });

  it('exist here, and take the arguments on the page', () => {
    expect(typeErrors([programOf(here)])).toEqual([]);
  });

  it('fail the check if they do not exist', () => {
    const wrong = [
      ['`hover(duration)`', "Cannot find name 'hover'."],
      ['–, `manager.removeAction`', "Property 'removeAction' does not exist on type 'ActionManager'."],
      ['`Clonable`', "Cannot find name 'Clonable'."],
      ['`fadeTo(duration, target)`', "Argument of type 'Sprite' is not assignable to parameter of type 'number'."],
    ] as const;
    const table = [
      '| cocos2d-x | here | remark |',
      '| - | - | - |',
      ...wrong.map(([cell]) => `| \`A\` | ${cell} | \`b\` |`),
    ];
    const errors = typeErrors([programOf(spansOf(['# Title', '', ...table].join('\n')))]);
    expect(errors).toEqual(wrong.map(([, message], row) => `${page}:${row + 5}: ${message}`));
  });
});

/** A code span of the page, in the column of names here. */
interface Span {
  /** Line of the page, from 1. */
  readonly line: number;
  readonly code: string;
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let column = -1;
  for (const [index, line] of text.split('\n').entries()) {
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [];
    if (cells.length === 0) column = -1;
    else if (column === -1) column = cells.indexOf('here');
    else
      for (const [, code] of (cells[column] ?? '').matchAll(/`([^`]+)`/g)) spans.push({ line: index + 1, code: code! });
  }
  return spans;
}

/** A program with each span on its line of the page: an expression, or the name of a class or a type. */
function programOf(spans: readonly Span[]): Example {
  const lines = [preamble, ...Array.from({ length: spans.at(-1)?.line ?? 0 }, () => '')];
  for (const [index, { line, code }] of spans.entries()) {
    const use = /^[A-Z]\w*$/.test(code) ? `export { type ${code} as Span${index} };` : `void (${code});`;
    lines[line - 1] = lines[line - 1]! + use;
  }
  return { file: page, line: 1, code: lines.join('\n'), runs: 'nowhere' };
}

/**
 * Imports all exports of the entry points, and declares the rest; on one line, because the page's first line is its
 * title.
 */
async function preambleOf(entries: readonly string[]): Promise<string> {
  const imports: string[] = [];
  // In sequence: Jest cannot link modules in parallel if they share imports.
  for (const entry of entries) {
    const names = Object.keys((await import(entry)) as object);
    imports.push(`import { ${names.join(', ')} } from '${entry}';`);
  }
  return [...imports, types, placeholders].join(' ').replaceAll('\n', ' ');
}
