import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { tell } from './report.js';
import { run } from './run.js';

const directory = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const frame = { state: { x: 0 }, events: [], running: 1, done: false };
const over = { ...frame, state: { x: 10 }, running: 0, done: true };
const simple = {
  name: 'a move',
  v32: 'same',
  action: { type: 'MoveBy', duration: 0.5, delta: [10, 0] },
  target: { kind: 'Sprite' },
  dts: [0.5, 0.5],
  initial: frame,
  frames: [frame, over],
};

/** Judges one file with these contents, in a directory of its own. */
function runOver(name: string, contents: string): { lines: readonly string[]; isWell: boolean } {
  const at = join(directory, name, 'deeper');
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'traces.json'), contents);
  return tell(run([join(directory, name)]), false);
}

describe('a run over directories', () => {
  it('finds files at any depth and says how many of their traces agree', () => {
    expect(runOver('good', JSON.stringify([simple]))).toEqual({
      lines: ['1 of 1 traces agree, 0 differ on purpose'],
      isWell: true,
    });
  });

  it('follows links, and ignores files other than .json', () => {
    const linked = join(directory, 'linked');
    mkdirSync(linked);
    symlinkSync(join(directory, 'good'), join(linked, 'elsewhere'));
    writeFileSync(join(linked, 'README.md'), 'no trace');
    expect(tell(run([linked]), false).lines).toEqual(['1 of 1 traces agree, 0 differ on purpose']);
  });

  it('reports file, trace, frame, property and values of a disagreement', () => {
    const wrong = { ...simple, frames: [frame, { ...over, state: { x: 11 } }] };
    const { lines, isWell } = runOver('wrong', JSON.stringify([wrong]));
    expect(isWell).toBe(false);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/deeper.traces\.json: a move: frame 1: n1\.x: expected 11, got 10$/);
    expect(lines[1]).toBe('0 of 1 traces agree, 0 differ on purpose');
  });

  it('counts deliberate differences by reason', () => {
    const from = { ...frame, state: { z: 5 } };
    const to = {
      ...simple,
      action: { type: 'MoveTo', duration: 0.5, position: [0, 0] },
      target: { kind: 'Sprite', z: 5 },
    };
    const driven = { ...to, initial: from, frames: [from, { ...over, state: { z: 0 } }] };
    const { lines, isWell } = runOver('purpose', JSON.stringify([driven]));
    expect(isWell).toBe(true);
    expect(lines[0]).toMatch(/^ +1 {2}unnamed-depth: MoveTo/);
    expect(lines.at(-1)).toBe('0 of 1 traces agree, 1 differ on purpose');
  });

  it.each([
    ['broken', '[{', /^error: .*traces\.json: .*JSON/],
    ['other', '{"a": 1}', /^error: .*traces\.json: expected an array of traces or tables of curves$/],
    ['unnamed', '[{}]', /^error: .*traces\.json: trace 0 has no name$/],
    ['short', JSON.stringify([{ ...simple, frames: [] }]), /^error: .*trace 0 \(a move\) has 2 dts, but 0 frames$/],
  ])('names a file that is %s, and its error', (name, contents, message) => {
    const { lines, isWell } = runOver(name, contents);
    expect(lines[0]).toMatch(message);
    expect(isWell).toBe(false);
  });

  it('says when there is nothing to run', () => {
    const nowhere = join(directory, 'nowhere');
    mkdirSync(join(directory, 'empty'));
    expect(run([nowhere, join(directory, 'empty')]).errors).toEqual([
      `${nowhere}: no such file or directory`,
      `${join(directory, 'empty')}: no .json file in it`,
    ]);
  });

  it('reports a reason that explains nothing as an error, if every one is needed', () => {
    const { lines, isWell } = tell(run([join(directory, 'good')]), true);
    expect(isWell).toBe(false);
    expect(lines).toContain('error: bytes explains nothing');
  });
});
