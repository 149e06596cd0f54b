import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.js';

describe('oneAtATime', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    lock = join(folder, 'deep/lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('holds the lock while it works, and returns the result', () => {
    expect(oneAtATime(lock, () => existsSync(lock))).toBe(true);
    expect(existsSync(lock)).toBe(false);
  });

  it('releases the lock after an error', () => {
    const fail = (): never => {
      throw new Error('no site');
    };
    expect(() => oneAtATime(lock, fail)).toThrow('no site');
    expect(existsSync(lock)).toBe(false);
  });

  it('waits for another process', async () => {
    mkdirSync(lock, { recursive: true });
    const script = `setTimeout(() => { require('fs').mkdirSync(process.argv[2]); require('fs').rmdirSync(process.argv[1]); }, 100)`;
    const through = join(folder, 'through');
    const other = spawn(process.execPath, ['-e', script, lock, through]);
    const ended = once(other, 'exit');
    expect(oneAtATime(lock, () => existsSync(through))).toBe(true);
    await ended;
  });

  it('takes the lock of a process that was killed', () => {
    mkdirSync(lock, { recursive: true });
    const tenMinutesAgo = Date.now() / 1000 - 600;
    utimesSync(lock, tenMinutesAgo, tenMinutesAgo);
    expect(oneAtATime(lock, () => 'done')).toBe('done');
  });
});
