import {
  elasticOut,
  fadeIn,
  fadeOut,
  fadeTo,
  moveBy,
  moveTo,
  play,
  repeatForever,
  rotateBy,
  run,
  script,
  sequence,
  spawn,
  tweenFrom,
} from 'rx-motion';
import { domTarget, enter, leave, playNative, styleTo } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import { type Film, film } from 'rx-motion/testing';
import { typeText } from 'rx-motion/text';
import { interval, Subject, switchMap, take, type TeardownLogic } from 'rxjs';

const shapes = Array.from({ length: 6 }, (_, index) => {
  const shape = document.body.appendChild(document.createElement('div'));
  shape.className = 'shape';
  shape.textContent = `shape ${index}`;
  return shape;
});
const canvas = document.body.appendChild(document.createElement('canvas'));
canvas.width = canvas.height = 60;

/** What a program may do to an element that stands on the page before. Some leave traces behind. */
const parts: readonly ((shape: HTMLElement) => TeardownLogic)[] = [
  (shape) => play(moveTo(0.8, { x: 80, y: 5 }, elasticOut()), domTarget(shape)).subscribe(),
  (shape) => play(sequence(moveBy(0.3, { x: 40 }), fadeTo(0.4, 0.2)), domTarget(shape)).subscribe(),
  (shape) => play(repeatForever(rotateBy(0.7, 90)), domTarget(shape)).subscribe(),
  (shape) => play(styleTo(0.9, { width: '90px', backgroundColor: 'gold' }), domTarget(shape)).subscribe(),
  (shape) => playNative(moveBy(0.8, { x: 80 }), shape).subscribe(),
  (shape) => play(typeText(0.9, 'typed by hand'), { element: shape }).subscribe(),
  (shape) => enter(shape, spawn(tweenFrom(0.6, { x: -50 }), fadeIn(0.6))).subscribe(),
  (shape) => leave(shape, spawn(moveBy(0.5, { y: 30 }), fadeOut(0.5))).subscribe(),
  // An interruption.
  (shape) => {
    const goal$ = new Subject<number>();
    const all = goal$.pipe(switchMap((x) => play(moveTo(0.6, { x }), domTarget(shape)))).subscribe();
    const goes = sequence(moveBy(0.35, { y: 10 }), moveBy(0.1, { y: 1 }));
    all.add(play(goes, { x: 0, y: 0 }).subscribe({ complete: () => goal$.next(-10) }));
    goal$.next(90);
    return all;
  },
  (shape) => {
    const goal$ = new Subject<number>();
    const all = goal$.pipe(spring({ stiffness: 90, damping: 6 })).subscribe((x) => (shape.style.translate = `${x}px`));
    goal$.next(0);
    goal$.next(60);
    return all;
  },
  (shape) => {
    const steps = script(function* () {
      for (const x of [30, -20, 60]) yield* run(moveTo(0.25, { x }));
    });
    return play(steps, domTarget(shape)).subscribe();
  },
  // Style sheets.
  (shape) => shape.classList.add('pulse'),
  (shape) => shape.classList.add('grow'),
  (shape) => {
    shape.classList.add('pulse');
    return play(moveBy(0.5, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: () => shape.classList.add('halted') });
  },
  (shape) => {
    shape.addEventListener('transitionend', () => (shape.textContent = 'is there'), { once: true });
    return play(moveBy(0.2, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: () => shape.classList.add('away') });
  },
  (shape) => {
    const back = (): void => shape.classList.remove('away');
    shape.classList.add('away');
    return play(moveBy(0.25, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: back });
  },
  // Scripts of the page.
  (shape) => {
    const animation = shape.animate({ translate: ['0px', '70px'] }, { duration: 700, fill: 'forwards' });
    void animation.finished.then(
      () => (shape.textContent = 'over'),
      () => undefined,
    );
  },
  (shape) => {
    const animation = shape.animate({ rotate: '1turn' }, { duration: 1000, iterations: Infinity });
    animation.playbackRate = 0.5;
    return play(moveBy(0.4, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: () => (animation.playbackRate = -2) });
  },
  (shape) => {
    const animation = shape.animate({ scale: [1, 2] }, { duration: 800, iterations: 2, direction: 'alternate' });
    const pausing = play(moveBy(0.3, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: () => animation.pause() });
    pausing.add(play(moveBy(0.6, { x: 1 }), { x: 0, y: 0 }).subscribe({ complete: () => animation.play() }));
    return pausing;
  },
  (shape) =>
    interval(90)
      .pipe(take(9))
      .subscribe((index) => (shape.textContent += String(index))),
  (shape) => {
    const timer = setInterval(() => (shape.textContent = new Date().toISOString().slice(17, 23)), 130);
    return () => clearInterval(timer);
  },
  (shape) => {
    let frame = requestAnimationFrame(function show(now): void {
      shape.style.left = `${now / 10}px`;
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  },
  (shape) => {
    const copy = shape.cloneNode(true) as HTMLElement;
    shape.before(copy);
    shape.style.color = 'red';
    return play(moveTo(1, { x: 100 }), domTarget(copy)).subscribe();
  },
  () => {
    const context = canvas.getContext('2d')!;
    const ball = { x: 0, y: 0 };
    context.clearRect(0, 0, 60, 60);
    return play(moveTo(1, { x: 50, y: 40 }), ball).subscribe(() => context.fillRect(ball.x, ball.y, 5, 5));
  },
];

export const count = parts.length;
export let page: Film;

/** What the browser says of the elements. */
export function state(): string {
  const names = ['transform', 'translate', 'rotate', 'scale', 'left', 'margin-left', 'opacity', 'width', 'color'];
  const stylesOf = (element: Element, pseudo?: string): string =>
    names.map((name) => getComputedStyle(element, pseudo).getPropertyValue(name)).join(' ');
  return Array.from(document.body.querySelectorAll('.shape'), (shape) =>
    [shape.textContent, shape.className, stylesOf(shape), stylesOf(shape, '::after')].join(' | '),
  ).join('\n');
}

/** Where an element that stands on the page is, at some times of a film. */
export async function standing(times: readonly number[]): Promise<string[]> {
  const target = domTarget(shapes[0]!);
  const film$ = film(() => play(moveTo(1, { x: 100 }), target).subscribe(), { all: true });
  const shown: string[] = [];
  for (const time of times) {
    await film$.seek(time);
    shown.push(shapes[0]!.style.transform);
  }
  film$.unsubscribe();
  return shown;
}

/** What a clock of the page says. */
export async function clock(): Promise<string[]> {
  const real = [setTimeout, Date, requestAnimationFrame];
  let said: string[] = [];
  const start = (): void => {
    said = [];
    setTimeout((word: string) => said.push(word, new Date().toISOString(), String(performance.now())), 1234.5, 'late');
    const cancelled = setTimeout(() => said.push('cancelled'), 500);
    const repeated = setInterval(() => said.push(String(Date.now())), 300);
    setTimeout(() => {
      clearTimeout(cancelled);
      clearInterval(repeated);
    }, 450);
    requestAnimationFrame((now) => said.push(`frame at ${now}`));
    said.push(String(new Date(0).getTime()));
  };
  const page = film(start, { date: Date.UTC(2026, 0) });
  await page.seek(2);
  await page.seek(1.5);
  page.unsubscribe();
  const isReal = [setTimeout, Date, requestAnimationFrame].every((one, index) => one === real[index]);
  return [...said, String(isReal && performance.now() > 0)];
}

/** Makes a film of a program: the part for each of the elements. */
export function begin(program: readonly number[]): void {
  const start = (): TeardownLogic => {
    const all = program.map((part, index) => parts[part]!(shapes[index]!));
    return () => {
      for (const each of all)
        if (typeof each === 'function') each();
        else each?.unsubscribe();
    };
  };
  page = film(start, { fps: 20, all: true, date: Date.UTC(2026, 0) });
}
