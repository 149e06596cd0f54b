import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly step: (dt: number) => unknown[]; readonly hover: () => Promise<string> };

const body = `
  <style>#it { transition: all 0.3s ease-in 0.1s, color 1s } .on { background-color: rgb(0, 0, 255) }</style>
  <p id="it">word</p>`;
const script = `
  import { Subject } from 'rxjs';
  import { moveBy, play, sequence, spawn } from 'rx-motion';
  import { domTarget, flush, styleTo } from 'rx-motion/dom';
  const element = document.querySelector<HTMLElement>('#it')!;
  const style = getComputedStyle(element);
  const frame$ = new Subject<number>();
  const there = spawn(moveBy(1, { x: 100 }), styleTo(1, { paddingLeft: 20 }));
  const back = spawn(moveBy(1, { x: -100 }), styleTo(1, { paddingLeft: 0 }));
  void style.paddingLeft;
  play(sequence(there, back), domTarget(element), frame$).subscribe();
  export const step = (dt: number) => {
    frame$.next(dt);
    flush();
    return [style.transform, style.paddingLeft, element.getAttribute('style') ?? ''];
  };
  export const hover = async () => {
    element.classList.toggle('on');
    void style.backgroundColor;
    return element.getAnimations().map((it) => (it as CSSTransition).transitionProperty).join();
  };`;

describeInChromium('the CSS transitions of an element', ({ open }) => {
  it('do not apply to properties that an action writes, until it gives them back', async () => {
    const { page } = await open({ body, script });
    const step = (dt: number): Promise<unknown[]> => page.evaluate((dt) => exported.step(dt), dt);
    await step(0);
    expect((await step(0.5)).slice(0, 2)).toEqual(['matrix(1, 0, 0, 1, 50, 0)', '10px']);
    expect(await page.evaluate(() => exported.hover())).toBe('background-color');
    expect((await step(1)).slice(0, 2)).toEqual(['matrix(1, 0, 0, 1, 50, 0)', '10px']);
    expect(await step(0.5)).toEqual(['none', '0px', '']);
  });
});
