/** Random texts, which are split and reverted in a page. */
import { splitText, type SplitTextOptions } from 'rx-motion/text';
import { randomFrom } from '../random-from.js';

/** What is wrong with the splits of random texts; each is made from its own seed. */
export function faultsOf(seeds: readonly number[]): string[] {
  return seeds.flatMap((seed) => {
    const { element, options } = randomText(seed);
    document.body.replaceChildren(element);
    const found = faults(element, options);
    return found === '' ? [] : [`${seed}: ${found}; ${JSON.stringify(options)} ${element.outerHTML}`];
  });
}

function faults(element: HTMLElement, options: SplitTextOptions): string {
  const html = document.body.innerHTML;
  const nodes = nodesIn(document.body);
  const before = placesOf([element]);
  const { targets, revert } = splitText(element, options);
  const parts = placesOf(targets.map((target) => target.element));
  const during = placesOf([...element.childNodes].slice(0, -1));
  revert();
  const after = nodesIn(document.body);
  if (document.body.innerHTML !== html) return `is not reverted: ${document.body.innerHTML}`;
  if (after.length !== nodes.length || after.some((node, index) => node !== nodes[index])) return 'other nodes';
  return difference('the text', before, during) || difference('the parts', before, parts);
}

interface Place {
  readonly character: string;
  readonly box: DOMRect;
}

/** Every visible character, and its position. */
function placesOf(roots: readonly Node[]): Place[] {
  const range = document.createRange();
  return roots.flatMap(nodesIn).flatMap((node) => {
    if (!(node instanceof Text)) return [];
    return Array.from(node.data.matchAll(/[^\s\u00ad\u2010\u200b]\p{M}*/gu), ({ 0: character, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + character.length);
      // The last one: a hyphen at the end of the line before is measured first.
      return { character, box: [...range.getClientRects()].at(-1) ?? new DOMRect() };
    });
  });
}

/** Pixels: letters alone have no kerning and no ligature. */
const NEAR = 1.5;

function difference(what: string, expected: readonly Place[], found: readonly Place[]): string {
  const text = (places: readonly Place[]): string => places.map(({ character }) => character).join('');
  if (text(expected) !== text(found)) return `${what}: ${text(found)} instead of ${text(expected)}`;
  const index = expected.findIndex(
    ({ box }, index) =>
      !(Math.hypot(box.left - found[index]!.box.left, middle(box) - middle(found[index]!.box)) < NEAR),
  );
  if (index < 0) return '';
  const boxes = [expected[index]!.box, found[index]!.box].map((box) => `${box.left.toFixed(1)} ${box.top.toFixed(1)}`);
  return `${what}: ${expected[index]!.character} ${boxes.join(' -> ')}`;
}

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

function nodesIn(root: Node): Node[] {
  return [root, ...[...root.childNodes].flatMap(nodesIn)];
}

const WORDS = [
  ...['motion', 'To', 'AVA', 'office', 'a', 'well-known', '“quoted”', '(x)', 'naïve', 'e\u0301te\u0301', '3,141.59'],
  ...['👨‍👩‍👧‍👦', '🇩🇪🇫🇷', '👍🏽', 'שלום', 'עולם', 'مرحبا', '動きの本', 'hy\u00adphen\u00adation', 'no\u00a0break'],
  ...['super<wbr>cali<wbr>fragilistic', 'zero\u200bwidth', '<br>'],
];
const MARKUP = [
  ...['b', 'i', 'sup', 'mark', 'code style="padding: 0 4px"', 'a href="#"', 'em'],
  ...['span style="font-size: 140%"', 'bdi', 'span style="text-transform: uppercase"', 'u class="c"'],
];
const STYLES = [
  ...['text-align: center', 'text-align: right', 'text-indent: 30px', 'direction: rtl'],
  ...['white-space: pre-wrap', 'letter-spacing: 1px', 'word-spacing: 4px', 'line-height: 0.9', 'line-height: 2'],
  ...['padding: 7px', 'border: 3px solid', 'overflow-wrap: anywhere', 'hyphens: auto', 'font-style: italic'],
  ...['font-variant: small-caps', 'overflow: hidden', 'position: relative', 'float: left', 'display: inline-block'],
];

function randomText(seed: number): { readonly element: HTMLElement; readonly options: SplitTextOptions } {
  const random = randomFrom(seed * 7919);
  random();
  const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const phrase = (depth: number): string =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      if (depth === 0 || random() < 0.6) return some(WORDS);
      const markup = some(MARKUP);
      return `<${markup}>${phrase(depth - 1)}</${markup.split(' ')[0]}>`;
    }).reduce((text, word) => text + some([' ', ' ', ' ', '', '\n']) + word);
  const element = document.createElement('div');
  element.lang = 'en';
  element.style.cssText = `font: 20px/1.3 serif; width: ${60 + Math.floor(random() * 340)}px; ${some(STYLES)}; ${some(STYLES)}`;
  element.innerHTML = phrase(3);
  return { element, options: { by: some(['chars', 'words', 'lines']), mask: random() < 0.5 } };
}
