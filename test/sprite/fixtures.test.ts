import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportFolder } from '../../scripts/fixtures/report.js';
import { sheetWith } from './files.js';

const sheets = fileURLToPath(new URL('../sheets', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);

describe('the report on a folder of fixtures', () => {
  it('describes the sheets', async () => {
    cpSync(sheets, folder, { recursive: true });
    const { lines, errors } = await reportFolder(folder);
    expect(errors).toBe(0);
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'toys-array.json: format json-array, 22 frames (20 rotated, 22 trimmed), 0 aliases, texture toys.png 256×212',
      'toys-format-1.plist: format 1, 22 frames (0 rotated, 22 trimmed), 0 aliases, texture toys-upright.png 256×212',
      'toys-format-2.plist: format 2, 22 frames (20 rotated, 22 trimmed), 0 aliases, texture toys.png 256×212',
      'toys-upright.plist: format 0, 22 frames (0 rotated, 22 trimmed), 0 aliases, texture toys-upright.png 256×212',
      'toys.atlas: format libgdx, 22 frames (20 rotated, 22 trimmed), 0 aliases, texture toys.png 256×212',
      'toys.json: format json-hash, 22 frames (20 rotated, 22 trimmed), 0 aliases, texture toys.png 256×212',
      'toys.plist: format 3, 22 frames (20 rotated, 22 trimmed), 1 alias, texture toys.png 256×212',
      'toys.xml: format sparrow, 22 frames (20 rotated, 22 trimmed), 0 aliases, texture toys.png 256×212',
      'toys-animations-format-1.plist: format 1, 3 animations, sheets toys-format-1.plist',
      'toys-animations.plist: format 2, 4 animations, sheets toys.plist',
    ]);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}walk_1\.png: \d+×\d+ at \d+, \d+; trimmed from 64×64; rotated; anchor 0\.5, 0\.9375; also creature$/,
      ),
    );
    expect(lines).toContain('  taken by sheets above: 22 names');
    expect(lines).toContain('  walk: 8 frames; 8 units of 0.08 s; 0.64 s × 2 loops = 1.28 s; 2 with user info');
    expect(lines).toContain('  blink: 3 frames; 2.5 units of 0.125 s; 0.3125 s; restores the original frame');
  });

  it('includes subfolders, and finds textures in them', async () => {
    mkdirSync(join(folder, 'a/images'), { recursive: true });
    write('a/hero.json', sheetWith('run').replace('}}}}', '}}}, "meta": {"image": "images/hero.png"}}'));
    write('a/images/hero.png', 'pixels');
    const { lines, errors } = await reportFolder(folder);
    expect([lines, errors]).toEqual([
      [
        'a/hero.json: format json-hash, 1 frame (0 rotated, 0 trimmed), 0 aliases, texture a/images/hero.png',
        '  run: 16×16 at 0, 0',
      ],
      0,
    ]);
  });

  it('looks for the frames of animations without a list of sheets in all sheets', async () => {
    write('walk.json', '{"animations": {"walk": {"delay": 0.5, "frames": ["run"]}}}');
    write('z.json', sheetWith('run'));
    write('z.png', 'pixels');
    const { lines, errors } = await reportFolder(folder);
    expect([lines.slice(2), errors]).toEqual([
      ['walk.json: format 1, 1 animation', '  walk: 1 frame; 1 unit of 0.5 s; 0.5 s'],
      0,
    ]);
  });

  it('reports errors and continues', async () => {
    write('a.plist', '<plist>');
    write('b.json', sheetWith('run'));
    write('c.json', '{"animations": {"walk": {"delay": 0.5, "frames": ["run", "jump"]}}}');
    write('d.plist', '<plist><dict/></plist>');
    write('e.json', sheetWith('run'));
    write('e.png', 'pixels');
    write('f.json', sheetWith());
    write('f.png', '');
    write('g.json', '{"meta": {"image": "g.png"}}');
    const { lines, errors } = await reportFolder(folder);
    expect(errors).toBe(6);
    expect(lines).toEqual([
      'a.plist: ERROR',
      '  a.plist: line 1: expected a value or </plist>, got the end of the document',
      'b.json: ERROR',
      '  b.json: its texture cannot be loaded: b.png: cannot be fetched, got HTTP status 404',
      'd.plist: ERROR',
      '  d.plist: expected a dictionary with frames or animations, got a dictionary',
      'e.json: format json-hash, 1 frame (0 rotated, 0 trimmed), 0 aliases, texture e.png',
      '  run: 16×16 at 0, 0',
      'f.json: ERROR',
      '  f.json: its texture cannot be loaded: f.png: expected a picture, got a file that cannot be decoded',
      'g.json: ERROR',
      '  g.json: frames: expected a dictionary, got nothing',
      'c.json: ERROR',
      '  c.json: expected sprite frames of a loaded sheet, missing "jump"',
    ]);
  });

  it('skips other documents', async () => {
    write('particles.plist', '<plist><dict><key>maxParticles</key><integer>9</integer></dict></plist>');
    write('spine.json', '{"skeleton": {}, "animations": {}}');
    write('notes.txt', 'nothing');
    write('page.xml', '<page/>');
    const { lines, errors } = await reportFolder(folder);
    const skipped = 'neither a sheet nor an animation file';
    expect([lines, errors]).toEqual([
      [`page.xml: ${skipped}`, `particles.plist: ${skipped}`, `spine.json: ${skipped}`],
      0,
    ]);
  });
});
