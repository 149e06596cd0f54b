import { type ViewPoint, viewTime } from 'rx-motion/dom';
import { randomFrom } from '../../random-from.js';

/** Where `viewTime` and the browser's own ViewTimeline differ, over random layouts, ranges and scroll positions. */
export async function differences(seed: number, count: number, zoom: number): Promise<string[]> {
  const dice = diceOf(seed);
  document.documentElement.style.zoom = String(zoom);
  const modes = Array.from({ length: count }, () => dice.of(['horizontal-tb', 'horizontal-tb', 'vertical-lr', 'page']));
  document.body.innerHTML = modes.map((mode) => layout(dice, mode)).join('');
  const ways = [...document.querySelectorAll<HTMLElement>('.subject')].map((subject) => wayOf(dice, subject));
  const found: string[] = [];
  for (let round = 0; round < 4; round++) {
    for (const way of ways) way.scroll(dice.upTo(1));
    await nextFrame();
    await nextFrame();
    found.push(...ways.map((way) => way.difference(zoom)).filter((text) => text !== ''));
  }
  return found;
}

interface Dice {
  upTo(most: number): number;
  chance(part: number): boolean;
  of<V>(values: readonly V[]): V;
}

function diceOf(seed: number): Dice {
  const random = randomFrom(seed);
  return {
    upTo: (most) => random() * most,
    chance: (part) => random() < part,
    of: (values) => values[Math.floor(random() * values.length)]!,
  };
}

/** A scroller, or a part of the page, around an element somewhere inside of it. All sizes have a fraction. */
function layout(dice: Dice, mode: string): string {
  const px = (most: number): string => `${dice.upTo(most).toFixed(1)}px`;
  const gap = (most: number): string => `<div style="block-size: ${px(most)}"></div>`;
  const styles = (...parts: (string | false)[]): string => parts.filter(Boolean).join('; ');
  const subject = styles(
    `block-size: ${px(dice.chance(0.3) ? 700 : 150)}; inline-size: 50px; margin-block: ${px(20)}`,
    dice.chance(0.3) && `transform: translate(${20 + dice.upTo(90)}px, ${20 + dice.upTo(90)}px)`,
    dice.chance(0.2) && 'rotate: 20deg',
  );
  let inner = `<div class="subject" style="${subject}"></div>`;
  for (let depth = 1; depth <= dice.of([1, 2, 3]); depth++) {
    const style = styles(
      dice.chance(0.5) && 'position: relative',
      dice.chance(0.4) && `padding-block: ${px(30)}`,
      dice.chance(0.3) && `border: ${dice.of([1, 2, 4])}px solid`,
      dice.chance(0.2) && 'display: flex; flex-direction: column',
      dice.chance(0.1) && 'overflow: clip',
    );
    inner = `<div style="${style}">${gap(200)}${inner}${gap(400)}</div>`;
  }
  inner = `${gap(400)}${inner}${gap(600)}<div style="block-size: 500px"></div>`;
  if (mode === 'page') return `<div style="margin-block: 300px">${inner}</div>`;
  const scroller = styles(
    `overflow: ${dice.of(['auto', 'auto', 'hidden'])}; writing-mode: ${mode}; block-size: ${dice.of([150, 230, 400])}px; inline-size: 250px`,
    `border: ${dice.of([0, 1, 5])}px solid`,
    dice.chance(0.3) && 'position: relative',
    dice.chance(0.3) && `padding: ${px(30)}`,
  );
  return `<div class="scroller" style="${scroller}">${inner}</div>`;
}

/** One element on its way, seen by the library and by the browser. */
interface Way {
  scroll(part: number): void;
  difference(zoom: number): string;
}

function wayOf(dice: Dice, subject: HTMLElement): Way {
  const scroller = subject.closest('.scroller') ?? document.documentElement;
  const axis = getComputedStyle(scroller).writingMode === 'horizontal-tb' ? 'y' : 'x';
  const timeline = timelineOf(subject, axis);
  const cover = [timeline.startOffset.value, timeline.endOffset.value] as const;
  // Where two points are in the scroller, by animations that begin at each and end far beyond it.
  const [from, to, pixels] = pointsOf(dice, subject, timeline, cover[1] - cover[0]);
  const oracle = animated(subject, timeline, from, to);
  let time = -1;
  viewTime(subject, { from, to, axis }).subscribe((value) => (time = value));
  return {
    scroll: (part) => {
      const at = cover[0] - 50 + part * (cover[1] - cover[0] + 100);
      scroller.scrollTo(axis === 'x' ? { left: at, behavior: 'instant' } : { top: at, behavior: 'instant' });
    },
    difference: (zoom) => {
      const progress = oracle.effect!.getComputedTiming().progress!;
      const error = Math.abs(progress - time) * pixels;
      // Each box around it is measured in whole pixels.
      const allowed = 2 * zoom;
      if (error <= allowed) return '';
      return `${from} to ${to}: ${time}, not ${progress}, ${error} px off, of ${subject.closest('.scroller')?.outerHTML}`;
    },
  };
}

/** Two points in order, more than some pixels apart. */
function pointsOf(dice: Dice, subject: HTMLElement, timeline: Timeline, cover: number): [ViewPoint, ViewPoint, number] {
  const ranges = ['cover', 'contain', 'entry', 'exit', 'entry-crossing', 'exit-crossing'] as const;
  const point = (): ViewPoint => {
    const name = dice.of(ranges);
    return dice.of<ViewPoint>([name, `${name} ${dice.of([0, 15, 60, 100])}%`, `${name} ${dice.of([5, 90])}px`]);
  };
  for (;;) {
    const [from, to] = [point(), point()];
    const animation = animated(subject, timeline, from, to);
    // Percent of the timeline.
    const { activeDuration } = animation.effect!.getComputedTiming() as unknown as {
      activeDuration: { value: number };
    };
    animation.cancel();
    const pixels = (activeDuration.value / 100) * cover;
    if (pixels > 5) return [from, to, pixels];
  }
}

/** An animation that moves nothing. */
function animated(subject: HTMLElement, timeline: Timeline, rangeStart: ViewPoint, rangeEnd: ViewPoint): Animation {
  const timing = { timeline, rangeStart, rangeEnd, fill: 'both' };
  return subject.animate({ outlineOffset: ['0px', '1px'] }, timing as KeyframeAnimationOptions);
}

interface Timeline extends AnimationTimeline {
  readonly startOffset: { readonly value: number };
  readonly endOffset: { readonly value: number };
}

function timelineOf(subject: HTMLElement, axis: 'x' | 'y'): Timeline {
  const { ViewTimeline } = globalThis as unknown as {
    ViewTimeline: new (options: { subject: Element; axis: string }) => Timeline;
  };
  return new ViewTimeline({ subject, axis });
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}
