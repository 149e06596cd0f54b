import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** The height of the panel and its inline style after each of these times. */
  readonly at: (...times: number[]) => unknown[];
  readonly errors: unknown[];
};

function playing(action: string): string {
  return `
    import { Subject } from 'rxjs';
    import { play, resizeTo, reverseTime, sequence, springTo } from 'rx-motion';
    import { domTarget, flush, styleTo } from 'rx-motion/dom';
    const element = document.querySelector<HTMLElement>('#it')!;
    const target = domTarget(element);
    const frame$ = new Subject<number>();
    export const errors: unknown[] = [];
    play(${action}, target, frame$).subscribe({ error: (error) => errors.push(String(error)) });
    frame$.next(0);
    export const at = (...deltas: number[]) => deltas.map((dt) => {
      frame$.next(dt);
      flush();
      return [element.getBoundingClientRect().height, element.style.height];
    });`;
}

const sheet = '<style>#it { overflow: hidden; width: 200px } .closed { height: 0 } .none { display: none }</style>';

const body = (attributes: string): string =>
  `${sheet}<div id="it" ${attributes}><div style="height: 50px"></div></div>`;

describeInChromium('a size in words', ({ open }) => {
  it.each([
    ["resizeTo(1, { height: 'auto' })", 'class="closed"', [25, '25px'], [50, 'auto']],
    ["resizeTo(1, { height: 'auto' })", 'style="height: 10px"', [30, '30px'], [50, 'auto']],
    ["resizeTo(1, { height: 'auto' })", '', [50, ''], [50, '']],
    ["resizeTo(1, { height: 'auto' })", 'class="closed none"', [0, '0px'], [0, 'auto']],
    ["resizeTo(1, { height: '*' })", 'class="none"', [0, ''], [0, '']],
    ["sequence(resizeTo(0.5, { height: 10 }), resizeTo(0.5, { height: '*' }))", '', [10, '10px'], [50, '']],
    [
      "sequence(resizeTo(0.5, { height: 'auto' }), resizeTo(0.5, { height: '*' }))",
      'class="closed"',
      [50, 'auto'],
      [0, ''],
    ],
    [
      "sequence(resizeTo(0.5, { height: 'auto' }), resizeTo(0.5, { height: '*' }))",
      'class="closed none"',
      [0, ''],
      [0, ''],
    ],
    ["sequence(styleTo(0.5, { height: '10px' }), resizeTo(0.5, { height: 50 }))", '', [10, '10px'], [50, '']],
    ["springTo({ height: 'auto' }, { duration: 0.5 })", 'class="closed"', [49.31, '49.32px'], [50, 'auto']],
    ["reverseTime(resizeTo(1, { height: 'auto' }))", 'style="height: 10px"', [30, '30px'], [10, '10px']],
    ['styleTo(1, { height: 0 })', 'class="none"', [0, '0px'], [0, '0px']],
  ])('is reached by %s from %s', async (action, attributes, half, end) => {
    const { page } = await open({ script: playing(action), body: body(attributes) });
    const [atHalf, atEnd] = (await page.evaluate(() => exported.at(0.5, 0.5))) as [[number, string], [number, string]];
    expect([[Math.round(atHalf[0] * 100) / 100, atHalf[1]], atEnd, await page.evaluate(() => exported.errors)]).toEqual(
      [half, end, []],
    );
  });

  it('follows the content again after that', async () => {
    const script = playing("resizeTo(1, { height: 'auto' })");
    const { page } = await open({ script, body: body('class="closed"') });
    await page.evaluate(() => exported.at(1));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#it > *')!.style.height = '80px';
    });
    expect(await page.evaluate(() => exported.at(0))).toEqual([[80, 'auto']]);
  });
});
