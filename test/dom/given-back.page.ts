/**
 * Elements that random motions return to their original state, each beside a twin that was never animated.
 * `run(count)` returns where the two differ: in their inline style, and in how they look before and after the page
 * changes.
 */
import {
  fadeTo,
  type FiniteAction,
  flipX,
  hide,
  moveBy,
  moveTo,
  play,
  resizeTo,
  rotateBy,
  scaleTo,
  sequence,
  skewBy,
  spawn,
  springTo,
  toggleVisibility,
} from 'rx-motion';
import { cssKeyframes, type DomTarget, domTarget, flush, release, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';

const sheet = `
  .stage { position: relative; width: 400px; height: 120px }
  .card { width: 50%; height: 40px; transform: translate(10px, 5px) rotate(10deg); opacity: 0.8 }
  .item { width: 120px; height: 30px }
  .single { width: 80px; height: 30px; translate: 5px 3px; scale: 1.25 }
  .hidden { visibility: hidden }
  .open { visibility: visible; opacity: 0.4; width: 25%; transform: translateX(30px) }
`;
const kinds = [
  '<div class="it">word</div>',
  '<div class="it card"></div>',
  '<div style="display: flex"><div class="it item"></div></div>',
  '<div class="it single"></div>',
  '<svg width="200" height="100"><rect class="it" x="20" y="10" width="60" height="30"></rect></svg>',
  '<div class="it item" style="opacity: 0.5; transform: translateX(3px) scale(2)"></div>',
  '<div class="it item hidden"></div>',
] as const;

const quick = { duration: 0.3, bounce: 0.4 };

/** A motion away from the state of `twin`, and back. */
function thereAndBack(twin: DomTarget, isShape: boolean, random: () => number): FiniteAction<DomTarget> {
  const { x, y, scaleX, scaleY, opacity, width, height } = twin;
  const s = random();
  const both = (there: FiniteAction<DomTarget>, back: FiniteAction<DomTarget>): FiniteAction<DomTarget> =>
    sequence(there, back);
  const found = getComputedStyle(twin.element).color;
  const hexadecimal = `#${found
    .match(/\d+/g)!
    .map((it) => Number(it).toString(16).padStart(2, '0'))
    .join('')}`;
  const motions = [
    () => both(moveTo(s, { x: x + 20 * random() }), moveTo(s, { x, y })),
    () => both(fadeTo(s, random()), fadeTo(s, opacity)),
    () => both(scaleTo(s, { x: 2, y: 0.5 }), scaleTo(s, { x: scaleX, y: scaleY })),
    () => both(moveBy(s, { x: 16, y: -8 }), moveBy(s, { x: -16, y: 8 })),
    () => both(rotateBy(s, 90), rotateBy(s, -90)),
    () => both(toggleVisibility(), toggleVisibility()),
    () => both(styleTo(s, { color: 'red' }), styleTo(s, { color: found })),
    () => both(styleTo(s, { color: 'red' }), styleTo(s, { color: hexadecimal })),
    () => both(styleTo(s, { fontSize: '30px' }), styleTo(s, { fontSize: '1em' })),
    () => both(fadeTo(s, random()), cssKeyframes(s, { opacity })),
    () => both(styleTo(s, { color: 'red' }), cssKeyframes(s, { color: hexadecimal })),
    // A number, a text, keyframes of the browser and the target's own number of the same property.
    () => both(styleTo(s, { fontSize: 30 }), styleTo(s, { fontSize: '*' })),
    () => both(styleTo(s, { filter: random() < 0.5 ? 'none' : 'blur(2px)' }), styleTo(s, { filter: '*' })),
    () => both(styleTo(s, { opacity: '0.3' }), styleTo(s, { opacity: '*' })),
    () => both(fadeTo(s, random()), styleTo(s, { opacity: '*' })),
    () => both(styleTo(s, { opacity: random() }), fadeTo(s, opacity)),
    () => both(fadeTo(s, random()), cssKeyframes(s, { opacity: '*' })),
    () => both(cssKeyframes(s, { fontSize: '9px', opacity: random() }), styleTo(s, { fontSize: '*', opacity: '*' })),
    ...(isShape
      ? []
      : [
          () => both(resizeTo(s, { width: 99, height: 9 }), resizeTo(s, { width, height })),
          () => both(resizeTo(s, { width: 99 }), styleTo(s, { width: '*' })),
          () => both(resizeTo(s, { width: 99, height: 9 }), resizeTo(s, { width: '*', height: '*' })),
          () => both(springTo({ width: 99 }, quick), springTo({ width: '*' }, quick)),
          () => both(styleTo(s, { height: '9px', width: '50%' }), resizeTo(s, { width, height })),
          () => both(styleTo(s, { height: 9 }), springTo({ height }, quick)),
          () => both(springTo({ height: 'auto' }, quick), resizeTo(s, { height: '*' })),
          () => both(sequence(styleTo(s, { height: '50px' }), resizeTo(s, { height: 9 })), styleTo(s, { height: '*' })),
        ]),
  ];
  return motions[Math.floor(random() * motions.length)]!();
}

/** A motion that leaves an element elsewhere, and has been over for a while. */
async function leaveSomewhere(target: DomTarget, random: () => number): Promise<void> {
  const motions = [
    moveTo(1, { x: 99 }),
    fadeTo(1, 0.1),
    rotateBy(1, 77),
    styleTo(1, { opacity: 0.6, color: 'blue' }),
    styleTo(1, { opacity: '0.7', fontSize: '9px' }),
    spawn(skewBy(1, { x: 0, y: 20 }), resizeTo(1, { width: 33 }), flipX(true), hide()),
  ];
  const frame$ = new Subject<number>();
  play(motions[Math.floor(random() * motions.length)]!, target, frame$).subscribe();
  for (const dt of [0, 0.5, 1]) frame$.next(dt);
  await Promise.resolve();
  if (random() < 0.5) flush();
}

/** Changes that others make to the style of an element at rest. */
const replacements: readonly ((element: HTMLElement) => void)[] = [
  (element) => {
    element.removeAttribute('style');
  },
  ({ style }) => {
    for (const name of Array.from(style)) style.removeProperty(name);
  },
  (element) => {
    element.setAttribute('style', 'opacity: 0.35; transform: translateY(4px)');
  },
  ({ style }) => {
    style.cssText = 'color: green; visibility: visible; width: 60px';
  },
];

const looksOf = (element: Element): string => {
  const { opacity, color, visibility, fontSize } = getComputedStyle(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const stage = element.closest('.stage')!.getBoundingClientRect();
  return (
    [x - stage.x, y - stage.y, width, height, Number(opacity)].map((it) => it.toFixed(2)).join(' ') +
    [color, visibility, fontSize].join(' ')
  );
};
const styleOf = (element: Element): string =>
  (element.getAttribute('style') ?? '').replaceAll(' ', '').replace(/;$/, '');

export async function run(count: number): Promise<string[]> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) wrong.push(...(await differences(seed)).map((what) => `${seed}: ${what}`));
  return wrong;
}

