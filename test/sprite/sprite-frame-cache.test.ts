import { describe, expect, it } from '@jest/globals';
import { parseSpriteSheet, SpriteFrame, SpriteFrameCache, spriteFrameCache, type SpriteSheet } from 'rx-motion/sprite';
import { filesFrom, sheetWith } from './files.js';

const sheet = (url: string, ...names: readonly string[]): SpriteSheet => parseSpriteSheet(sheetWith(...names), { url });

function frame(name: string): SpriteFrame {
  return new SpriteFrame({ name, texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
}

function withAlias(name: string, alias: string): SpriteSheet {
  const only = frame(name);
  return { url: 'alias.plist', format: 3, texture: only.texture, frames: [only], aliases: [[alias, only]] };
}

describe('a sprite frame cache', () => {
  it('finds frames by their names and by their aliases', () => {
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

  it('lets a frame keep its name, and reports who wanted it', () => {
    const cache = new SpriteFrameCache();
    cache.add(sheet('first.json', 'run', 'jump'));
    expect(cache.add(sheet('second.json', 'run', 'fly'))).toEqual({ added: ['fly'], clashes: ['run'] });
    expect(cache.add(withAlias('crawl', 'jump'))).toEqual({ added: ['crawl'], clashes: ['jump'] });
    expect(cache.get('run')?.texture.url).toBe('first.png');
  });

  it('takes it as no clash when the same frame comes again', () => {
    const cache = new SpriteFrameCache();
    const first = sheet('first.json', 'run');
    cache.add(first);
    expect(cache.add(first)).toEqual({ added: [], clashes: [] });
  });

  it('removes a frame with all of its names', () => {
    const cache = new SpriteFrameCache();
    cache.add(withAlias('walk_1', 'walk'));
    cache.add(frame('run'));
    expect([cache.remove('walk'), cache.remove('walk')]).toEqual([true, false]);
    expect(cache.names).toEqual(['run']);
  });

  it('removes the frames that nobody uses', () => {
    const cache = new SpriteFrameCache();
    cache.add(withAlias('walk_1', 'walk'));
    cache.add(sheet('first.json', 'run', 'jump'));
    expect(cache.removeUnused([cache.get('run')!, frame('jump')])).toEqual(['walk_1', 'walk', 'jump']);
    expect(cache.names).toEqual(['run']);
  });

  it('has an instance for everyone', () => {
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

  it('adds what has come, and reports clashes', async () => {
    const cache = new SpriteFrameCache(filesFrom(contents));
    expect(await cache.load('first.json')).toMatchObject({
      added: ['run', 'jump'],
      clashes: [],
      sheet: { url: 'first.json' },
    });
    expect(await cache.load('second.json')).toMatchObject({ added: ['fly'], clashes: ['run'] });
  });

  it('fetches a sheet once, be it that it is asked for twice at the same time', async () => {
    const files = filesFrom(contents);
    const cache = new SpriteFrameCache(files);
    const [first, second] = await Promise.all([cache.load('first.json'), cache.load('first.json')]);
    expect([first.added, second.added, second.clashes]).toEqual([['run', 'jump'], [], []]);
    await cache.load('first.json');
    expect(files.asked).toEqual(['first.json', 'first.png']);
  });

  it('adds nothing when anything is wrong, and tries again when it is asked again', async () => {
    const repaired: Record<string, string> = { 'first.json': contents['first.json'] };
    const cache = new SpriteFrameCache(filesFrom(repaired));
    await expect(cache.load('first.json')).rejects.toThrow('first.json: its texture cannot be loaded');
    expect(cache.names).toEqual([]);
    repaired['first.png'] = '';
    expect((await cache.load('first.json')).added).toEqual(['run', 'jump']);
  });

  it('brings back what was removed, and fetches a sheet anew of which nothing was left', async () => {
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
