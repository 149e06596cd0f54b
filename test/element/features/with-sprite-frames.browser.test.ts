import { expect, it } from '@jest/globals';
import type { DomTarget } from '../../../src/dom/index.js';
import type { Framed, SpriteFrame } from '../../../src/sprite/index.js';
import { describeInChromium } from '../../browser/chromium.js';
import { pixelsAt } from '../../browser/pixels.js';

declare const exported: {
  readonly show: (name: string) => void;
  readonly at: (time: number) => void;
  readonly target: DomTarget & Framed;
  readonly frames: Record<string, SpriteFrame>;
};

const [red, green, blue, white] = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];

/** A texture with a red and green picture of 20 by 10, and a blue and green one of 10 by 20 on its side. */
const script = `
  import { Subject } from 'rxjs';
  import { domTarget, flush, withSpriteFrames } from 'rx-motion/dom';
  import { animate, Animation, SpriteFrame } from 'rx-motion/sprite';
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const context = canvas.getContext('2d')!;
  const fill = (color: string, ...rect: [number, number, number, number]) => { context.fillStyle = color; context.fillRect(...rect); };
  fill('#ff0000', 2, 2, 10, 10);
  fill('#00ff00', 12, 2, 10, 10);
  fill('#00ff00', 2, 14, 10, 10);
  fill('#0000ff', 12, 14, 10, 10);
  const texture = { url: canvas.toDataURL(), size: { width: 32, height: 32 } };
  const wide = new SpriteFrame({ name: 'wide', texture, rect: { x: 2, y: 2, width: 20, height: 10 } });
  const trimmed = new SpriteFrame({ name: 'trimmed', texture, rect: wide.rect, offset: { x: 5, y: 0 }, originalSize: { width: 40, height: 30 } });
  // Upright it is blue above green.
  const lying = new SpriteFrame({ name: 'lying', texture, rect: { x: 2, y: 14, width: 10, height: 20 }, rotated: true });
  const held = new SpriteFrame({ name: 'held', texture, rect: wide.rect, anchor: { x: 0, y: 0 } });
  const target = withSpriteFrames(domTarget(document.querySelector<HTMLElement>('#it')!));
  export const frames = { wide, trimmed, lying, held, none: target.spriteFrame };
  export const show = (name: string) => { target.spriteFrame = frames[name]; flush(); };
  const time$ = new Subject<number>();
  time$.pipe(animate(new Animation([held, lying], { delayPerUnit: 0.5, restoreOriginalFrame: true })).on(target)).subscribe();
  export const at = (time: number) => { time$.next(time); flush(); };
  export { target };`;

const body = '<div id="it" style="position: absolute; left: 100px; top: 100px"></div>';

