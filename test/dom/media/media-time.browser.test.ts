import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly seen: number[];
  /** Plays for some milliseconds, pauses, and seeks; returns the last emission and the medium's own time. */
  readonly tryOne: (milliseconds: number, seekTo: number) => Promise<readonly [emitted: number, actual: number]>;
  readonly end: () => Promise<readonly [before: number, after: number]>;
};

/** Two seconds of silence. */
const script = `
  import { mediaTime } from 'rx-motion/dom';
  const rate = 8000;
  const bytes = new DataView(new ArrayBuffer(44 + 2 * rate));
  const put = (at, text) => [...text].forEach((letter, index) => bytes.setUint8(at + index, letter.charCodeAt(0)));
  put(0, 'RIFF'); bytes.setUint32(4, 36 + 2 * rate, true); put(8, 'WAVEfmt '); bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true); bytes.setUint16(22, 1, true); bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true); bytes.setUint16(32, 1, true); bytes.setUint16(34, 8, true); put(36, 'data');
  bytes.setUint32(40, 2 * rate, true);
  for (let at = 44; at < bytes.byteLength; at++) bytes.setUint8(at, 128);
  const media = document.createElement(location.hash === '#video' ? 'video' : 'audio');
  media.muted = true;
  media.src = URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }));
  const wait = (name) => new Promise((done) => media.addEventListener(name, done, { once: true }));
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  await wait('canplaythrough');
  export const seen = [];
  const subscription = mediaTime(media).subscribe((time) => seen.push(time));
  export const tryOne = async (milliseconds, seekTo) => {
    await media.play();
    await pause(milliseconds);
    const paused = wait('pause');
    media.pause();
    await paused;
    const before = seen.at(-1);
    if (before !== media.currentTime) return [before, media.currentTime];
    const count = seen.length;
    await pause(50);
    if (seen.length > count) return [seen.length, count];
    const seeked = wait('seeked');
    media.currentTime = seekTo;
    await seeked;
    await pause(0);
    return [seen.at(-1), media.currentTime];
  };
  export const end = async () => {
    media.playbackRate = 4;
    const ended = wait('ended');
    await media.play();
    await ended;
    await pause(50);
    const before = seen.at(-1);
    subscription.unsubscribe();
    media.currentTime = 0.5;
    await pause(100);
    return [before, seen.at(-1)];
  };`;

describeInChromium('mediaTime', ({ open }) => {
  it('is the time of the medium after any pause and seek, and emits nothing in between', async () => {
    const { page } = await open({ script, clock: 'real' });
    for (let round = 0; round < 10; round++) {
      const [emitted, actual] = await page.evaluate(([milliseconds, seekTo]) => exported.tryOne(milliseconds, seekTo), [
        20 + ((7 * round) % 40),
        ((37 * round) % 150) / 100,
      ] as const);
      expect(emitted).toBe(actual);
    }
    expect((await page.evaluate(() => exported.seen)).length).toBeGreaterThan(30);
    expect(await page.evaluate(() => exported.end())).toEqual([2, 2]);
  });
});
