import {
  backOut,
  bounceOut,
  type Curve,
  delayTime,
  eased,
  type FiniteAction,
  quadraticInOut,
  random,
  repeatTimes,
  sequence,
  spawn,
  springCurve,
  yoyo,
} from 'rx-motion';
import { cssKeyframes, type DomTarget, domTarget, flush, playNative, styleBy, styleTo } from 'rx-motion/dom';
import { score, toCSS } from 'rx-motion/score';
import { Subject } from 'rxjs';

type Motion = FiniteAction<DomTarget>;

/** How the browser is given a script: by `playNative` in a time that goes on or jumps, or by a style sheet. */
export type Way = 'native' | 'jumps' | 'sheet';

const values: Readonly<Record<string, readonly string[]>> = {
  width: ['40px', '50%', '10em', 'calc(20% + 8px)', 'var(--length)', 'auto'],
  height: ['30px', '2em', 'auto', 'calc(1em + 3px)', '0px'],
  'margin-left': ['4px', '-10px', '5%'],
  'border-radius': ['4px', '50%', '4px 8px'],
  color: ['red', '#123456', 'rgb(10 200 30)', 'hsl(120 50% 50%)', 'var(--ink)'],
  'background-color': ['tomato', 'transparent', '#0f0', 'rgb(1, 2, 3)', 'blue'],
  opacity: ['0', '0.5', '1', '25%'],
  filter: ['none', 'blur(4px)', 'blur(2px) brightness(2)', 'hue-rotate(90deg)'],
  'box-shadow': ['none', '1px 2px 3px red', 'inset 4px 4px 2px 1px blue'],
  transform: ['none', 'translate(-50%, -50%)', 'translate(10px, 2em) rotate(180deg)', 'scale(2)', 'rotate(1turn)'],
  'clip-path': ['none', 'circle(50%)', 'inset(10%)', 'inset(4px 2px)'],
  'letter-spacing': ['normal', '2px', '0.1em'],
  'font-weight': ['400', '700', '900'],
  'z-index': ['auto', '1', '9'],
  display: ['block', 'inline-block'],
  rotate: ['none', '90deg'],
};
const amounts: Readonly<Record<string, string>> = {
  'margin-left': '3px',
  opacity: '-0.2',
  rotate: '40deg',
  filter: 'blur(2px)',
  'border-radius': '2px',
};

const scriptName = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A random script of some properties, and the style that an element has before it. */
function scriptOf(next: () => number): { action: Motion; names: readonly string[]; style: readonly string[] } {
  const oneOf = <V>(list: readonly V[]): V => list[Math.floor(next() * list.length)]!;
  const valueOf = (name: string): string => oneOf(values[name]!);
  const leaf = (names: readonly string[]): Motion => {
    const name = oneOf(names);
    const [duration, kind] = [oneOf([0.25, 0.5, 1]), next()];
    const curve: Curve | undefined = oneOf([undefined, undefined, backOut, springCurve({ bounce: 0.5 }), bounceOut]);
    if (kind < 0.1 && amounts[name] !== undefined) return styleBy(duration, { [name]: amounts[name] }, curve);
    if (kind < 0.25) {
      const frames = [valueOf(name), valueOf(name)].map((value) => ({ [scriptName(name)]: value }));
      return cssKeyframes(duration, frames, curve);
    }
    const goals = Object.fromEntries([name, oneOf(names)].map((it) => [it, valueOf(it)]));
    return curve === undefined ? styleTo(duration, goals) : styleTo(duration, goals, curve);
  };
  const make = (depth: number, names: readonly string[]): Motion => {
    if (depth === 0 || next() < 0.2) return leaf(names);
    const inner = (): Motion => make(depth - 1, names);
    const half = (rest: number): Motion =>
      make(
        depth - 1,
        names.filter((_, index) => index % 2 === rest),
      );
    const kinds = [
      () => sequence(inner(), inner()),
      () => sequence(inner(), delayTime(0.25), inner()),
      () => repeatTimes(inner(), 2),
      () => yoyo(inner()),
      () => eased(inner(), quadraticInOut),
    ];
    // If two write the same property, the later one wins, which depends on the earlier frames.
    if (names.length > 1) kinds.push(() => spawn(half(0), half(1)));
    return oneOf(kinds)();
  };
  const names = Object.keys(values).filter(() => next() < 0.3);
  if (names.length === 0) names.push('filter');
  const style = names.filter(() => next() < 0.5).map((name) => `${name}: ${valueOf(name)}`);
  return { action: make(3, names), names, style };
}

