import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /**
   * Drags a card at 600 px/s, and lets it go some milliseconds after a frame. Returns how far it has gone in each of the
   * next frames, and how far the spring goes in that time.
   */
  readonly throwOnce: (
    late: number,
    isBusy: boolean,
    isAction: boolean,
  ) => Promise<readonly (readonly [shown: number, asked: number])[]>;
};

const script = `
  import { EMPTY, of, Subject, switchMap, tap } from 'rxjs';
  import { frame$, play, springTo } from 'rx-motion';
  import { domTarget, drag$ } from 'rx-motion/dom';
  import { spring } from 'rx-motion/stream';
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  const how = { duration: 0.8, bounce: 0.2 };
  let isPlayed = false;
  let thrown = { at: 0, x: 0, velocity: 0 };
  const seen: [time: number, x: number][] = [];
  const note = () => seen.push([document.timeline.currentTime as number, card.x]);
  drag$(card.element)
    .pipe(
      switchMap(({ x, velocity, isHeld }) => {
        card.x = x;
        if (isHeld) return EMPTY;
        thrown = { at: performance.now(), x, velocity: velocity.x };
        seen.length = 0;
        if (isPlayed) return play(springTo({ x: x + 100 }, { ...how, velocity: { x: velocity.x } }), card).pipe(tap(note));
        const goal$ = of(x, x + 100);
        return goal$.pipe(spring({ ...how, velocity: velocity.x }), tap((place) => (card.x = place)), tap(note));
      }),
    )
    .subscribe();
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
  export const throwOnce = async (late: number, isBusy: boolean, isAction: boolean) => {
    isPlayed = isAction;
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
    // The clock stands still while the card is released, so that the test knows the moment.
    const now = performance.now();
    performance.now = () => now;
    fire('pointermove', x(now));
    fire('pointerup', x(now));
    delete (performance as { now?: unknown }).now;
    while (seen.length < 5) await pause(5);
    busy?.unsubscribe();
    // The first one of a spring is the start, at the release.
    const frames = seen.slice(isAction ? 0 : 1, 5);
    const isLate = frames.some(([at], index) => at - (index === 0 ? now : frames[index - 1]![0]) > 400);
    // A lag counts as a short frame: begin again.
    if (isLate) return throwOnce(late, isBusy, isAction);
    // A frame that has begun before the release, and is shown after it, shows the release.
    let [last, seconds] = [thrown.at, 0];
    return frames.map(([at, place]) => {
      seconds += Math.max(0, at - last) / 1000;
      last = at;
      return [place - thrown.x, placeAfter(seconds) - thrown.x];
    });
  };`;

describeInChromium('a throw', ({ open }) => {
  it.each([
    ['spring', false],
    ['springTo', true],
  ])('goes on in its first frame as %s asks, whether or not something else moves', async (_name, isAction) => {
    const { page } = await open({
      script,
      clock: 'real',
      body: '<p id="card" style="position: absolute; margin: 0; width: 90px; height: 60px">Card</p>',
    });
    for (let late = 1; late <= 10; late++) {
      const how = [late, late % 2 === 0, isAction] as const;
      const frames = await page.evaluate((how) => exported.throwOnce(...how), how);
      for (const [shown, asked] of frames) expect(Math.abs(shown - asked)).toBeLessThan(0.01);
      expect(frames[1]![1]).toBeGreaterThan(0);
    }
  });
});
