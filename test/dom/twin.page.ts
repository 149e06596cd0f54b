/**
 * Elements in many contexts, each beside a twin whose transform is a matrix that is computed here. `run(seed)` moves both at random
 * and returns where they are not seen in the same place.
 */
import { type DomTarget, domTarget, flush } from 'rx-motion/dom';

/** A context: where the element stands, and whether it is displayed when its target is made. */
interface Context {
  readonly name: string;
  /** Around the element; `{}` is where it and its twin go. */
  readonly around: string;
  readonly tag: 'div' | 'dialog' | 'rect';
  /** Further attributes. */
  readonly attributes?: string;
  /** Displays it, where it is not. */
  readonly show?: (element: HTMLElement) => void;
}

/** A transform of the stylesheet, and what it does to an element or within a reference box of that size. */
interface Own {
  readonly name: string;
  readonly style: string;
  readonly base?: (width: number, height: number) => readonly [x: number, y: number];
  readonly inner?: (width: number, height: number) => DOMMatrix;
}

const writingModes = ['horizontal-tb', 'vertical-rl', 'vertical-lr', 'sideways-rl', 'sideways-lr'];

const contexts: readonly Context[] = [
  { name: 'plain', around: '{}', tag: 'div' },
  {
    name: 'display: none',
    around: '{}',
    tag: 'div',
    attributes: 'data-none',
    show: (element) => element.removeAttribute('data-none'),
  },
  {
    name: 'in a hidden parent',
    around: '<div style="display: none">{}</div>',
    tag: 'div',
    show: ({ parentElement }) => (parentElement!.style.display = 'block'),
  },
  {
    name: 'a closed popover',
    around: '{}',
    tag: 'div',
    attributes: 'popover="manual"',
    show: (element) => element.showPopover(),
  },
  {
    name: 'a closed dialog',
    around: '{}',
    tag: 'dialog',
    show: (element) => (element as HTMLDialogElement).show(),
  },
  ...writingModes.flatMap((mode) =>
    ['ltr', 'rtl'].map((direction) => ({
      name: `${mode} ${direction}`,
      around: `<div style="writing-mode: ${mode}; direction: ${direction}; width: 300px; height: 300px">{}</div>`,
      tag: 'div' as const,
    })),
  ),
  ...['0 0 200 200', '10 20 200 100'].map((box) => ({
    name: `in an SVG of ${box}`,
    around: `<svg viewBox="${box}" width="400" height="400">{}</svg>`,
    tag: 'rect' as const,
    attributes: 'x="20" y="40" width="40" height="20"',
  })),
];

const matrix = (): DOMMatrix => new DOMMatrix();

const owns: readonly Own[] = [
  { name: 'none', style: '' },
  {
    name: 'percent',
    style: 'transform: translate(-50%, -50%) rotate(10deg)',
    inner: (w, h) =>
      matrix()
        .translate(-w / 2, -h / 2)
        .rotate(10),
  },
  { name: 'a scale', style: 'transform: scale(0.9)' },
  { name: 'of the plane', style: 'transform: translate(10px, 1em) rotate(30deg) scale(2, 0.5) skewX(15deg)' },
  {
    name: 'flat',
    style: 'transform: scale(0, 1)',
    inner: () => matrix().scale(0, 1),
  },
  {
    name: 'single properties',
    style: 'translate: -50% 10px; rotate: 20deg; scale: 1.5',
    base: (w) => [-w / 2, 0],
  },
  { name: 'a turn', style: 'rotate: 30deg' },
  { name: 'a single scale', style: 'scale: 2 0.5' },
  {
    name: 'functions',
    style: 'translate: min(10px, 50%) clamp(1px, 10%, 50px)',
    base: (w, h) => [Math.min(10, w / 2), Math.max(1, Math.min(h / 10, 50))],
  },
  {
    name: 'functions in functions',
    style: 'translate: calc(max(5px, 20%) + 3px) calc(25% - 4px); scale: 1.5',
    base: (w, h) => [Math.max(5, w / 5) + 3, h / 4],
  },
  {
    name: 'single properties and a transform',
    style: 'translate: 10px; rotate: 15deg; transform: translateX(20px) rotate(20deg)',
    inner: () => matrix().translate(20, 0).rotate(20),
  },
];

