import fc from 'fast-check';
import { reverseTime, yoyo } from 'rx-motion';
import { domTarget, flush, release, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';

/** Properties with values in all kinds of notations. */
const values: Readonly<Record<string, readonly string[]>> = {
  width: ['40px', '50%', '10em', 'calc(20% + 8px)', 'var(--length)', '0'],
  height: ['30px', '2em', '0px', 'calc(1em + 3px)'],
  'max-width': ['90px', '80%', 'none'],
  'margin-left': ['4px', '-10px', '5%', 'auto', '1em'],
  margin: ['4px', '4px 8px', '1px 2px 3px 4px', '10%'],
  padding: ['4px', '4px 8px', '0'],
  inset: ['1px', '4px 8px', 'auto', '10% 2px'],
  top: ['4px', '10%', 'auto'],
  'border-radius': ['4px', '50%', '4px 8px', '8px / 2px'],
  'border-top-left-radius': ['3px', '20%'],
  'border-width': ['1px', '4px 2px'],
  border: ['2px solid red', '4px dashed rgb(0 128 0)', 'none'],
  outline: ['2px solid red', '1px dotted blue'],
  'outline-offset': ['2px', '-3px'],
  color: [
    'red',
    '#123456',
    'rgb(10 200 30)',
    'hsl(120 50% 50%)',
    'oklch(0.7 0.1 30)',
    'currentcolor',
    'rgb(0 0 255 / 0.4)',
    'var(--ink)',
    'CanvasText',
  ],
  'background-color': [
    'tomato',
    'transparent',
    '#0f08',
    'color(display-p3 1 0 0)',
    'rgb(1, 2, 3)',
    'currentcolor',
    'color-mix(in oklab, red, blue)',
  ],
  'border-top-color': ['lime', '#abc', 'currentcolor'],
  opacity: ['0', '0.5', '1', '25%'],
  filter: ['none', 'blur(4px)', 'blur(2px) brightness(2)', 'hue-rotate(90deg)', 'drop-shadow(1px 2px 3px red)'],
  'backdrop-filter': ['none', 'blur(3px)'],
  'box-shadow': ['none', '1px 2px 3px red', 'inset 4px 4px 2px 1px blue', '0 0 4px #0008, 2px 2px lime'],
  'text-shadow': ['none', '1px 1px 2px red'],
  transform: [
    'none',
    'translate(-50%, -50%)',
    'translate(10px, 2em) rotate(180deg)',
    'scale(2)',
    'rotate(1turn)',
    'matrix(1, 0, 0, 1, 8, 9)',
    'perspective(300px) rotateY(40deg)',
  ],
  translate: ['none', '10px', '20px 50%', '1px 2px 3px'],
  rotate: ['none', '90deg', '0.5turn', 'x 40deg'],
  scale: ['none', '2', '1 3', '0.5 2 1'],
  'transform-origin': ['0px 0px', 'center', '20% 4px'],
  perspective: ['none', '200px', '90px'],
  'clip-path': [
    'none',
    'circle(50%)',
    'circle(20px at 10px 10px)',
    'inset(10%)',
    'inset(4px 2px)',
    'polygon(0 0, 100% 0, 50% 100%)',
  ],
  'letter-spacing': ['normal', '2px', '0.1em'],
  'word-spacing': ['normal', '4px'],
  'font-size': ['10px', '2em', '150%', 'larger'],
  'font-weight': ['bold', '400', '900', 'normal'],
  'line-height': ['normal', '1.5', '20px', '200%'],
  'text-indent': ['0px', '2em', '10%'],
  'flex-grow': ['0', '2', '1.5'],
  'flex-basis': ['auto', '40px', '20%'],
  gap: ['normal', '4px', '2px 8px'],
  order: ['0', '3', '-4'],
  'z-index': ['auto', '1', '9'],
  'column-count': ['auto', '2', '4'],
  'aspect-ratio': ['auto', '1', '16 / 9'],
  display: ['block', 'inline-block', 'flex'],
  visibility: ['visible', 'hidden'],
  cursor: ['pointer', 'auto', 'grab'],
  'text-align': ['left', 'center', 'right'],
  position: ['relative', 'static'],
  overflow: ['hidden', 'visible'],
  'background-position': ['0% 0%', '10px 20px', 'center', 'right 4px bottom 2px'],
  'background-size': ['auto', '10px 20px', '50%', 'cover'],
  'background-image': ['none', 'linear-gradient(red, blue)'],
  'grid-template-columns': ['none', '1fr 1fr', '40px 2fr'],
  'stroke-width': ['1px', '4'],
  'stroke-dasharray': ['none', '4px', '4px 8px'],
  fill: ['none', 'red', 'currentcolor', '#0af'],
  'stroke-dashoffset': ['0px', '10px', '-4px'],
  'object-position': ['50% 50%', '4px 8px'],
  'tab-size': ['8', '2', '10px'],
  '--gap': ['1px', '4px', '2em'],
  '--level': ['0', '3.5'],
};

interface Case {
  readonly property: string;
  readonly found: string;
  readonly goal: string;
  readonly next: string;
  readonly by: 'inline' | 'sheet' | 'important' | 'none';
  readonly hasTransition: boolean;
}

const cases: fc.Arbitrary<Case> = fc.constantFrom(...Object.keys(values)).chain((property) => {
  const value = fc.constantFrom(...values[property]!);
  return fc.record({
    property: fc.constant(property),
    found: value,
    goal: value,
    next: value,
    by: fc.constantFrom('inline', 'inline', 'sheet', 'important', 'none'),
    hasTransition: fc.boolean(),
  });
});

const sheet = document.head.appendChild(document.createElement('style'));

function boxOf({ property, found, by, hasTransition }: Case): HTMLElement {
  sheet.textContent = `
    .outer { --length: 70px; --ink: rgb(9, 9, 9); width: 400px; height: 300px; position: relative; font-size: 16px }
    .box { ${by === 'sheet' ? `${property}: ${found};` : ''} ${hasTransition ? 'transition: all 9s;' : ''} }`;
  const outer = document.createElement('div');
  outer.className = 'outer';
  const box = outer.appendChild(document.createElement('div'));
  box.className = 'box';
  box.textContent = 'word';
  document.body.append(outer);
  if (by === 'inline' || by === 'important')
    box.style.setProperty(property, found, by === 'important' ? 'important' : '');
  return box;
}

const look = (box: Element, property: string): string => getComputedStyle(box).getPropertyValue(property);
const scriptName = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const rounded = (text: string): string =>
  text.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10 + 0));