describeInChromium('the sprite frame of an element', ({ open }) => {
  it('is shown in the size of its picture', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => exported.show('wide'));
    const corners = [[100, 100], [109, 109], [110, 100], [119, 109], [99, 100], [120, 109], [110, 110]] as const; // prettier-ignore
    expect(await pixelsAt(page, corners)).toEqual([red, red, green, green, white, white, white]);
    const { width, height } = (await page.locator('#it').boundingBox())!;
    expect([width, height]).toEqual([20, 10]);
  });

  it('restores trimmed margins, and shows a frame on its side upright', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => exported.show('trimmed'));
    // 40 by 30, the picture 5 to the right of the middle: from 115 to 135, from 110 to 120.
    expect(await pixelsAt(page, [[114, 115], [115, 110], [134, 119], [135, 115]])).toEqual([white, red, green, white]); // prettier-ignore
    await page.evaluate(() => exported.show('lying'));
    expect(await pixelsAt(page, [[104, 104], [104, 115], [111, 104], [115, 110]])).toEqual([blue, green, white, white]); // prettier-ignore
  });

  it.each([
    'display: block',
    'direction: rtl',
    'display: flex; align-items: center; justify-content: center',
    'display: grid; place-items: end',
    'writing-mode: vertical-rl',
  ])('covers its element in every layout: %s', async (style) => {
    const { page } = await open({ script, body: body.replace('style="', `style="${style}; `) });
    for (const name of ['lying', 'wide', 'lying']) {
      await page.evaluate((name) => {
        exported.show(name);
      }, name);
      const [picture, element] = await page.evaluate(() =>
        ['#it > div', '#it'].map((selector) =>
          JSON.stringify(document.querySelector(selector)!.getBoundingClientRect()),
        ),
      );
      expect(picture).toBe(element);
    }
  });

  it('moves and rotates with its element, about the anchor of the frame', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(async () => {
      exported.show('held');
      Object.assign(exported.target, { x: 50, rotation: 90 });
      await Promise.resolve();
    });
    expect(await pixelsAt(page, [[141, 101], [149, 109], [145, 115], [155, 105]])).toEqual([red, red, green, white]); // prettier-ignore
  });

  it('is played by animate, and removed at the end', async () => {
    const { page } = await open({ script, body });
    const seen: string[][] = [];
    for (const time of [0, 0.5, 1, 0.25]) {
      await page.evaluate((time) => {
        exported.at(time);
      }, time);
      seen.push(await pixelsAt(page, [[104, 104]]));
    }
    expect(seen).toEqual([[red], [blue], [white], [red]]);
  });

  it.each([
    ['undone', -1],
    ['removed at the end', 1],
  ])('restores the size and origin of the element when it is %s', async (_name, time) => {
    const style = 'position: absolute; width: 200px; height: 100px; transform-origin: 10px 20px';
    const { page } = await open({ script, body: `<div id="it" style="${style}"></div>` });
    const seen = await page.evaluate(
      ([...times]) =>
        times.map((time) => {
          exported.at(time);
          const { width, height, transformOrigin } = getComputedStyle(document.querySelector('#it')!);
          return [width, height, transformOrigin, exported.target.width, exported.target.height];
        }),
      [0, 0.5, time],
    );
    expect(seen).toEqual([
      ['20px', '10px', '0px 0px', 20, 10],
      ['10px', '20px', '10px 20px', 10, 20],
      ['200px', '100px', '10px 20px', 200, 100],
    ]);
  });

  it('gives the size back to the page', async () => {
    const { page } = await open({ script, body: '<div style="width: 300px"><div id="it">go</div></div>' });
    const widths = await page.evaluate(() =>
      [0, 1].map((time) => {
        exported.at(time);
        return document.querySelector<HTMLElement>('#it')!.style.width;
      }),
    );
    expect(widths).toEqual(['20px', '']);
  });

  it('restores a size that was written just before', async () => {
    const { page } = await open({ script, body });
    const sizes = await page.evaluate(() => {
      exported.target.width = 50;
      exported.show('wide');
      exported.target.spriteFrame = exported.frames.lying!;
      exported.show('none');
      return [exported.target.width, document.querySelector<HTMLElement>('#it')!.style.width];
    });
    expect(sizes).toEqual([50, '50px']);
  });

  it('leaves the content of the element as it is', async () => {
    const { page } = await open({
      script,
      body: '<button id="it" style="border: 0; padding: 0; background: none">go</button>',
    });
    await page.evaluate(() => exported.show('wide'));
    expect(await page.locator('#it').textContent()).toBe('go');
    expect(await page.locator('button').getAttribute('aria-hidden')).toBeNull();
    expect(await page.locator('#it > div').getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ...['font-size: 30px', 'padding: 5px 9px', 'position: relative', 'direction: rtl'].map((style) => [
      'button',
      style,
    ]),
    ...['align-content: center', 'writing-mode: vertical-rl', "--mark: 'x'"].map((style) => ['div', style]),
    ['td', 'padding: 3px'],
    ['summary', ''],
  ] as [tag: string, style: string][])('begins at the content box of a <%s>: %s', async (tag, style) => {
    const one = `<${tag} id="it" style="border: 0; padding: 0; box-sizing: content-box; ${style}">go</${tag}>`;
    const around: Readonly<Record<string, string>> = {
      td: `<table><tr>${one}</tr></table>`,
      summary: `<details>${one}</details>`,
    };
    const { page } = await open({
      script,
      body: `<style>#it::before { content: var(--mark, none) }</style>${around[tag] ?? one}`,
    });
    const places = await page.evaluate(() => {
      exported.show('trimmed');
      const element = document.querySelector('#it')!;
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      const [outer, inner] = [element, element.querySelector('[aria-hidden]')!].map((one) =>
        one.getBoundingClientRect(),
      );
      return [inner!.x - outer!.x - parseFloat(paddingLeft), inner!.y - outer!.y - parseFloat(paddingTop)];
    });
    expect(places).toEqual([0, 0]);
    await page.evaluate(() => exported.show('none'));
    const found = /position: (\w+)/.exec(style)?.[1] ?? '';
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('#it')!.style.position)).toBe(found);
  });
});