function boxWith(style: string): HTMLElement {
  const outer = document.createElement('div');
  outer.style.cssText = 'position: relative; width: 400px; height: 300px; --length: 70px; --ink: rgb(9, 9, 9)';
  const box = outer.appendChild(document.createElement('div'));
  box.style.cssText = style;
  box.textContent = 'word';
  document.body.append(outer);
  return box;
}

const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;
/** What shows nothing. */
const NOTHING =
  /^(?:blur\(0px\)|matrix\(1, 0, 0, 1, 0, 0\)|0deg|hue-rotate\(0deg\)|rgba\(0, 0, 0, 0\) 0px 0px 0px 0px)$/;

/** Whether two computed values look the same: the browser is given curves as straight lines. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .replace(NOTHING, 'none')
      .replaceAll(' - ', ' + -')
      .replace(/^rgba(.*), 1\)$/, 'rgb$1)'),
  ) as [string, string];
  if (a.replace(NUMBER, '#') !== b.replace(NUMBER, '#')) return false;
  const wanted = b.match(NUMBER) ?? [];
  const least = /px|deg|%|^rgb\(|matrix/.test(a) ? 1.1 : 0.03;
  return (a.match(NUMBER) ?? []).every((text, index) => {
    const number = Number(text);
    return Math.abs(number - Number(wanted[index])) <= Math.max(least, 0.03 * Math.abs(number));
  });
}

/** Where an element that the browser animates first differs from one that frames animate; null if it does not. */
export function difference(seed: number, way: Way): string | null {
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const script = scriptOf(next);
  const { action, names } = script;
  const priorities = random(seed);
  // What is important overrides a style sheet.
  const priority = (): string => (way !== 'sheet' && priorities(0, 1) < 0.3 ? ' !important' : '');
  const style = script.style.map((text) => text + priority()).join('; ');
  const [framed, shown] = [boxWith(style), boxWith(style)];
  const sheet = document.head.appendChild(document.createElement('style'));
  const [frames$, time$] = [new Subject<number>(), new Subject<number>()];
  const errors: unknown[] = [];
  const error = (it: unknown): number => errors.push(it);
  if (way === 'sheet') {
    shown.id = 'shown';
    sheet.textContent = toCSS(score(action, domTarget(shown)), { selector: '#shown', name: 'random', tolerance: 2e-4 });
    shown.getAnimations()[0]?.pause();
  } else {
    playNative(action, shown, { time$ }).subscribe({ error });
  }
  frames$.pipe(action.on(domTarget(framed))).subscribe({ error });
  let time = 0;
  let found: string | null = null;
  for (let frame = 0; frame < 10 && found === null; frame++) {
    frames$.next(time);
    time$.next(time);
    const animation = way === 'sheet' ? shown.getAnimations()[0] : undefined;
    if (animation !== undefined) animation.currentTime = time * 1000;
    flush();
    const [wanted, seen] = [getComputedStyle(framed), getComputedStyle(shown)];
    for (const name of names) {
      const [one, other] = [wanted.getPropertyValue(name), seen.getPropertyValue(name)];
      if (!areAlike(one, other))
        found ??= `${seed}: ${name} at ${time} of ${action.duration}: ${one}, by ${way} ${other}`;
    }
    if (errors.length > 0) found = `${seed}: ${String(errors[0])}`;
    // The browser may be two milliseconds off.
    const before = time;
    while (Math.abs(time - before) < 0.004)
      time = way === 'jumps' ? next() * action.duration : time + 0.004 + (next() * action.duration) / 6;
  }
  for (const box of [framed, shown]) box.parentElement!.remove();
  sheet.remove();
  return found;
}
