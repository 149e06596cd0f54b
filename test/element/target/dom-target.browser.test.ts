import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { DomProgress, DomTarget } from '../../../src/dom/index.js';
import type { Tinted, Viewed } from '../../../src/index.js';
import { describeInChromium } from '../../browser/chromium.js';

type Target = DomTarget & Tinted & DomProgress & Viewed;

declare const exported: {
  /** The target of the element with this id. */
  target: (id: string) => Target;
  /** The same, with the property that `color` stands for. */
  tinted: (id: string, color: string) => Target;
  flush: () => void;
  /**
   * Others take away the style of an element that is moving, or was stopped, and perhaps another motion begins. Its
   * opacity and its transform an eighth of a second later.
   */
  replaced: (id: string, isStopped: boolean, goesOn: boolean) => string[];
};

const script = `
  import { Subject } from 'rxjs';
  import { fadeTo, moveBy, play } from 'rx-motion';
  import { domTarget, flush, withCamera, withColor, withProgress } from 'rx-motion/dom';
  export const tinted = (id: string, color?: string) =>
    withCamera(withProgress(withColor(domTarget(document.getElementById(id) as HTMLElement), color)));
  export const target = (id: string) => tinted(id);
  export { flush };
  export const replaced = (id: string, isStopped: boolean, goesOn: boolean) => {
    const it = target(id);
    const frame$ = new Subject<number>();
    const running = play(moveBy(1, { x: 100 }), it, frame$).subscribe();
    running.add(play(fadeTo(0.25, 0.25), it, frame$).subscribe());
    for (const dt of [0, 0.25]) frame$.next(dt);
    flush();
    if (isStopped) running.unsubscribe();
    it.element.removeAttribute('style');
    if (goesOn) play(moveBy(1, { y: 40 }), target(id), frame$).subscribe();
    for (const dt of [0, 0.125]) frame$.next(dt);
    flush();
    return [it.element.style.opacity, it.element.style.transform];
  };`;

const box = 'position: absolute; left: 100px; top: 100px; width: 80px; height: 40px';

/** The box of an element on the page, in hundredths of pixels. */
async function seenAt(page: Page, id: string): Promise<readonly number[]> {
  return page.evaluate((id) => {
    const { x, y, width, height } = document.getElementById(id)!.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 100) / 100);
  }, id);
}

/** Values of the computed style. */
async function styleOf(page: Page, id: string, ...names: string[]): Promise<readonly string[]> {
  return page.evaluate(
    ({ id, names }) => {
      const style = getComputedStyle(document.getElementById(id)!);
      return names.map((name) => style.getPropertyValue(name));
    },
    { id, names },
  );
}

/** Writes fields of a target, and flushes. */
async function set(page: Page, id: string, fields: Partial<Target>): Promise<void> {
  await page.evaluate(
    ({ id, fields }) => {
      Object.assign(exported.target(id), fields);
      exported.flush();
    },
    { id, fields },
  );
}

/** Some fields of a target. */
async function get(
  page: Page,
  id: string,
  ...names: Exclude<keyof Target, 'measure' | 'remove' | 'release'>[]
): Promise<unknown[]> {
  return page.evaluate(({ id, names }) => names.map((name) => exported.target(id)[name]), { id, names });
}

