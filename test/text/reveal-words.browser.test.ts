import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { pixelsAt } from '../browser/pixels.js';
import type * as exportedPage from './reveal-words.page.js';

declare const exported: typeof exportedPage;

const script = new URL('./reveal-words.page.ts', import.meta.url);
// Every letter is a full block.
const body = `<main id="text" style="font: 20px/20px monospace; width: 30ch">███</main>`;

describeInChromium('revealWords', ({ open }) => {
  it('lets what is new enter once, whatever is changed and however the markup is made', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const wrong = await page.evaluate(async () => {
      const all = [];
      for (let seed = 1; seed <= 20; seed++) all.push(...(await exported.runRandom(seed)));
      return all.slice(0, 3);
    });
    expect(wrong).toEqual([]);
  });

  it('paints new words at their opacity, in their own color, also in a shadow root', async () => {
    for (const isInShadow of [false, true]) {
      const { page } = await open({ body, script, clock: 'real' });
      await page.evaluate((isInShadow) => {
        const { root, start } = exported;
        if (isInShadow) {
          const host = document.createElement('div');
          root.replaceWith(host);
          host.attachShadow({ mode: 'open' }).append(root);
        }
        start();
        root.innerHTML = '<b>███</b><br>█<i style="color: #00f">██</i>';
      }, isInShadow);
      const places = [
        [10, 10],
        [5, 30],
        [20, 30],
      ] as const;
      const seen = [await pixelsAt(page, places)];
      for (const frames of [9, 8]) {
        await page.evaluate((frames) => {
          for (let frame = 0; frame < frames; frame++) exported.frame$.next(1 / 64);
        }, frames);
        seen.push(await pixelsAt(page, places));
      }
      expect(seen).toEqual([
        ['#000000', '#ffffff', '#ffffff'],
        ['#000000', '#7f7f7f', '#7f7fff'],
        ['#000000', '#000000', '#0000ff'],
      ]);
    }
  });

  it('reads only what has changed and stands after it, however long the text is', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const counts = await page.evaluate(async () => {
      const { frame$, root, start } = exported;
      let count = 0;
      for (const [prototype, name] of [
        [TreeWalker.prototype, 'nextNode'],
        [Range.prototype, 'comparePoint'],
      ] as const) {
        const method = prototype[name as never] as (...given: unknown[]) => unknown;
        Object.assign(prototype, {
          [name](this: unknown, ...given: unknown[]) {
            count++;
            return method.apply(this, given);
          },
        });
      }
      const counts: number[] = [];
      for (const words of [100, 20_000]) {
        root.innerHTML = `<p>${'word <b>word</b> '.repeat(25)}</p>`.repeat(words / 50);
        const subscription = start();
        count = 0;
        const last = root.lastElementChild!.lastChild as Text;
        last.data += 'and';
        await Promise.resolve();
        root.insertAdjacentHTML('beforeend', '<p>more');
        await Promise.resolve();
        frame$.next(0);
        counts.push(count);
        subscription.unsubscribe();
      }
      return counts;
    });
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThan(20);
  });

  it('changes nothing in the page, and keeps a selection', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const seen = await page.evaluate(async () => {
      const { frame$, root, start } = exported;
      start();
      const text = root.firstChild as Text;
      getSelection()!.setBaseAndExtent(text, 1, text, 3);
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((all) => records.push(...all));
      text.appendData(' more');
      await Promise.resolve();
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      for (let frame = 0; frame < 30; frame++) frame$.next(1 / 64);
      records.push(...observer.takeRecords());
      return { records: records.length, selected: String(getSelection()), html: root.innerHTML };
    });
    expect(seen).toEqual({ records: 0, selected: '██', html: '███ more' });
  });

  it('asks for frames only while words enter, and with reduced motion they are there at once', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const seen = await page.evaluate(async () => {
      const { frame$, reduced$, root, start, stepsOf } = exported;
      const seen: unknown[] = [];
      const look = () => seen.push([frame$.observed, stepsOf(root).join()]);
      const add = async (text: string) => {
        root.append(text);
        await Promise.resolve();
      };
      const subscription = start();
      root.replaceChildren();
      await Promise.resolve();
      look();
      await add('a');
      look();
      reduced$.next(true);
      look();
      await add('b');
      look();
      reduced$.next(false);
      await add('c');
      look();
      subscription.unsubscribe();
      look();
      await add('d');
      look();
      return seen;
    });
    expect(seen).toEqual([
      [false, ''],
      [true, '0'],
      [false, '16'],
      [false, '16,16'],
      [true, '16,16,0'],
      [false, '16,16,16'],
      [false, '16,16,16,16'],
    ]);
  });

  it('shows the words, and reports the error, if their action fails', async () => {
    const { page, errors } = await open({ body, script, clock: 'real' });
    const seen = await page.evaluate(async () => {
      const { frame$, root, startFailing, stepsOf } = exported;
      startFailing();
      for (const text of ['a', 'b']) {
        root.append(text);
        await Promise.resolve();
        for (const dt of [0, 1]) frame$.next(dt);
      }
      await new Promise((done) => setTimeout(done));
      return [frame$.observed, stepsOf(root).join()];
    });
    expect(seen).toEqual([false, '16,16,16,16,16']);
    expect(errors.splice(0)).toEqual(['Error: oh', 'Error: oh']);
  });
});
