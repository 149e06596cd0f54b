/**
 * Elements whose style changes at random before a motion starts in the same task. `run(count)` returns where the first
 * frame differs from what the page showed before it, and where the end differs from the goal.
 */
import {
  ActionManager,
  crowd,
  delayTime,
  eased,
  fadeTo,
  type FiniteAction,
  moveTo,
  place,
  play,
  repeatTimes,
  resizeTo,
  rotateTo,
  scaleTo,
  sequence,
  sineInOut,
  spawn,
  speed,
  targeted,
  to,
} from 'rx-motion';
import { type DomTarget, domTarget, enter, flush, styleNumber, styleTo } from 'rx-motion/dom';
import { type Observable, Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';

/** Transforms that a page may declare, one way or the other: where both are declared, one of them is no numbers. */
const transforms = [
  [
    'transform: translateX(-100px)',
    'transform: translate(30px, -20px) scale(0.5)',
    'transform: scale(0)',
    'transform: rotate(90deg)',
  ],
  ['translate: 40px 10px', 'scale: 2', 'rotate: 20deg'],
];

/** What else it may declare. */
const looks = ['opacity: 0', 'opacity: 0.5', 'width: 90px', 'height: 0px'];

/** What an action animates, and whether the page shows its goal. */
interface Goal {
  readonly action: FiniteAction<DomTarget>;
  readonly isThere: (style: CSSStyleDeclaration, matrix: DOMMatrix) => boolean;
}

const near = (actual: number, expected: number): boolean => Math.abs(actual - expected) < 0.01;

const goals: readonly Goal[] = [
  { action: moveTo(1, { x: 0, y: 0 }), isThere: (_, { e, f }) => near(e, 0) && near(f, 0) },
  { action: moveTo(1, { x: 50 }), isThere: (_, { e }) => near(e, 50) },
  { action: to(1, { y: 12 }), isThere: (_, { f }) => near(f, 12) },
  { action: scaleTo(1, 1), isThere: (_, { a, b, c, d }) => near(a * d - b * c, 1) },
  { action: rotateTo(1, 30), isThere: (_, { a, b }) => a === 0 || near(Math.atan2(b, a), Math.PI / 6) },
  { action: fadeTo(1, 1), isThere: ({ opacity }) => opacity === '1' },
  { action: resizeTo(1, { width: 40 }), isThere: ({ width }) => width === '40px' },
  { action: resizeTo(1, { height: 20 }), isThere: ({ height }) => height === '20px' },
  { action: styleTo(1, { opacity: 1 }), isThere: ({ opacity }) => opacity === '1' },
  { action: styleTo(1, { width: '40px' }), isThere: ({ width }) => width === '40px' },
  {
    action: spawn(moveTo(1, { x: 0 }), fadeTo(0.5, 1)),
    isThere: ({ opacity }, { e }) => near(e, 0) && opacity === '1',
  },
];

const wraps: readonly ((action: FiniteAction<DomTarget>, target: DomTarget) => FiniteAction<DomTarget>)[] = [
  (action) => action,
  (action) => eased(action, sineInOut),
  (action) => spawn(delayTime(1.5), action),
  (action) => sequence(action, delayTime(0.5)),
  (action) => sequence(delayTime(0.5), action),
  (action) => repeatTimes(action, 2),
  (action) => speed(action, 2),
  (action, target) => targeted(target, action),
];

type Runner = (action: FiniteAction<DomTarget>, target: DomTarget, frame$: Observable<number>) => void;

const runners: readonly Runner[] = [
  (action, target, frame$) => void play(action, target, frame$).subscribe(),
  (action, target, frame$) => void play(action, target, crowd(frame$)).subscribe(),
  (action, target, frame$) => void new ActionManager(frame$).runAction(action, target),
  (action, target, frame$) => void new ActionManager(frame$).runAction(action, target, { seekable: true }),
  (action, { element }, frame$) => void enter(element, action, frame$).subscribe(),
];

const sheet = document.head.appendChild(document.createElement('style')).sheet!;
sheet.insertRule('.it { position: absolute; left: 200px; top: 100px; width: 40px; height: 20px }');

function shown(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { opacity, width: ownWidth, height: ownHeight } = getComputedStyle(element);
  const numbers = [x, y, width, height, Number(opacity), parseFloat(ownWidth), parseFloat(ownHeight)];
  return numbers.map((number) => Math.round(number * 100) / 100 + 0).join(' ');
}

export function run(count: number): string[] {
  return Array.from({ length: count }, (_, index) => tried(index)).flat();
}

function tried(seed: number): string[] {
  const random = randomFrom(seed + 1);
  const one = <V>(list: readonly V[]): V => list[Math.floor(random() * list.length)]!;
  const steps: string[] = [];
  const all = [...one(transforms), ...looks];
  const element = document.body.appendChild(document.createElement('div'));
  element.className = `it own${seed}`;
  const own = sheet.cssRules[sheet.insertRule(`.own${seed} {}`, sheet.cssRules.length)] as CSSStyleRule;
  const more = sheet.cssRules[sheet.insertRule(`.own${seed}.more {}`, sheet.cssRules.length)] as CSSStyleRule;
  const change = (look: string): void => {
    const place = one(['inline', 'attribute', 'sheet', 'class'] as const);
    const style = { inline: element.style, sheet: own.style, class: more.style };
    if (place === 'attribute') element.setAttribute('style', look);
    else style[place].setProperty(...(look.split(': ') as [name: string, value: string]));
    if (place === 'class') element.classList.add('more');
    steps.push(`${place} ${look}`);
  };
  const read = (target: DomTarget): void => {
    const name = one(['x', 'rotation', 'scaleX', 'opacity', 'width', 'height', 'visible'] as const);
    steps.push(`read ${name} ${target[name]}`);
  };

  if (random() < 0.4) change(one(all));
  const target = domTarget(element);
  if (random() < 0.3) styleNumber(element, 'opacity');
  while (random() < 0.6) read(target);
  if (random() < 0.3)
    play(place({ x: 5, y: 5 }), {} as DomTarget)
      .subscribe()
      .unsubscribe();
  while (random() < 0.7) change(one(all));
  const { action, isThere } = one(goals);
  const [wrap, runner] = [one(wraps), one(runners)];
  steps.push(String(isThere), String(wrap), String(runner));

  const before = shown(element);
  const frame$ = new Subject<number>();
  runner(wrap(action, target), target, frame$);
  if (random() < 0.3) read(target);
  frame$.next(0);
  flush();
  const first = shown(element);
  for (const dt of [0.25, 0.5, 0.25, 0.5, 1, 1]) {
    frame$.next(dt);
    flush();
  }
  const style = getComputedStyle(element);
  const hasArrived = isThere(style, new DOMMatrix(style.transform));
  const end = `${style.transform} ${style.opacity} ${style.width} ${style.height}`;
  element.remove();
  return [
    ...(first === before ? [] : [`${seed} first frame ${first} instead of ${before}: ${steps.join('; ')}`]),
    ...(hasArrived ? [] : [`${seed} ends at ${end}: ${steps.join('; ')}`]),
  ];
}
