import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /**
   * Drags a card at 600 px/s, and lets it go some milliseconds after a frame. Returns how far it has gone in each of the
   * next frames, and how far the spring goes in that time.
   */
  readonly throwOnce: (late: number, isBusy: boolean) => Promise<readonly (readonly [shown: number, asked: number])[]>;
};

const script = `
  import { of, Subject, switchMap } from 'rxjs';
  import { frame$ } from 'rx-motion';
  import { domTarget, drag$ } from 'rx-motion/dom';
  import { spring } from 'rx-motion/stream';
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  const how = { duration: 0.8, bounce: 0.2 };
  let thrown = { at: 0, x: 0, velocity: 0 };
  const seen: [time: number, x: number][] = [];
  drag$(card.element)
    .pipe(
      switchMap(({ x, velocity, isHeld }) => {
        if (isHeld) return of(x);
        thrown = { at: 0, x, velocity: velocity.x };
        seen.length = 0;
        return of(x, x + 100).pipe(spring({ ...how, velocity: velocity.x }));
      }),
    )
    .subscribe((x) => {
      card.x = x;
      // The spring sets out right after its first value.
      if (seen.length === 0) thrown.at = performance.now();
      seen.push([document.timeline.currentTime as number, x]);
    });
  const fire = (name: string, x: number) =>
    (name === 'pointerdown' ? card.element : document).dispatchEvent(
      new PointerEvent(name, { clientX: x, clientY: 10, bubbles: true, buttons: name === 'pointerup' ? 0 : 1 }),
    );
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const pause = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds));
  /** Where the spring is some seconds after the throw. */
  const placeAfter = (seconds: number): number => {
    let place = 0;
    const frame$ = new Subject<number>();
    const spring$ = of(thrown.x, thrown.x + 100).pipe(spring({ ...how, velocity: thrown.velocity, frame$ }));
    spring$.subscribe((x) => (place = x));
    frame$.next(seconds);
    return place;
  };
  export const throwOnce = async (late: number, isBusy: boolean) => {
    const busy = isBusy ? frame$.subscribe() : undefined;
    await frame();
    let time = await frame();
    const x = (now: number) => 10 + 0.6 * (now - start);
    const start = time;
    fire('pointerdown', 10);
    while (time < start + 120) {
      time = await frame();
      fire('pointermove', x(time));
    }
    const until = performance.now() + late;
    while (performance.now() < until) await pause();
    const now = performance.now();
    fire('pointermove', x(now));
    fire('pointerup', x(now));
    while (seen.length < 5) await pause(5);
    busy?.unsubscribe();
    // The first one is the start, at the release.
    return seen.slice(1, 5).map(([at, place]) => [place - thrown.x, placeAfter((at - thrown.at) / 1000) - thrown.x]);
  };`;

describeInChromium('a throw', ({ open }) => {
  it('goes on in its first frame as the spring asks, whether or not something else moves', async () => {
    const { page } = await open({
      script,
      clock: 'real',
      body: '<p id="card" style="position: absolute; margin: 0; width: 90px; height: 60px">Card</p>',
    });
    let right = 0;
    for (let count = 0; count < 20; count++) {
      const how = [1 + (count >> 1), count % 2 === 0] as const;
      const frames = await page.evaluate((how) => exported.throwOnce(...how), how);
      // 2 px are 3 ms between the first value and the subscription to the frames.
      if (frames.every(([shown, asked]) => Math.abs(shown - asked) <= Math.max(0.2 * asked, 2))) right++;
    }
    // On a busy machine, something may come between these two.
    expect(right).toBeGreaterThan(17);
  });
});