/** How the browser spells the start of its own animation, which nothing important overrides. */
function startByBrowser(given: Case): string {
  const { property, found, goal, by } = given;
  const box = boxOf(by === 'important' ? { ...given, by: 'inline' } : given);
  const frameOf = (text: string): Keyframe => (property.startsWith('--') ? {} : { [scriptName(property)]: text });
  const frames = [by === 'inline' || by === 'important' ? frameOf(found) : {}, frameOf(goal)];
  const animation = box.animate(frames, { duration: 5000, easing: 'linear(-2, 3)' });
  animation.pause();
  animation.currentTime = 2000;
  const start = look(box, property);
  box.parentElement!.remove();
  return start;
}

/** The first way in which a case differs from what the browser, or the law, says; null if it does not. */
function fault(given: Case): string | null {
  const { property, goal, next } = given;
  const box = boxOf(given);
  const outer = box.parentElement!;
  try {
    const before = { text: box.getAttribute('style'), look: look(box, property) };
    const wanted = document.createElement('div');
    wanted.style.setProperty(property, goal);
    const target = domTarget(box);
    const errors: unknown[] = [];
    const lead = (action: Parameters<typeof yoyo>[0]): { at: (time: number) => string; stop: () => void } => {
      const time$ = new Subject<number>();
      const subscription = time$
        .pipe(action.on(target as never))
        .subscribe({ error: (error: unknown) => errors.push(error) });
      return {
        at(time) {
          time$.next(time);
          flush();
          return look(box, property);
        },
        stop() {
          subscription.unsubscribe();
          flush();
        },
      };
    };
    const style = (): string | null => box.getAttribute('style');

    const back = lead(yoyo(styleTo(0.5, { [property]: goal })));
    const half = [0, 0.25, 0.5, 0.75].map(back.at);
    if (errors.length > 0) return `an error: ${String(errors[0])}`;
    const starts = [before.look, startByBrowser(given)].map(rounded);
    if (!starts.includes(rounded(half[0]!))) return `the start: ${half[0]!}, not ${starts.join(' or ')}`;
    if (rounded(half[1]!) !== rounded(half[3]!)) return `yoyo: ${half[1]!}, then ${half[3]!}`;
    back.at(1);
    if (style() !== before.text) return `after yoyo: ${String(style())}, not ${String(before.text)}`;

    const reversed = lead(reverseTime(styleTo(1, { [property]: goal })));
    const [, quarter] = [0, 0.75].map(reversed.at);
    reversed.at(1);
    if (style() !== before.text) return `after reverseTime: ${String(style())}, not ${String(before.text)}`;
    const forwards = lead(styleTo(1, { [property]: goal }));
    const [, same] = [0, 0.25].map(forwards.at);
    if (rounded(quarter!) !== rounded(same!)) return `reversed: ${quarter!}, not ${same!}`;
    forwards.at(-1);

    const there = lead(styleTo(1, { [property]: goal }));
    there.at(0);
    there.at(0.5);
    there.at(-1);
    if (style() !== before.text) return `undone: ${String(style())}, not ${String(before.text)}`;
    there.at(1);
    if (there.at(0.5) !== half[1]!) return `back from the end: ${look(box, property)}, not ${half[1]!}`;
    const shownEnd = there.at(1);
    const end = box.style.getPropertyValue(property);
    const isOwn =
      look(box, property) === before.look &&
      end === (given.by === 'inline' || given.by === 'important' ? given.found : '');
    if (end !== wanted.style.getPropertyValue(property) && !isOwn && end !== '')
      return `the end: ${end}, not ${wanted.style.getPropertyValue(property)}`;

    const on = lead(styleTo(1, { [property]: next }));
    const middle = [0, 0.5].map(on.at)[1]!;
    on.stop();
    if (rounded(look(box, property)) !== rounded(middle)) return `stopped: ${look(box, property)}, not ${middle}`;
    const again = lead(styleTo(1, { [property]: goal }));
    const caught = again.at(0);
    if (rounded(caught) !== rounded(middle)) return `interrupted: ${caught}, not ${middle}`;
    again.at(0.5);
    const shownAgain = again.at(1);
    if (shownAgain !== shownEnd) return `the end after an interruption: ${shownAgain}, not ${shownEnd}`;
    const home = lead(styleTo(1, { [property]: '*' }));
    home.at(0);
    home.at(0.5);
    home.at(1);
    if (look(box, property) !== before.look) return `home: ${look(box, property)}, not ${before.look}`;
    release(target);
    if (style() !== before.text) return `released: ${String(style())}, not ${String(before.text)}`;
    if (errors.length > 0) return `a later error: ${String(errors[0])}`;
    return document.getAnimations().length > 0 ? 'an animation is left' : null;
  } finally {
    outer.remove();
  }
}

/** The cases that fail, each with its reason. */
export function faults(seed: number, count: number): string[] {
  const all: string[] = [];
  for (const given of fc.sample(cases, { seed, numRuns: count })) {
    const found = fault(given);
    if (found !== null) all.push(`${JSON.stringify(given)}: ${found}`);
  }
  return all;
}
