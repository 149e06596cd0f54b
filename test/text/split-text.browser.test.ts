import { expect, it } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { SplitText, splitText } from 'rx-motion/text';
import { describeInChromium } from '../browser/chromium.js';
import { painted } from '../browser/painted.js';
import { pictureOf } from '../browser/picture.js';

declare const exported: {
  readonly splitText: typeof splitText;
  readonly element: HTMLElement;
  /** The last split. */
  split: SplitText;
  /** What the splits have emitted: the texts of the targets. */
  readonly emitted: (readonly string[])[];
  readonly start: (options: object) => void;
  readonly texts: (split: SplitText) => readonly string[];
  /** Resolves when the splits made so far have seen the size of the element. */
  readonly resized: () => Promise<void>;
};

const script = `
  import { splitText } from 'rx-motion/text';
  export { splitText };
  export const element = document.querySelector('h1');
  export const texts = (split) => split.targets.map(({ element }) => element.textContent);
  // Observers are called in the order in which they were made.
  export const resized = () => new Promise((done) => new ResizeObserver(() => done()).observe(element));
  export const emitted = [];
  export let split;
  export const start = (options) => {
    split = splitText(element, options);
    split.targets$.subscribe({ next: () => emitted.push(texts(split)), complete: () => emitted.push(['completed']) });
  };`;
const body = `
  <style>h1 { font: 20px/1.2 monospace; width: 14ch; margin: 0 }</style>
  <main><h1>One <a href="#two">two</a> three four</h1><p>After.</p></main>`;

type By = 'chars' | 'words' | 'lines';

/** What the parts of a text are; the line is 10.5 letters long, where the style says nothing else. */
const partsOf: readonly (readonly [html: string, by: By, style: string, expected: readonly string[]])[] = [
  ['one two three four', 'lines', '', ['one two', 'three four']],
  ['one two three four', 'lines', 'width: 3ch', ['one', 'two', 'three', 'four']],
  ['one <b>two three</b> four', 'lines', '', ['onetwo', 'threefour']],
  ['one x<sup>2</sup> y<br>three', 'lines', '', ['one x2y', 'three']],
  ['one two three', 'lines', 'writing-mode: vertical-rl; height: 8ch; width: auto', ['one two', 'three']],
  ['one two three', 'lines', 'line-height: 0.7', ['one two', 'three']],
  ['He said <b>שלום</b> עולם to all', 'lines', 'width: 30ch', ['He saidשלוםעולםto all']],
  ['wor<b>ld</b>! ok', 'words', '', ['world!', 'ok']],
  ['a-very-long-one', 'words', '', ['a-very-long-one']],
  ['abcdefghijklmno', 'words', 'overflow-wrap: anywhere', ['abcdefghijklmno']],
  ['<bdi dir="rtl">שלום “Hello, World” 3,14</bdi>', 'words', 'width: 30ch', ['שלום', '“Hello,', 'World”', '3,14']],
  [' “Don’t stop,” she\n said: e-mail (now)! ', 'words', 'width: 60ch', ['“Don’t', 'stop,”', 'she', 'said:', 'e-mail', '(now)!']],
  ['One wo<b>r</b>d, <i>two</i>', 'words', '', ['One', 'word,', 'two']],
  ['one<br>two<p>three</p>four<img alt="">five<button>six</button>seven', 'words', '', ['one', 'two', 'three', 'four', 'five', 'six', 'seven']],
  ['สวัสดีชาวโลก', 'words', 'width: 30ch', ['สวัสดี', 'ชาว', 'โลก']],
  ['a<i hidden>b</i> <!-- c -->d', 'chars', '', ['a', 'd']],
  ['a b', 'words', 'display: none', []],
  [' \n\t', 'words', '', []],
  ['oï e\u0301a \u{1f468}\u200d\u{1f469}x🇩🇪', 'chars', 'width: 30ch', ['o', 'ï', 'e\u0301', 'a', '\u{1f468}\u200d\u{1f469}', 'x', '🇩🇪']],
  ['ab سلام، عليكم می‌خواهم', 'chars', 'width: 60ch', ['a', 'b', 'سلام،', 'عليكم', 'می‌خواهم']],
  ['سل<a>ام</a>', 'chars', '', ['سل', 'ام']],
  ['שלום', 'chars', '', ['ש', 'ל', 'ו', 'ם']],
]; // prettier-ignore

