import { delayTime, fadeTo, moveBy, moveTo, play, rotateTo, sequence, spawn, wiggle } from 'rx-motion';
import { domTarget, flush, playNative, styleTo } from 'rx-motion/dom';
import { flip } from 'rx-motion/layout';
import { BehaviorSubject, Subject } from 'rxjs';

/* Faults that other libraries have had with browser animations. */

const body = document.body;
body.innerHTML = `<p id="it" style="position: absolute; left: 0; top: 0; margin: 0; width: 50px; height: 20px">word</p>
  <svg width="400" height="300" style="position: absolute; left: 0; top: 100px">
    <rect id="one" x="40" y="30" width="20" height="10" transform="rotate(20)" />
    <rect id="other" x="40" y="30" width="20" height="10" transform="rotate(20)" />
  </svg>`;
const element = document.querySelector<HTMLElement>('#it')!;
const target = domTarget(element);

/** Waits for the next frame of the page, and until all callbacks have handled it. */
export async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

export function place(of: Element = element): { readonly x: number; readonly y: number } {
  const { x, y } = of.getBoundingClientRect();
  return { x, y };
}

/** Actions of duration 0, alone and between others. */
export async function zeroLength(): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const action of [
    moveTo(0, { x: 30, y: 0 }),
    sequence(moveTo(0, { x: 10, y: 0 }), delayTime(0), moveTo(0, { x: 20, y: 0 })),
    sequence(moveTo(0, { x: 50, y: 0 }), delayTime(0.05), moveTo(0, { x: 60, y: 0 })),
  ]) {
    await new Promise<void>((complete) => playNative(action, element).subscribe({ complete }));
    shown.push([target.x, place().x, element.getAnimations().length]);
  }
  return shown;
}

/** Time 0 after the end, twice. */
export async function again(): Promise<number[]> {
  const time$ = new BehaviorSubject(0);
  const run = playNative(moveTo(1, { x: 100, y: 0 }), element, { time$ }).subscribe();
  const shown: number[] = [];
  for (const time of [0, 1, 1.5, 0, 0.5, 1, -1, 0.25]) {
    time$.next(time);
    flush();
    shown.push(place().x);
    await frame();
    await frame();
    shown.push(place().x);
  }
  run.unsubscribe();
  flush();
  shown.push(place().x);
  return shown;
}

/** A custom property and a gradient, which the animations of browsers let jump half way. */
export async function jumping(): Promise<string[]> {
  element.style.cssText += '--wide: 0px; width: var(--wide); background-image: linear-gradient(0deg, red, blue)';
  const turned = styleTo(1, { '--wide': '100px', backgroundImage: 'linear-gradient(80deg, red, blue)' });
  const time$ = new BehaviorSubject(0);
  const run = playNative(turned, element, { time$ }).subscribe();
  const shown: string[] = [];
  for (const time of [0.25, 0.75]) {
    time$.next(time);
    flush();
    await frame();
    const { width, backgroundImage } = getComputedStyle(element);
    shown.push(width, backgroundImage.slice(0, 21));
  }
  run.unsubscribe();
  return shown;
}

/** If the thread is busy beyond a frame, a motion ends at what the user has seen, which a script cannot read. */
function neverBeBusy(): void {
  performance.now = () => Number(document.timeline.currentTime);
}

/** Replaces the motion several times a frame. Returns the greatest jump. */
export async function rapid(): Promise<{ jump: number; animations: number; most: number; x: number }> {
  neverBeBusy();
  let [jump, most] = [0, 0];
  for (let index = 0; index < 60; index++) {
    const before = place();
    const action = spawn(moveTo(0.2, { x: (index % 7) * 40, y: 0 }), fadeTo(0.2, (index % 3) / 2));
    const run = (index % 4 === 0 ? play(action, target) : playNative(action, element)).subscribe();
    jump = Math.max(jump, Math.abs(place().x - before.x));
    if (index % 3 === 0) {
      await frame();
      await frame();
    }
    most = Math.max(most, element.getAnimations().length);
    const shown = place();
    run.unsubscribe();
    flush();
    jump = Math.max(jump, Math.abs(place().x - shown.x));
  }
  await new Promise<void>((complete) => playNative(moveTo(0.1, { x: 33, y: 0 }), element).subscribe({ complete }));
  return { jump, animations: element.getAnimations().length, most, x: place().x };
}