/** Random numbers from 0 to 1, the same ones for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

interface Pair {
  readonly name: string;
  readonly context: Context;
  readonly own: Own;
  readonly element: HTMLElement;
  readonly twin: HTMLElement;
  readonly place: HTMLElement;
}

function pairOf(context: Context, own: Own, index: number): Pair {
  const svg = context.tag === 'rect';
  const size = svg
    ? ''
    : 'position: absolute; left: 100px; top: 100px; width: 80px; height: 40px; margin: 0; padding: 0; border: 0; inset-inline-end: auto;';
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `.own${index} { ${size} ${own.style} } .own${index}[data-none] { display: none }`;
  const place = document.createElement('div');
  place.style.cssText = 'position: absolute; left: 300px; top: 300px; width: 400px; height: 400px';
  const one = `<${context.tag} class="own${index}" ${context.attributes ?? ''}></${context.tag}>`;
  place.innerHTML = context.around.replace('{}', one + one);
  document.body.append(place);
  const [element, twin] = place.querySelectorAll<HTMLElement>(`.own${index}`);
  return { name: `${context.name}, ${own.name}`, context, own, element: element!, twin: twin!, place };
}

/** What the numbers of a target do to it, within a reference box. */
function matrixOf(target: DomTarget, own: Own, width: number, height: number): DOMMatrix {
  const { x, y, z, rotation, rotationX, rotationY, scaleX, scaleY, scaleZ, skewX, skewY } = target;
  const [baseX, baseY] = own.base?.(width, height) ?? [0, 0];
  const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
  return matrix()
    .translate(x + baseX, y + baseY, z)
    .rotate(rotationX, rotationY, rotation)
    .scale(scaleX, scaleY, scaleZ)
    .multiply(new DOMMatrix([1, tangent(skewY), tangent(skewX), 1, 0, 0]))
    .scale(target.flippedX ? -1 : 1, target.flippedY ? -1 : 1)
    .multiply(own.inner?.(width, height));
}

/** Lays the twin where the target's numbers say that the element is. */
function layTwin({ context, own, twin }: Pair, target: DomTarget): void {
  const isShape = context.tag === 'rect';
  const viewBox = isShape ? (twin as Element as SVGElement).ownerSVGElement!.viewBox.baseVal : target;
  const whole = matrixOf(target, own, viewBox.width, viewBox.height);
  twin.style.cssText = `translate: none; rotate: none; scale: none; transform: ${whole.toString()}`;
  if (isShape) twin.style.cssText += '; transform-box: fill-box; transform-origin: 50% 50%';
  else twin.style.cssText += `; width: ${target.width}px; height: ${target.height}px`;
}

function seen(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
}

/** How far the two are from one another, in words; empty where they are not. */
function difference(pair: Pair, when: string): string[] {
  const [is, ought] = [seen(pair.element), seen(pair.twin)];
  const isSame = is.every((value, index) => Math.abs(value - ought[index]!) < 0.35);
  return isSame ? [] : [`${pair.name}, ${when}: ${is.join(' ')} instead of ${ought.join(' ')}`];
}

const flat = ['x', 'y', 'rotation', 'scaleX', 'scaleY', 'skewX', 'skewY', 'flippedX', 'flippedY'] as const;
const deep = ['z', 'rotationX', 'rotationY'] as const;
const sized = ['width', 'height'] as const;

function change(target: DomTarget, isShape: boolean, random: () => number): void {
  const fields = [...flat, ...(isShape ? [] : [...deep, ...sized])];
  const field = fields[Math.floor(random() * fields.length)]!;
  if (field === 'flippedX' || field === 'flippedY') target[field] = !target[field];
  else if (field === 'scaleX' || field === 'scaleY') target[field] = 0.5 + random() * 1.5;
  else if (field === 'width' || field === 'height') target[field] = 20 + random() * 100;
  else target[field] += Math.round(random() * 400 - 200) / 10;
}

/** What a page may write into the style meanwhile; nothing of it is meant to be seen. */
const foreign = [
  '',
  'translate: 50px 20px',
  'transform: scale(3)',
  'rotate: 10deg; scale: 2',
  'color: red; outline: 1px solid; z-index: 1; opacity: 1',
];

/** Every context with every transform of its own. */
export function run(seed: number): string[] {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  let index = 0;
  for (const context of contexts) {
    for (const own of owns) {
      const pair = pairOf(context, own, seed * 1000 + index++);
      const { element, twin } = pair;
      const isShape = context.tag === 'rect';
      const isShownLate = context.show !== undefined && random() < 0.5;
      const target = domTarget(element);
      if (context.show !== undefined && !isShownLate) for (const one of [element, twin]) context.show(one);
      if (!isShownLate) {
        layTwin(pair, target);
        wrong.push(...difference(pair, 'untouched'));
      }
      const steps: string[] = [];
      for (let step = 0; step < 6; step++) {
        if (random() < 0.3) {
          const text = foreign[Math.floor(random() * foreign.length)]!;
          element.style.cssText = text;
          steps.push(`cssText = '${text}'`);
        }
        for (let count = 1 + Math.floor(random() * 3); count > 0; count--) change(target, isShape, random);
        flush();
        if (context.show !== undefined && isShownLate && step === 2)
          for (const one of [element, twin]) context.show(one);
        if (isShownLate && step < 2) continue;
        layTwin(pair, target);
        steps.push(`step ${step}`);
        wrong.push(...difference(pair, steps.join(', ')));
      }
      pair.place.remove();
    }
  }
  return wrong;
}

export const count: number = contexts.length * owns.length;