async function partsOn(page: Page, html: string, by: By, style = ''): Promise<readonly string[]> {
  return page.evaluate(
    ([html, by, style]) => {
      const { element, splitText, texts } = exported;
      element.style.cssText = `font: 20px/1 monospace; width: 10.5ch; ${style}`;
      element.innerHTML = html;
      return texts(splitText(element, { by }));
    },
    [html, by, style] as const,
  );
}

describeInChromium('splitText', ({ open }) => {
  const opened = async (options: object) => {
    const { page } = await open({ script, body });
    await page.evaluate((options) => exported.start(options), options);
    return page;
  };

  it('makes targets of words, of characters and of lines', async () => {
    const page = await opened({});
    expect(await page.evaluate(() => exported.texts(exported.split))).toEqual(['One', 'two', 'three', 'four']);
    const again = (by: 'chars' | 'lines') =>
      page.evaluate((by) => exported.texts(exported.splitText(exported.element, { by })), by);
    // Lines are of two fragments where there is markup.
    expect(await again('lines')).toEqual(['Onetwothree', 'four']);
    expect((await again('chars')).join('')).toBe('Onetwothreefour');
    expect(await page.evaluate(() => exported.emitted.at(-1))).toEqual(['completed']);
  });

  it.each(partsOf)('finds the parts that a reader sees: %s', async (html, by, style, expected) => {
    const { page } = await open({ script, body });
    expect(await partsOn(page, html, by, style)).toEqual(expected);
  });

  it.each([
    ['in Chromium', '(boxes) => boxes'],
    ['in Firefox, where a hyphen is not part of the next letter', '(boxes) => boxes.slice(-1)'],
    [
      'in Safari, which has empty boxes, too',
      '(boxes) => [-80, 0, 80].map((y) => (y ? new DOMRect(50, y, 0, 20) : boxes.at(-1)))',
    ],
  ])('shows each visible hyphen once: %s', async (_name, boxes) => {
    const { page } = await open({
      body,
      script: `${script}
        const { getClientRects } = Range.prototype;
        const other = ${boxes};
        Range.prototype.getClientRects = function () {
          const boxes = [...getClientRects.call(this)];
          return boxes.at(-1).width > 0 ? other(boxes) : boxes;
        };`,
    });
    const words = await partsOn(page, 'to be co&shy;op&shy;er', 'words');
    expect(words).toEqual(['to', 'be', 'co\u2010op\u00ader']);
    expect(await partsOn(page, 'we co&shy;op&shy;er&shy;ate', 'chars')).toEqual([
      ...['w', 'e', 'c', 'o', '\u00ad', 'o', 'p', '\u00ad', 'e', 'r', '\u2010', 'a', 't', 'e'],
    ]);
    expect(await partsOn(page, 'a-very-long-one', 'words')).toEqual(['a-very-long-one']);
  });

  it('capitalizes words, not each of their characters', async () => {
    const { page } = await open({ script, body: `${body}<style>h1 { text-transform: capitalize }</style>` });
    const shown = await page.evaluate(() => {
      exported.start({ by: 'chars' });
      return exported.split.targets.map(({ element }) => (element as HTMLElement).innerText).join('');
    });
    expect(shown).toBe('OneTwoThreeFour');
  });

  it('is read once by screen readers, and passes the checks of axe', async () => {
    const page = await opened({ by: 'chars', mask: true });
    expect(await page.locator('main').ariaSnapshot()).toBe(
      [
        '- main:',
        '  - heading "One two three four" [level=1]:',
        '    - text: One',
        '    - link "two":',
        '      - /url: "#two"',
        '    - text: three four',
        '  - paragraph: After.',
      ].join('\n'),
    );
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('main'));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('can be found, copied, clicked and focused like the text itself', async () => {
    const page = await opened({ by: 'words' });
    const copied = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('main')!);
      return getSelection()!.toString();
    });
    expect(copied.trim().split(/\s+/)).toEqual(['One', 'two', 'three', 'four', 'After.']);
    await painted(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('two');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('body');
    await page.click('a');
    expect(page.url()).toMatch(/#two$/);
  });

  it('shows a masked part only inside its mask', async () => {
    const page = await opened({ by: 'lines', mask: true });
    const shot = () => pictureOf(page, { clip: { x: 0, y: 0, width: 300, height: 200 } });
    const before = await shot();
    await page.evaluate(() => {
      for (const { element } of exported.split.targets) element.style.translate = '0 100px';
    });
    const away = await shot();
    await page.evaluate(() => {
      for (const { element } of exported.split.targets) element.style.visibility = 'hidden';
    });
    expect((await shot()).equals(away)).toBe(true);
    expect(before.equals(away)).toBe(false);
  });

  it('emits other lines when the element is resized, and only then', async () => {
    const page = await opened({ by: 'lines' });
    const resized = async (width: string) => {
      await page.evaluate((width) => {
        exported.element.style.width = width;
        return exported.resized();
      }, width);
      return page.evaluate(() => exported.emitted.length);
    };
    expect(await resized('14.5ch')).toBe(1);
    expect(await resized('30ch')).toBe(2);
    expect(await page.evaluate(() => exported.emitted)).toEqual([['Onetwothree', 'four'], ['Onetwothree four']]);
  });

  it.each(["element.style.width = '8ch'", 'element.remove()'])(
    'lets a stagger end when its lines are gone: %s',
    async (change) => {
      const { page, step } = await open({
        script: `
        import { moveBy, play, stagger } from 'rx-motion';
        import { splitText } from 'rx-motion/text';
        const element = document.querySelector('h1');
        const { targets } = splitText(element, { by: 'lines' });
        export const emitted = [];
        play(stagger(0.5, targets, () => moveBy(1, { y: 10 }))).subscribe({
          error: (error) => emitted.push(String(error)),
          complete: () => emitted.push('completed'),
        });
        export const resized = () => new Promise((done) => {
          ${change};
          new ResizeObserver(() => done()).observe(element);
        });`,
        body,
      });
      await step(0.25);
      await page.evaluate(() => exported.resized());
      for (let frame = 0; frame < 6; frame++) await step(0.25);
      expect(await page.evaluate(() => exported.emitted)).toEqual(['completed']);
    },
  );

  it('keeps its words when it is resized, and moves them to the text', async () => {
    const page = await opened({ by: 'words' });
    const gaps = () =>
      page.evaluate(() => {
        const four = [...exported.element.childNodes].at(-2)!.firstChild!;
        const range = document.createRange();
        range.setStart(four, four.nodeValue!.indexOf('four'));
        range.setEnd(four, four.nodeValue!.length);
        const [text, part] = [range, exported.split.targets.at(-1)!.element].map((it) => it.getBoundingClientRect());
        return [text!.left - part!.left, text!.top - part!.top, text!.top];
      });
    expect(await gaps()).toEqual([0, 0, expect.any(Number)]);
    const [, , top] = await gaps();
    await page.evaluate(() => {
      exported.element.style.width = '6ch';
      exported.element.style.fontSize = '30px';
      return exported.resized();
    });
    expect(await gaps()).toEqual([0, 0, expect.any(Number)]);
    expect((await gaps())[2]).toBeGreaterThan(top! + 60);
    expect(await page.evaluate(() => exported.emitted.length)).toBe(1);
  });

  it('splits lines again when a font arrives', async () => {
    const { page } = await open({ script, body });
    const seen = await page.evaluate(() => {
      exported.start({ by: 'lines' });
      // The same size, other lines: no resize is observed.
      exported.element.style.cssText = 'height: 48px; letter-spacing: -4px';
      document.fonts.dispatchEvent(new Event('loadingdone'));
      const { emitted } = exported;
      exported.split.revert();
      document.fonts.dispatchEvent(new Event('loadingdone'));
      return emitted;
    });
    expect(seen).toEqual([['Onetwothree', 'four'], ['Onetwothree four'], ['completed']]);
  });

  it('observes nothing after revert', async () => {
    const { page } = await open({ script, body });
    const counts = await page.evaluate(() => {
      const observed = new Set<unknown>();
      window.ResizeObserver = class extends ResizeObserver {
        override observe(element: Element): void {
          observed.add(this);
          super.observe(element);
        }
        override disconnect(): void {
          observed.delete(this);
          super.disconnect();
        }
      };
      const { revert } = exported.splitText(exported.element);
      const before = observed.size;
      revert();
      revert();
      return [before, observed.size];
    });
    expect(counts).toEqual([1, 0]);
  });
});
