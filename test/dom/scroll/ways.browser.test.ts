import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly idle: () => Promise<Readonly<Record<string, number>>>;
};

const script = `
  import { map, merge, take } from 'rxjs';
  import { backOut, fadeTo, moveBy, moveTo, rotateBy, sequence, spawn } from 'rx-motion';
  import { domTarget, scrollDirection$, scrollTime, scrollVelocity$, viewTime } from 'rx-motion/dom';

  const scroller = () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.className = 'scroller';
    host.innerHTML = '<div class="space"></div><div class="box"></div><div class="space"></div>';
    return host;
  };
  /** Two actions driven by the scroll, on the box and on the space before it. */
  const drive = (host) => {
    const box = host.querySelector('.box');
    const visit = sequence(moveTo(1, { x: 40 }, backOut), spawn(rotateBy(1, 90), fadeTo(1, 0.2)), moveBy(0.5, { x: -8 }));
    const whole = moveBy(1, { x: 30, y: 10 });
    return merge(
      viewTime(box, { from: 'entry 10%', to: 'exit 90%', duration: visit.duration }).pipe(visit.on(domTarget(box))),
      scrollTime(host).pipe(whole.on(domTarget(host.firstChild))),
    ).subscribe();
  };

  export const idle = async () => {
    const host = scroller();
    let [frames, listeners, observed] = [0, 0, 0];
    const { requestAnimationFrame: request } = window;
    window.requestAnimationFrame = (call) => { frames++; return request(call); };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...of) { listeners++; addEventListener.apply(this, of); };
    EventTarget.prototype.removeEventListener = function (...of) { listeners--; removeEventListener.apply(this, of); };
    for (const name of ['ResizeObserver', 'MutationObserver']) {
      const Observer = window[name];
      window[name] = class extends Observer {
        is = false;
        observe(...of) { if (!this.is) observed++; this.is = true; super.observe(...of); }
        disconnect() { if (this.is) observed--; this.is = false; super.disconnect(); }
      };
    }
    const wait = async () => { for (let frame = 0; frame < 12; frame++) await new Promise((done) => request(done)); };
    const subscription = drive(host);
    subscription.add(scrollDirection$(host).subscribe());
    subscription.add(scrollVelocity$(host).subscribe());
    await wait();
    frames = 0;
    await wait();
    const held = { frames, listeners, observed };
    host.scrollTop = 100;
    await wait();
    subscription.unsubscribe();
    // A subscription that ends before anything has changed.
    viewTime(host.querySelector('.box')).pipe(take(1)).subscribe();
    await wait();
    frames = 0;
    host.scrollTop = 200;
    await wait();
    return { framesWhileHeld: held.frames, isHeld: +(held.listeners > 0 && held.observed > 0), frames, listeners, observed };
  };`;

const body = `<style>
  .scroller { position: relative; float: left; width: 90px; height: 100px; overflow: auto }
  .space { height: 240px }
  .box { height: 50px }
</style>`;

describeInChromium('a page that is driven by scrolling', ({ open }) => {
  it('requests no frame while nothing is scrolled, and holds nothing afterwards', async () => {
    const { page } = await open({ script, body, clock: 'real' });
    const counts = await page.evaluate(() => exported.idle());
    expect(counts).toEqual({ framesWhileHeld: 0, isHeld: 1, frames: 0, listeners: 0, observed: 0 });
  });
});
