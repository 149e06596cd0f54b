import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

type Run = () => Promise<string[]>;

declare const exported: {
  readonly byFlip: Run;
  readonly byAutoFlip: Run;
  readonly byPresence: (leaving: 'popLayout' | 'wait') => Promise<string[]>;
};

describeInChromium('lists of a user who prefers less motion', ({ open }) => {
  it('fade briefly in place, and do not move', async () => {
    const { page } = await open({ script: new URL('./calm.page.ts', import.meta.url) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const wrong = await page.evaluate(async () => ({
      flip: await exported.byFlip(),
      autoFlip: await exported.byAutoFlip(),
      presence: await exported.byPresence('popLayout'),
      waiting: await exported.byPresence('wait'),
    }));
    expect(wrong).toEqual({ flip: [], autoFlip: [], presence: [], waiting: [] });
  });
});
