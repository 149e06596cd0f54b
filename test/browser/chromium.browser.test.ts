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

  it('keeps the clocks of the page at the time of the frame', async () => {
    const { page, step } = await open({ script: countFrames });
    const before = await page.evaluate(() => [performance.now(), Date.now()] as const);
    await step(0.5);
    const after = await page.evaluate(() => [performance.now(), Date.now()] as const);
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([500, 500]);
  });

  it('does not call a cancelled callback, even if the same frame cancelled it', async () => {
    const { page, step } = await open({
      script: `
        export const frames: number[] = [];
        requestAnimationFrame(() => cancelAnimationFrame(second));
        const second = requestAnimationFrame((time) => frames.push(time));
        cancelAnimationFrame(requestAnimationFrame((time) => frames.push(time)));`,
    });
    await step(0.25, 2);
    expect(await page.evaluate(() => exported.frames)).toEqual([]);
  });

  it('runs frames by itself with a real clock', async () => {
    const { page } = await open({ script: countFrames, clock: 'real' });
    await page.waitForFunction(() => exported.frames.length > 1);
    expect(await page.evaluate(() => exported.frames.length)).toBeGreaterThan(1);
  });

  it('resolves rxjs, serves the given files, and has the given body', async () => {
    const { page } = await open({
      body: '<p id="word">none</p>',
      files: { 'word.json': '"read"' },
      script: `
        import { firstValueFrom, of } from 'rxjs';
        const word = await (await fetch('word.json')).json();
        document.querySelector('#word')!.textContent = await firstValueFrom(of(word));`,
    });
    expect(await page.textContent('#word')).toBe('read');
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

describeInChromium('the page of each test', ({ open }) => {
  it.each(['first', 'second'])('is like new: the %s', async (name) => {
    const { page } = await open({
      body: `<p>${name}</p>`,
      script: `addEventListener('beforeunload', () => console.error('late'));`,
    });
    expect(await page.evaluate(() => [document.body.innerText, performance.now()])).toEqual([name, 1000]);
  });

  it.each([[{ width: 300, height: 200 }], [undefined]])('has its own size: %j', async (size) => {
    const { page } = await open({ script: '' });
    if (size !== undefined) await page.setViewportSize(size);
    expect(await page.evaluate(() => innerWidth)).toBe(size?.width ?? 1280);
  });
});
