import { BehaviorSubject, type Observable } from 'rxjs';
import { listenFor } from '../element/listen-for.js';
import { type DomTarget, domTarget } from '../element/target/dom-target.js';
import { checkBoolean, checkEither, checkOptions, wrongKind } from '../math/check.js';
import { flowingText } from './flowing-text.js';
import { graphemesOf } from './graphemes.js';
import { languageOf } from './language.js';
import { type PartElement, partElement } from './part-element.js';
import { hideTextBackgrounds } from './text-backgrounds.js';
import { textParts } from './text-parts.js';

/** How {@link splitText} splits. */
export interface SplitTextOptions {
  /** Default: `'words'`. */
  readonly by?: 'chars' | 'words' | 'lines' | undefined;
  /** Whether each part is clipped to its own box, so that it slides into view. Default: `false`. */
  readonly mask?: boolean | undefined;
}

/** A text that is shown in parts: what {@link splitText} makes. */
export interface SplitText {
  /** The current parts, in the order of the text. */
  readonly targets: readonly DomTarget[];
  /** Emits the targets at once, and new ones when lines break elsewhere. It completes with `revert`. */
  readonly targets$: Observable<readonly DomTarget[]>;
  /** Restores the element as it was before. */
  readonly revert: () => void;
}

/**
 * Splits the text of an element into characters, words or lines, each of which is a target.
 *
 * The text itself stays on the page, invisible: a screen reader reads it as a whole, and its lines, kerning and
 * direction do not change. The parts are shown exactly above it, and follow when the element is resized or a font has
 * loaded. Backgrounds and borders of markup in the text stay; only the text moves.
 *
 * ```ts page
 * import { finalize } from 'rxjs';
 * import { backOut, fadeTo, moveTo, play, spawn, stagger } from 'rx-motion';
 * import { splitText } from 'rx-motion/text';
 *
 * const title = splitText(document.querySelector<HTMLElement>('#card')!, { by: 'chars' });
 * for (const letter of title.targets) Object.assign(letter, { y: -40, opacity: 0 });
 * const drop = spawn(moveTo(0.4, { y: 0 }, backOut), fadeTo(0.4, 1));
 * play(stagger(0.03, title.targets, () => drop)).pipe(finalize(title.revert)).subscribe();
 * ```
 *
 * @param element An HTML element. If it is split already, it is first reverted.
 * @throws TypeError when `element` is not an HTML element or an option is of the wrong kind; RangeError when `by` is
 * another word.
 */
export function splitText(element: HTMLElement, options: SplitTextOptions = {}): SplitText {
  const { by = 'words', mask = false } = checkOptions('splitText', options, 'by mask');
  checkEither('splitText', 'by', by, ['chars', 'words', 'lines']);
  checkBoolean('splitText', 'mask', mask);
  if (!('offsetWidth' in Object(element))) throw wrongKind('splitText', 'element', 'an HTML element', element);
  reverts.get(element)?.();

  const { text, nodes } = flowingText(element);
  const covers = keepSelection(element, () => hide(nodes.map(({ node }) => node)));
  const graphemes = graphemesOf({ text, nodes }, by, languageOf(element));
  const backgrounds = hideTextBackgrounds(element);
  const { display, textAlign, writingMode } = getComputedStyle(element);
  const isVertical = writingMode.startsWith('vertical');
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.inert = true;
  // In the flow it moves with the text, also in a scroller; but a flex box would leave a gap before it.
  const position = /flex|grid/.test(display) ? 'absolute' : 'relative';
  const alignment = textAlign === 'justify' ? textAlign : 'start';
  shown.style.cssText = `position:${position};text-align-last:${alignment};${PLAIN}`;
  // The parts have a box of their own: in the flow, browsers take twice as long for them.
  const pixel = document.createElement('span');
  pixel.style.cssText = 'position:absolute;left:0;top:0;width:1px;height:1px;text-decoration:inherit';
  shown.append(pixel);
  element.append(shown);

  const targets$ = new BehaviorSubject<readonly DomTarget[]>([]);
  let parts: readonly PartElement[] = [];
  let split = '';
  let size = '';
  const sizeNow = (): string => `${element.offsetWidth} ${element.offsetHeight}`;
  const show = (): void => {
    size = sizeNow();
    const origin = pixel.getBoundingClientRect();
    const found = textParts(graphemes, by, isVertical);
    const move = (part: PartElement, index: number): void => part.move(found[index]!, origin);
    const newSplit = JSON.stringify(found, ['from', 'to']);
    if (newSplit === split) {
      parts.forEach(move);
      return;
    }
    split = newSplit;
    parts = found.map((part) => partElement(part, element, mask, isVertical));
    parts.forEach(move);
    pixel.replaceChildren(...parts.map(({ outer }) => outer));
    // Made while the parts are in the page: otherwise an action that starts when they are gone would fail.
    targets$.next(parts.map((part) => domTarget(part.element)));
  };
  const resizes = new ResizeObserver(() => {
    if (sizeNow() !== size) show();
  });
  const stopListening = listenFor(element, document.fonts, 'loadingdone', show);

  const revert = (): void => {
    if (reverts.get(element) !== revert) return;
    reverts.delete(element);
    resizes.disconnect();
    stopListening();
    shown.remove();
    keepSelection(element, () => {
      for (const cover of covers) cover.replaceWith(...cover.childNodes);
    });
    for (const background of backgrounds) background.cancel();
    targets$.complete();
  };
  reverts.set(element, revert);
  show();
  resizes.observe(element);
  return {
    get targets() {
      return targets$.value;
    },
    targets$: targets$.asObservable(),
    revert,
  };
}

/** A style in which the parts do not move one another. */
const PLAIN = 'text-wrap:nowrap;text-indent:0;text-decoration:inherit';

/** How to revert each element that is split. */
const reverts = /* @__PURE__ */ new WeakMap<HTMLElement, () => void>();

/** Puts texts into invisible elements, adjacent ones into the same: in a flex box they are one item. */
function hide(texts: readonly Text[]): Element[] {
  const covers: Element[] = [];
  let cover: HTMLElement | undefined;
  for (const text of texts) {
    if (!cover || cover !== text.previousSibling) {
      if (text.data.trim() === '') continue;
      cover = document.createElement('span');
      cover.style.opacity = '0';
      text.replaceWith(cover);
      covers.push(cover);
    }
    cover.append(text);
  }
  return covers;
}

/** Moves texts in an element, and selects again what was selected in them: a browser drops that. */
function keepSelection<T>(element: Element, move: () => T): T {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return move();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const result = move();
  const isMoved = [anchorNode, focusNode].some((node) => node !== element && element.contains(node));
  if (isMoved) selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
  return result;
}
