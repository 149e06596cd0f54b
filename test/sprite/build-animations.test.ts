import { expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';
import { buildAnimations } from '../../src/sprite/build-animations.js';

const frame = (name: string) =>
  new SpriteFrame({ name, texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
const [open, shut] = [frame('open'), frame('shut')];
const named = (...names: string[]) =>
  names.map((spriteFrame) => ({ spriteFrame, delayUnits: 2, userInfo: spriteFrame }));
const timing = { delayPerUnit: 0.25, loops: 3, restoreOriginalFrame: true };
const file = (...animations: { name: string; frames: ReturnType<typeof named> }[]) => ({
  url: 'eyes.plist',
  format: 2 as const,
  spritesheets: [],
  animations: animations.map((animation) => ({ ...animation, ...timing })),
});

it('builds animations of frames found by name', () => {
  const animations = buildAnimations(
    file({ name: 'blink', frames: named('open', 'shut', 'open') }, { name: 'sleep', frames: named('shut') }),
    (name) => (name === 'open' ? open : shut),
  );
  expect([...animations.keys()]).toEqual(['blink', 'sleep']);
  const blink = animations.get('blink')!;
  expect(blink).toMatchObject(timing);
  expect(blink.frames.map(({ spriteFrame, delayUnits, userInfo }) => [spriteFrame, delayUnits, userInfo])).toEqual([
    [open, 2, 'open'],
    [shut, 2, 'shut'],
    [open, 2, 'open'],
  ]);
});

it('builds nothing if a frame is missing, and lists each missing frame once', () => {
  const broken = file(
    { name: 'blink', frames: named('wink', 'open', 'wink') },
    { name: 'sleep', frames: named('zzz') },
  );
  expect(() => buildAnimations(broken, (name) => (name === 'open' ? open : undefined))).toThrow(
    new Error('eyes.plist: expected sprite frames of a loaded sheet, missing "wink", "zzz"'),
  );
});
