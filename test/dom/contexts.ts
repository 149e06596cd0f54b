/** A context of an element in a page, and whether the element is displayed when its target is made. */
export interface Context {
  readonly name: string;
  /** The markup around the element; `{}` stands for it and its twin. */
  readonly around: string;
  readonly tag: 'div' | 'dialog' | 'rect';
  /** Further attributes. */
  readonly attributes?: string;
  /** Displays the element, if it is not. */
  readonly show?: (element: HTMLElement) => void;
}

/** A transform of the style sheet, and what it does within a reference box of a size. */
export interface Own {
  readonly name: string;
  readonly style: string;
  readonly base?: (width: number, height: number) => readonly [x: number, y: number];
  readonly inner?: (width: number, height: number) => DOMMatrix;
}

const writingModes = ['horizontal-tb', 'vertical-rl', 'vertical-lr', 'sideways-rl', 'sideways-lr'];

export const contexts: readonly Context[] = [
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
  {
    name: 'in a closed details',
    around: '<details>{}</details>',
    tag: 'div',
    show: ({ parentElement }) => (parentElement as HTMLDetailsElement).setAttribute('open', ''),
  },
  {
    name: 'skipped by content-visibility',
    around: '<div style="content-visibility: hidden; width: 300px; height: 300px">{}</div>',
    tag: 'div',
    show: ({ parentElement }) => (parentElement!.style.contentVisibility = 'visible'),
  },
  ...writingModes.flatMap((mode) =>
    ['ltr', 'rtl'].map((direction) => ({
      name: `${mode} ${direction}`,
      around: `<div style="writing-mode: ${mode}; direction: ${direction}; width: 300px; height: 300px">{}</div>`,
      tag: 'div' as const,
    })),
  ),
  ...['0 0 200 200', '10 20 200 100'].map((box) => inSvg(`in an SVG of ${box}`, box)),
  inSvg('in a turned group of an SVG', '0 0 200 200', '<g transform="rotate(20) scale(1.5)">{}</g>'),
  inSvg('in an SVG within an SVG', '0 0 200 200', '<svg x="20" width="90" height="90" viewBox="5 5 60 40">{}</svg>'),
  {
    ...inSvg('in an SVG that is not displayed', '10 20 200 100', '{}', 'display: none'),
    show: (element) => element.parentElement!.removeAttribute('style'),
  },
];

function inSvg(name: string, box: string, inner: string = '{}', style: string = ''): Context {
  const around = `<svg viewBox="${box}" width="400" height="400" style="${style}">${inner}</svg>`;
  return { name, around, tag: 'rect', attributes: 'x="20" y="40" width="100" height="50"' };
}

const matrix = (): DOMMatrix => new DOMMatrix();

export const owns: readonly Own[] = [
  { name: 'none', style: '' },
  {
    name: 'percent',
    style: 'transform: translateX(-50%) translate(0, calc(5px - 50%)) rotate(10deg)',
    base: (w, h) => [-w / 2, 5 - h / 2],
  },
  {
    name: 'percent behind a rotation',
    style: 'transform: translate3d(-50%, 0, 0) rotate(10deg) translateY(20%)',
    base: (w) => [-w / 2, 0],
    inner: (_, h) =>
      matrix()
        .rotate(10)
        .translate(0, h / 5),
  },
  { name: 'functions of space in the plane', style: 'transform: translate3d(9px, 5px, 0) scale3d(0.5, 0.5, 0.5)' },
  { name: 'a scale', style: 'transform: scale(0.9)' },
  { name: 'of the plane', style: 'transform: translate(10px, 1em) rotate(30deg) scale(2, 0.5) skewX(15deg)' },
  {
    name: 'single properties',
    style: 'translate: -50% 10px; rotate: 20deg; scale: 1.5',
    base: (w) => [-w / 2, 10],
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
    base: (w, h) => [Math.max(5, w / 5) + 3, h / 4 - 4],
  },
  {
    name: 'single properties and a transform',
    style: 'translate: 10px; rotate: 15deg; transform: translateX(20px) rotate(20deg)',
    inner: () => matrix().translate(20, 0).rotate(20),
  },
];