/** Stops a wiggle long after its last frame: the browser has gone on. */
export async function wiggled(): Promise<number> {
  const run = playNative(wiggle(2, { x: 50 }), element).subscribe();
  for (let index = 0; index < 20; index++) await frame();
  for (const until = Date.now() + 150; Date.now() < until;);
  run.unsubscribe();
  return target.x;
}

/** Removes the element during the motion, and puts it back. */
export async function takenOut(): Promise<{ differences: number[]; x: number; animations: number }> {
  const differences: number[] = [];
  const done = new Promise<void>((complete) =>
    playNative(moveTo(0.6, { x: 300, y: 0 }), element).subscribe({ complete }),
  );
  for (let index = 0; index < 12; index++) {
    if (index % 4 === 2) element.remove();
    if (index % 4 === 3) body.prepend(element);
    await frame();
    if (element.isConnected) differences.push(Math.abs(place().x - target.x));
  }
  await done;
  return { differences, x: place().x, animations: element.getAnimations().length };
}

/** The distance between two elements in each frame; a frame keeps the thread busy for some milliseconds. */
async function apart(
  one: Element,
  other: Element,
  frame$: Subject<number>,
  count: number,
  busy = 0,
): Promise<number[]> {
  const differences: number[] = [];
  for (let index = 0; index < count; index++) {
    // Advance and measure within the frame itself, however late it comes.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frame$.next(0.1);
    flush();
    await Promise.resolve();
    for (const until = Date.now() + busy; Date.now() < until;);
    const [shown, wanted] = [place(one), place(other)];
    differences.push(Math.hypot(shown.x - wanted.x, shown.y - wanted.y));
  }
  return differences;
}

/** An SVG shape with its own transform, beside a twin that is moved by frames. */
export async function shapes(): Promise<number[]> {
  const [one, other] = ['#one', '#other'].map((id) => document.querySelector<SVGElement>(id)!);
  const action = spawn(moveBy(1, { x: 80, y: 40 }), rotateTo(1, 130));
  const frame$ = new Subject<number>();
  playNative(action, one!, { frame$ }).subscribe();
  play(action, domTarget(other!), frame$).subscribe();
  return apart(one!, other!, frame$, 11);
}

/** Two elements that glide to a new position in long frames, while the browser also moves one of them. */
export async function gliding(startsFirst: boolean): Promise<number[]> {
  neverBeBusy();
  const [one, other] = [0, 1].map(() => document.body.appendChild(document.createElement('p')));
  const boxes = [one!, other!];
  const left = (pixels: number): void => {
    for (const box of boxes) box.style.cssText += `; position: absolute; top: 0; left: ${pixels}px`;
  };
  left(0);
  const frame$ = new Subject<number>();
  const begin = [
    (): void => {
      play(
        flip(boxes, () => left(200), { duration: 1 }),
        {},
        frame$,
      ).subscribe();
    },
    (): void => {
      playNative(moveBy(1, { x: 30, y: 40 }), one!, { frame$ }).subscribe();
      play(moveBy(1, { x: 30, y: 40 }), domTarget(other!), frame$).subscribe();
    },
  ];
  const [first, second] = startsFirst ? begin.reverse() : begin;
  first!();
  const before = await apart(one!, other!, frame$, 4, 60);
  second!();
  return [...before, ...(await apart(one!, other!, frame$, 12, 60))];
}

/** A motion on a page that is put into the browser's page cache and restored. */
export async function start(): Promise<void> {
  playNative(moveTo(2, { x: 400, y: 0 }), element).subscribe();
  // The motion begins with its first frame, which must come before the page is frozen.
  await frame();
}

export async function difference(): Promise<{ difference: number; x: number }> {
  await frame();
  await frame();
  return { difference: Math.abs(place().x - target.x), x: target.x };
}
