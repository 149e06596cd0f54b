import { expect, it } from '@jest/globals';
import { describeInChromium } from './chromium.js';

declare const exported: { readonly frames: number[]; readonly cancelled: number[]; readonly answer: Promise<string> };

const countFrames = `
  export const frames: number[] = [];
  requestAnimationFrame(function show(time) {
    frames.push(time);
    requestAnimationFrame(show);
  });`;

describeInChromium('a page of a browser test', ({ open }) => {
  it('shows frames only when the test steps, at exactly the requested intervals', async () => {
    const { page, step } = await open({ script: countFrames });
    expect(await page.evaluate(() => exported.frames)).toEqual([]);
    await step(1 / 64, 2);
    await step(2);
    expect(await page.evaluate(() => exported.frames)).toEqual([1015.625, 1031.25, 3031.25]);
  });

  it('collects the errors that the page logs, and those thrown in a frame', async () => {
    const { errors, page, step } = await open({
      script: `
        console.error('logged');
        requestAnimationFrame(() => { throw new Error('in a frame'); });`,
    });
    await step(0.25);
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(errors.splice(0)).toEqual(['logged', 'Error: in a frame']);
  });

  it('fails to open when the script does not run', async () => {
    await expect(open({ script: `throw new RangeError('not today');` })).rejects.toThrow('not today');
    await expect(open({ script: `import 'rx-motion/nowhere';` })).rejects.toThrow('rx-motion/nowhere');
  });

  it('reaches no other host', async () => {
    const { errors, page } = await open({
      script: `export const answer = fetch('http://localhost.example/').then(() => 'reached', () => 'refused');`,
    });
    expect(await page.evaluate(() => exported.answer)).toBe('refused');
    expect(errors.splice(0)).toEqual([expect.stringContaining('ERR_NAME_NOT_RESOLVED')]);
  });
});
