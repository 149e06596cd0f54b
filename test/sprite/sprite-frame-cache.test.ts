import { describe, expect, it } from '@jest/globals';
import { parseSpriteSheet, SpriteFrame, SpriteFrameCache, spriteFrameCache, type SpriteSheet } from 'rx-motion/sprite';
import { filesFrom, sheetWith } from './files.js';

const sheet = (url: string, ...names: readonly string[]): SpriteSheet => parseSpriteSheet(sheetWith(...names), { url });

function frame(name: string): SpriteFrame {
  return new SpriteFrame({ name, texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
}

function withAlias(name: string, alias: string): Pick<SpriteSheet, 'frames' | 'aliases'> {
  const only = frame(name);
  return { frames: [only], aliases: [[alias, only]] };
}

describe('a sprite frame cache', () => {
  it('finds frames by their names and aliases', () => {
    const cache = new SpriteFrameCache();
    const run = frame('run');
    expect(cache.add(run)).toEqual({ added: ['run'], clashes: [] });
    expect(cache.add(withAlias('walk_1', 'walk'))).toEqual({ added: ['walk_1', 'walk'], clashes: [] });
    expect(cache.names).toEqual(['run', 'walk_1', 'walk']);
    expect(cache.get('run')).toBe(run);
    expect(cache.get('walk')?.name).toBe('walk_1');
    expect([cache.has('walk'), cache.has('fly'), cache.has('constructor')]).toEqual([true, false, false]);
    expect(cache.get('fly')).toBeUndefined();
  });

  it('keeps the first frame of a name, and reports the clash', () => {
    const cache = new SpriteFrameCache();
    cache.add(sheet('first.json', 'run', 'jump'));
    expect(cache.add(sheet('second.json', 'run', 'fly'))).toEqual({ added: ['fly'], clashes: ['run'] });
    expect(cache.add(withAlias('crawl', 'jump'))).toEqual({ added: ['crawl'], clashes: ['jump'] });
    expect(cache.get('run')?.texture.url).toBe('first.png');
  });

  it('reports no clash when the same frame is added again', () => {
    const cache = new SpriteFrameCache();
    const first = sheet('first.json', 'run');
    cache.add(first);
    expect(cache.add(first)).toEqual({ added: [], clashes: [] });
  });

  it('removes a frame with all its names', () => {
    const cache = new SpriteFrameCache();
    cache.add(withAlias('walk_1', 'walk'));
    cache.add(frame('run'));
    expect([cache.remove('walk'), cache.remove('walk')]).toEqual([true, false]);
    expect(cache.names).toEqual(['run']);
  });

  it('removes unused frames', () => {
    const cache = new SpriteFrameCache();
    cache.add(withAlias('walk_1', 'walk'));
    cache.add(sheet('first.json', 'run', 'jump'));
    expect(cache.removeUnused([cache.get('run')!, frame('jump')])).toEqual(['walk_1', 'walk', 'jump']);
    expect(cache.names).toEqual(['run']);
  });

  it('has a shared instance', () => {
    expect(spriteFrameCache).toBeInstanceOf(SpriteFrameCache);
    expect(spriteFrameCache.names).toEqual([]);
  });
});

describe('a sprite frame cache that loads', () => {
  const contents = {
    'first.json': sheetWith('run', 'jump'),
    'first.png': '',
    'second.json': sheetWith('run', 'fly'),
    'second.png': '',
  };

  it('adds the loaded frames, and reports clashes', async () => {
    const cache = new SpriteFrameCache(filesFrom(contents));
    expect(await cache.load('first.json')).toMatchObject({
      added: ['run', 'jump'],
      clashes: [],
      sheet: { url: 'first.json' },
    });
    expect(await cache.load('second.json')).toMatchObject({ added: ['fly'], clashes: ['run'] });
  });

  it('fetches a sheet once, also for two simultaneous loads', async () => {
    const files = filesFrom(contents);
    const cache = new SpriteFrameCache(files);
    const [first, second] = await Promise.all([cache.load('first.json'), cache.load('first.json')]);
    expect([first.added, second.added, second.clashes]).toEqual([['run', 'jump'], [], []]);
    await cache.load('first.json');
    expect(files.asked).toEqual(['first.json', 'first.png']);
  });

  it('loads the other sheets of a multipack, too', async () => {
    const first = contents['first.json'].replace(/}$/, ', "meta": {"related_multi_packs": ["second.json"]}}');
    const cache = new SpriteFrameCache(filesFrom({ ...contents, 'first.json': first }));
    expect(await cache.load('first.json')).toMatchObject({
      added: ['run', 'jump', 'fly'],
      clashes: ['run'],
      sheet: { url: 'first.json', related: ['second.json'] },
    });
  });

  it('does not fetch a document that is already loaded', async () => {
    const files = filesFrom({ 'first.png': '' });
    const cache = new SpriteFrameCache(files);
    expect((await cache.fetch('first.json', contents['first.json'])).frames).toHaveLength(2);
    expect(files.asked).toEqual(['first.png']);
  });

  it('adds nothing after a failure, and tries again on the next load', async () => {
    const repaired: Record<string, string> = { 'first.json': contents['first.json'] };
    const cache = new SpriteFrameCache(filesFrom(repaired));
    await expect(cache.load('first.json')).rejects.toThrow('first.json: its texture cannot be loaded');
    expect(cache.names).toEqual([]);
    repaired['first.png'] = '';
    expect((await cache.load('first.json')).added).toEqual(['run', 'jump']);
  });

  it('restores removed frames, and fetches a sheet again if none of its frames is left', async () => {
    const files = filesFrom(contents);
    const cache = new SpriteFrameCache(files);
    await cache.load('first.json');
    cache.remove('jump');
    expect(await cache.load('first.json')).toMatchObject({ added: ['jump'], clashes: [] });
    expect(files.asked).toHaveLength(2);
    cache.removeUnused([]);
    expect(await cache.load('first.json')).toMatchObject({ added: ['run', 'jump'], clashes: [] });
    expect(files.asked).toHaveLength(4);
  });
});