async function differences(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  const kind = kinds[seed % kinds.length]!;
  const [element, twin] = [kind, kind].map((text) => {
    const stage = Object.assign(document.createElement('div'), { className: 'stage', innerHTML: text });
    document.body.append(stage);
    return stage.querySelector<HTMLElement>('.it')!;
  }) as [HTMLElement, HTMLElement];
  const compare = (when: string): void => {
    if (looksOf(element) !== looksOf(twin)) wrong.push(`${when} ${looksOf(element)} instead of ${looksOf(twin)}`);
  };
  const target = domTarget(element);
  for (let round = 0; round < 3; round++) {
    const frame$ = new Subject<number>();
    // With a new call of domTarget, or with the same target in a later task: both read the page again.
    if (random() < 0.5) domTarget(element);
    else await Promise.resolve();
    const motions = [0, 1].map(() => thereAndBack(domTarget(twin), kind.startsWith('<svg'), random));
    play(random() < 0.5 ? sequence(...motions) : motions[0]!, target, frame$).subscribe();
    frame$.next(0);
    flush();
    compare(`first frame of round ${round}`);
    if (random() < 0.2) {
      frame$.next(random());
      frame$.complete();
      flush();
      release(target);
    }
    while (frame$.observed) {
      frame$.next(random());
      await Promise.resolve();
    }
    flush();
    if (styleOf(element) !== styleOf(twin)) wrong.push(`style "${styleOf(element)}" instead of "${styleOf(twin)}"`);
    compare(`end of round ${round}`);
    for (const one of [element, twin]) {
      one.classList.toggle('open', round === 0);
      one.closest<HTMLElement>('.stage')!.style.width = `${300 + 50 * round}px`;
    }
    compare(`page of round ${round}`);
    if (random() < 0.4) {
      await leaveSomewhere(target, random);
      const replace = replacements[Math.floor(random() * replacements.length)]!;
      for (const one of [element, twin]) replace(one);
      compare(`replaced after round ${round}`);
      // A change of another number does not restore the replaced style.
      target.rotation = domTarget(element).rotation;
      flush();
      compare(`asked for after round ${round}`);
    }
  }
  for (const one of [element, twin]) one.closest('.stage')!.remove();
  return wrong;
}
