import { expect, it } from '@jest/globals';
import { families } from '../../docs/gallery/scenes/families.js';
import { describeSite } from '../site/open-site.js';
import { strayed } from './strayed.js';
import { tryScene } from './try-scene.js';

describeSite('each scene of the gallery', ({ visit }) => {
  it.each(families)('of the family $name is path-independent, and the same on canvas and page', async ({ ids }) => {
    const { page } = await visit(`gallery/${ids[0]!}`);
    for (const id of ids) {
      const faults = await page.evaluate(tryScene, id);
      // The creature of the choreography enters from outside, and leaves.
      const outside = id === 'choreography' ? [] : await page.evaluate(strayed);
      expect([id, faults, outside]).toEqual([id, [], []]);
    }
  });

  it('does nothing if its element is removed before it is shown', async () => {
    const { page } = await visit('gallery/style-to');
    await page.waitForSelector('rx-scene[data-ready]');
    const last = await page.evaluate(async () => {
      const turn = (): Promise<void> => new Promise((done) => setTimeout(done));
      let turns = 0;
      for (let isShown = false; !isShown; turns++) {
        const host = document.createElement('rx-scene');
        host.setAttribute('name', 'style-to');
        document.querySelector('rx-scene')!.replaceWith(host);
        for (let count = 0; count < turns; count++) await turn();
        isShown = host.hasAttribute('data-ready');
      }
      return turns;
    });
    // It is shown several event loop turns later, so remove it in each of them. An error fails the test.
    expect(last).toBeGreaterThan(2);
  });
});