describeInChromium('domTarget', ({ open }) => {
  it('is viewed about another centre, with another side up', async () => {
    const { page } = await open({ script, body: `<div id="it" style="${box}"></div>` });
    await set(page, 'it', { eye: { x: 8, y: 0, z: 1 }, center: { x: 8, y: 0, z: 0 } });
    expect(await seenAt(page, 'it')).toEqual([92, 100, 80, 40]);
    await set(page, 'it', { eye: { x: 0, y: 0, z: 1 }, center: undefined, up: { x: 1, y: 0, z: 0 } });
    expect(await seenAt(page, 'it')).toEqual([120, 80, 40, 80]);
  });

  it.each<[how: string, fields: Partial<Target>, transform: string]>([
    ['rotates in space: about x, then y, then z', { rotationX: 130, rotationY: -50, rotationZ: 20 }, 'rotateZ(20deg) rotateY(-50deg) rotateX(130deg)'],
    ['moves in depth', { z: 50 }, 'translateZ(50px)'],
    ['is seen by an eye 30 degrees to the right', { eye: { x: 0.5e-6, y: 0, z: Math.sqrt(3) * 0.5e-6 } }, 'rotateY(-30deg)'],
    ['skews within its scale', { skewX: 20, skewY: 30, scaleX: 2, rotation: 10 }, 'rotate(10deg) scale(2, 1) skew(20deg, 30deg)'],
  ])('%s, as CSS does', async (_how, fields, transform) => {
    const { page } = await open({
      script,
      body: `<div style="perspective: 300px; width: 280px; height: 240px">
        <div id="it" style="${box}"></div>
        <div id="reference" style="${box}; transform: ${transform}"></div>
      </div>`,
    });
    await set(page, 'it', fields);
    expect(await seenAt(page, 'it')).toEqual(await seenAt(page, 'reference'));
  }); // prettier-ignore

  it('flips the content of an element', async () => {
    const { page } = await open({
      script,
      body: `<div id="it" style="${box}"><div id="left" style="width: 10px; height: 5px"></div></div>`,
    });
    await set(page, 'it', { flippedX: true });
    expect(await seenAt(page, 'left')).toEqual([170, 100, 10, 5]);
    await set(page, 'it', { flippedX: false, flippedY: true });
    expect(await seenAt(page, 'left')).toEqual([100, 135, 10, 5]);
  });

  it('shows a hidden element, and a child again hides with its parent', async () => {
    const { page } = await open({
      script,
      body: `<div id="hidden" style="visibility: hidden"></div><div id="parent"><div id="child"></div></div>`,
    });
    await set(page, 'hidden', { visible: true });
    expect(await styleOf(page, 'hidden', 'visibility')).toEqual(['visible']);
    await set(page, 'child', { visible: false });
    await set(page, 'child', { visible: true });
    await set(page, 'parent', { visible: false });
    expect(await styleOf(page, 'child', 'visibility')).toEqual(['hidden']);
  });

  it('is visible itself inside a hidden parent, and shows as soon as the parent does', async () => {
    const { page } = await open({
      script,
      body: `<style>.hidden { visibility: hidden }</style>
        <div id="parent" style="visibility: hidden"><div id="child"></div><div id="own" class="hidden"></div></div>`,
    });
    await get(page, 'child', 'visible');
    await get(page, 'own', 'visible');
    await page.evaluate(() => (document.getElementById('parent')!.style.visibility = ''));
    expect(await get(page, 'child', 'visible')).toEqual([true]);
    expect(await get(page, 'own', 'visible')).toEqual([false]);
    await set(page, 'own', { visible: true });
    await set(page, 'child', { visible: false });
    expect(await styleOf(page, 'own', 'visibility')).toEqual(['visible']);
    expect(await styleOf(page, 'child', 'visibility')).toEqual(['hidden']);
  });

  it('reads a transform without a perspective, displayed or not', async () => {
    const { page } = await open({
      script,
      body: `<div id="it" style="${box}; display: none; transform: perspective(none) rotate(20deg)"></div>`,
    });
    expect(await get(page, 'it', 'rotation')).toEqual([20]);
  });

  it('keeps the changes of others while nothing animates it', async () => {
    const { page } = await open({ script, body: `<div id="it" style="${box}"></div>` });
    await set(page, 'it', { opacity: 0.5, rotation: 33.3333333, scaleX: 2, color: { r: 255, g: 0, b: 0 } });
    await set(page, 'it', { x: 5, width: 20, visible: false, flippedY: true });
    await page.evaluate((box) => (document.getElementById('it')!.style.cssText = `${box}; opacity: 0.25`), box);
    expect(await get(page, 'it', 'opacity', 'rotation', 'x', 'visible', 'width', 'flippedY')).toEqual([
      ...[0.25, 0, 0, true, 80, false],
    ]);
    await set(page, 'it', { y: 10 });
    expect(await styleOf(page, 'it', 'opacity', 'color', 'visibility')).toEqual(['0.25', 'rgb(0, 0, 0)', 'visible']);
    expect(await page.evaluate(() => document.getElementById('it')!.style.transform)).toBe('translate(0px, 10px)');
  });

  it.each([
    ['restores a style in the next frame after others removed it', false, false, '0.25', 'translate(37.5px, 0px)'],
    ['starts another motion from the style that others have left', false, true, '', 'translate(12.5px, 5px)'],
    ['starts a motion from such a style after a rest, too', true, true, '', 'translate(0px, 5px)'],
  ])('%s', async (_name, isStopped, goesOn, opacity, transform) => {
    const { page } = await open({ script, body: `<div id="it" style="${box}"></div>` });
    const shown = await page.evaluate((given) => exported.replaced('it', ...given), [isStopped, goesOn] as const);
    expect(shown).toEqual([opacity, transform]);
  });

  it('animates the colour of another property', async () => {
    const { page } = await open({ script, body: `<div id="it" style="${box}; background-color: #102030"></div>` });
    const colors = await page.evaluate(() => {
      const text = exported.target('it').color;
      const ground = exported.tinted('it', 'background-color').color;
      exported.target('it').color = { r: 255, g: 0, b: 0 };
      exported.flush();
      return [text, ground];
    });
    expect(colors).toEqual([
      { r: 0, g: 0, b: 0 },
      { r: 16, g: 32, b: 48 },
    ]);
    expect(await styleOf(page, 'it', 'background-color', 'color')).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 0)']);
  });

  it.each([
    ['#f80', { r: 255, g: 136, b: 0 }],
    ['rgb(1 2 3 / 0.5)', { r: 1, g: 2, b: 3 }],
    ['tomato', { r: 255, g: 99, b: 71 }],
    ['hsl(120deg 100% 25%)', { r: 0, g: 128, b: 0 }],
    ['color(srgb 1 0.2 0)', { r: 255, g: 51, b: 0 }],
    ['oklch(0.6 0.1 200)', { r: 12.6586335, g: 145.75902, b: 151.68624 }],
  ])('reads the colour %s', async (text, color) => {
    const { page } = await open({ script, body: `<div id="it" style="color: ${text}"></div>` });
    const [read] = (await get(page, 'it', 'color')) as [typeof color];
    expect(read.r).toBeCloseTo(color.r, 3);
    expect(read.g).toBeCloseTo(color.g, 3);
    expect(read.b).toBeCloseTo(color.b, 3);
  });

  it.each([
    ['rgba(255, 0, 0, 0.5)', 'rgba(255, 0, 9, 0.5)'],
    ['color(srgb 1 0 0 / 0.25)', 'rgba(255, 0, 9, 0.25)'],
    ['#ff0000', 'rgb(255, 0, 9)'],
    ['transparent', 'rgb(0, 0, 9)'],
  ])('leaves the alpha of the colour %s as it is', async (text, written) => {
    const { page } = await open({ script, body: `<div id="it" style="background-color: ${text}"></div>` });
    await page.evaluate(() => {
      const target = exported.tinted('it', 'background-color');
      target.color = { ...target.color, b: 9 };
      exported.flush();
    });
    expect(await styleOf(page, 'it', 'background-color')).toEqual([written]);
  });

  it('reads the parts of a transform', async () => {
    const transform = 'transform: translate(10px, 20px) rotate(30deg) scale(2, 0.5) skewX(15deg)';
    const { page } = await open({ script, body: `<div id="it" style="${box}; ${transform}"></div>` });
    expect(await get(page, 'it', 'x', 'y', 'rotation', 'scaleX', 'scaleY', 'skewX')).toEqual([10, 20, 30, 2, 0.5, 15]);
  });

  it('reads the look of an element', async () => {
    const style = `${box}; opacity: 0.5; color: rgb(1, 2, 3); visibility: hidden; translate: 5px 6px 7px; rotate: 30deg; scale: 2 3`;
    const { page } = await open({ script, body: `<div id="it" style="${style}"></div>` });
    expect(await get(page, 'it', 'x', 'y', 'z', 'rotation', 'scaleX', 'scaleY', 'scaleZ')).toEqual([
      5, 6, 7, 30, 2, 3, 1,
    ]);
    expect(await get(page, 'it', 'opacity', 'color', 'visible', 'width', 'height')).toEqual([
      0.5,
      { r: 1, g: 2, b: 3 },
      false,
      80,
      40,
    ]);
  });

  it.each([
    ['a mirroring transform', 'transform: matrix(-1, 0.5, 0.25, 1, 30, -20)'],
    ['a transform in space', 'transform: perspective(300px) rotateY(40deg)'],
    ['a sum of percent and pixels', 'translate: calc(50% - 12.5px) calc(-10% + 1e1px)'],
    ['an origin of its own', 'transform-origin: 0 0; transform: rotate(20deg) translateX(20px)'],
  ])('keeps %s when it is moved and scaled', async (_name, transform) => {
    const { page } = await open({ script, body: `<div id="it" style="${box}; ${transform}"></div>` });
    const before = await seenAt(page, 'it');
    const [x] = (await get(page, 'it', 'x')) as [number];
    await set(page, 'it', { x: x + 10 });
    const moved = before.map((value, index) => (index === 0 ? value + 10 : value));
    expect(near(await seenAt(page, 'it'), moved)).toBe(true);
    await set(page, 'it', { scaleZ: 2, x });
    await set(page, 'it', { scaleZ: 1 });
    expect(near(await seenAt(page, 'it'), before)).toBe(true);
  });

  it.each(['transform: scale(0)', 'transform: scaleX(0)', 'scale: 0', 'transform: rotate(90deg) scaleX(0)'])(
    'can be scaled up from a style sheet with %s',
    async (own) => {
      const sheet = `<style>#it { ${box}; transform-origin: 0 0; ${own} }</style>`;
      const { page } = await open({ script, body: `${sheet}<div id="it"></div>` });
      const [scaleX, rotation] = (await get(page, 'it', 'scaleX', 'rotation')) as [number, number];
      expect(scaleX).toBe(0);
      await set(page, 'it', { scaleX: 1, scaleY: 1 });
      expect((await seenAt(page, 'it')).slice(2)).toEqual(rotation === 90 ? [40, 80] : [80, 40]);
    },
  );

  it.each([true, false])(
    'reads its numbers again after it was released, written before that: %s',
    async (isWritten) => {
      const { page } = await open({ script, body: `<div id="it" style="${box}"></div>` });
      const found = await page.evaluate((isWritten) => {
        const it = exported.target('it');
        Object.assign(it, { x: 4, rotation: 30, opacity: 0.5 });
        if (isWritten) exported.flush();
        it.release();
        return [it.x, it.rotation, it.opacity, it.element.style.transform];
      }, isWritten);
      expect(found).toEqual([0, 0, 1, '']);
    },
  );
});

function near(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - other[index]!) < 0.02);
}
