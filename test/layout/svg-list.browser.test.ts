import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly show: (ticks: readonly number[], scale?: number) => void;
  readonly frame: (dt: number) => void;
  /** Of each tick: its text, its place on the screen and its inline style. */
  readonly look: () => readonly (readonly [text: string, x: number, style: string | null])[];
};

// Two pixels of the screen for each unit of the drawing.
const body = '<svg id="axis" width="400" height="100" viewBox="0 0 200 50" style="display: block"></svg>';
const script = `
  import { Subject } from 'rxjs';
  import { flush } from 'rx-motion/dom';
  import { presence } from 'rx-motion/layout';
  const axis = document.querySelector('#axis');
  const [frame$, ticks$] = [new Subject(), new Subject()];
  let scale = 1;
  const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const place = (tick, value) => tick.setAttribute('transform', 'translate(' + scale * value + ' 9)');
  presence(axis, ticks$, {
    frame$,
    move: { duration: 1, curve: (progress) => progress },
    create: (value) => {
      const tick = make('g');
      tick.append(make('line'), make('text'));
      tick.firstChild.setAttribute('y2', '6');
      tick.lastChild.textContent = value;
      place(tick, value);
      return tick;
    },
    update: place,
  }).subscribe();
  export const show = (ticks, by = 1) => {
    scale = by;
    ticks$.next(ticks);
  };
  export const frame = (dt) => frame$.next(dt);
  export const look = () => {
    flush();
    return [...axis.children].map((tick) => [tick.textContent, tick.getBoundingClientRect().x, tick.getAttribute('style')]);
  };`;

describeInChromium('a list in an SVG', ({ open }) => {
  it('lets ticks of an axis enter and leave without positions of HTML, and glide to their new places', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const look = () => page.evaluate(() => exported.look());
    const play = (...deltas: number[]) =>
      page.evaluate((deltas) => {
        for (const dt of deltas) exported.frame(dt);
      }, deltas);
    await page.evaluate(() => exported.show([0, 50, 100]));
    await play(0, 1);
    expect((await look()).map(([text, , style]) => [text, style])).toEqual([
      ['0', null],
      ['50', null],
      ['100', null],
    ]);
    await page.evaluate(() => exported.show([50, 100, 150]));
    await play(0, 0.1);
    expect((await look()).map(([text, , style]) => [text, style])).toEqual([
      ['0', 'opacity: 0.5;'],
      ['50', null],
      ['100', null],
      ['150', 'opacity: 0.5;'],
    ]);
    await play(1);
    const places = async () => (await look()).map(([, x]) => Math.round(x));
    expect(await places()).toEqual([100, 200, 300]);
    await page.evaluate(() => exported.show([50, 100, 150], 0.5));
    const seen = [await places()];
    await play(0, 0.5);
    seen.push(await places());
    await play(0.5);
    seen.push(await places());
    expect(seen).toEqual([
      [100, 200, 300],
      [75, 150, 225],
      [50, 100, 150],
    ]);
    expect((await look()).map(([, , style]) => style)).toEqual([null, null, null]);
  });
});
