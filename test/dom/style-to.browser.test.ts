import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly at: (time: number) => void;
  readonly seen: (...names: string[]) => string[];
  readonly errors: unknown[];
};

function playing(action: string): string {
  return `
    import { Subject } from 'rxjs';
    import { sequence, targeted, to } from 'rx-motion';
    import { domTarget, flush, styleBy, styleTo } from 'rx-motion/dom';
    const element = document.querySelector<HTMLElement>('#it')!;
    const target = domTarget(element);
    const time$ = new Subject<number>();
    export const errors: unknown[] = [];
    time$.pipe((${action}).on(target)).subscribe({ error: (error) => errors.push(String(error)) });
    export const at = (time: number) => { time$.next(time); flush(); };
    export const seen = (...names: string[]) => names.map((name) => getComputedStyle(element).getPropertyValue(name));`;
}

describeInChromium('numbers in a style', ({ open }) => {
  it('are led by name, in the units that they have', async () => {
    const { page } = await open({
      body: '<p id="it" style="--glow: 0.5; font-size: 10px; letter-spacing: 2px">word</p>',
      script: playing(
        `styleTo(1, { '--glow': 1, '--heat': 8, fontSize: 20, 'letter-spacing': 4, borderTopLeftRadius: 8 })`,
      ),
    });
    const names = ['--glow', '--heat', 'font-size', 'letter-spacing', 'border-top-left-radius'];
    const at = (time: number): Promise<string[]> =>
      page.evaluate(
        ({ time, names }) => {
          exported.at(time);
          return exported.seen(...names);
        },
        { time, names },
      );
    expect(await at(0.5)).toEqual(['0.75', '4', '15px', '3px', '4px']);
    expect(await at(1)).toEqual(['1', '8', '20px', '4px', '8px']);
    expect(await at(0.25)).toEqual(['0.625', '2', '12.5px', '2.5px', '2px']);
  });

  it('add up, and are turned around', async () => {
    const { page } = await open({
      body: '<p id="it" style="border-radius: 10px">word</p>',
      script: playing(`sequence(styleBy(1, { borderRadius: 20 }), styleBy(1, { borderRadius: 20 }).reverse())`),
    });
    const seen = await page.evaluate(() =>
      [0.5, 1, 1.75, 2].map((time) => {
        exported.at(time);
        return exported.seen('border-radius')[0];
      }),
    );
    expect(seen).toEqual(['20px', '30px', '15px', '10px']);
  });

  it('are targets of their own, with a unit where the style has none', async () => {
    const { page } = await open({
      body: '<p id="it" style="line-height: normal; width: 50%">word</p>',
      script: playing(
        `sequence(targeted(target.style('lineHeight', 'em'), to(1, { value: 2 })), targeted(target.style('--part', '%'), to(1, { value: 50 })))`,
      ),
    });
    await page.evaluate(() => {
      exported.at(1.5);
    });
    expect(await page.evaluate(() => exported.seen('--part', 'line-height'))).toEqual(['25%', '32px']);
  });

  it('fail in their own action when the style says a word', async () => {
    const { page } = await open({
      body: '<p id="it">word</p>',
      script: playing(`styleTo(1, { marginTop: 2, lineHeight: 2 })`),
    });
    await page.evaluate(() => {
      exported.at(0);
    });
    expect(await page.evaluate(() => exported.errors)).toEqual([
      'RangeError: style: line-height must be a number where no unit is given, got "normal"',
    ]);
  });
});
