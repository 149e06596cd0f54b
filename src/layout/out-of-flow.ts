import { leavesInFlow, whenUsableAgain } from '../dom/presence/leaving-elements.js';
import type { StyledElement } from '../element/elemental.js';
import { flush } from '../element/page.js';
import { declarationsOf } from '../element/style/declarations.js';

/** The inline style that takes an element out of the flow and leaves it where it is. */
type InlineStyle = Readonly<Record<string, string>>;

/** In addition to its edges and its size. Each side separately, because the element may declare only one of them. */
const OUT_OF_FLOW: InlineStyle = {
  position: 'absolute',
  right: 'auto',
  'margin-top': '0px',
  'margin-left': '0px',
  // Outside of the flow, it would be placed within the area between these lines.
  'grid-row-start': 'auto',
  'grid-row-end': 'auto',
  'grid-column-start': 'auto',
  'grid-column-end': 'auto',
};

/** Takes leaving elements out of the flow, without moving them, until they enter again. */
export function popLeaving(elements: readonly StyledElement[]): void {
  // Everything is read before anything is written.
  const styles = elements.filter(leavesInFlow).map((element) => [element, styleOutOfFlow(element)] as const);
  const [first] = styles;
  if (first === undefined) return;
  const parent = (first[0] as Partial<HTMLElement>).offsetParent;
  const was = parent?.getBoundingClientRect();
  const rooms = [
    ['left', 'width', parent?.clientWidth],
    ['top', 'height', parent?.clientHeight],
  ] as const;
  for (const [element, style] of styles) popOut(element, style);
  flush();
  if (!was) return;
  const now = parent!.getBoundingClientRect();
  for (const [side, size, room] of rooms) {
    // 1 if the parent shrinks at its start, 0.5 if at both ends: they keep their distance from what stands still.
    const part = Math.round((2 * (was[side] - now[side])) / (now[size] - was[size])) / 2;
    if (part !== 1 && part !== 0.5) continue;
    for (const [element, { [side]: inset }] of styles)
      if (inset !== undefined) replaceOwn(element, side, `calc(${inset} + ${part} * (100% - ${room!}px))`);
  }
}

function styleOutOfFlow(element: StyledElement): InlineStyle {
  const { offsetLeft, offsetTop } = element as HTMLElement;
  // With fractions: in less room than it had, a text would wrap.
  const { width, height, display } = getComputedStyle(element);
  // Outside of its table, a row would lose its columns: it keeps its room. A shape in an SVG has none.
  if (display.startsWith('table-') || (element as Partial<SVGElement>).ownerSVGElement) return {};
  return { ...OUT_OF_FLOW, left: `${offsetLeft}px`, top: `${offsetTop}px`, width, height };
}

function popOut(element: StyledElement, style: InlineStyle): void {
  const found = Object.entries(style).map(([name, text]) => [name, replaceOwn(element, name, text)] as const);
  whenUsableAgain(element, () => {
    // Its action may have read some of these while it left, such as the height.
    for (const [name, text] of found) replaceOwn(element, name, text);
  });
}

/** Changes the element's own text of a property, also under what is declared. Returns the text before. */
function replaceOwn(element: StyledElement, name: string, text: string): string {
  const declaration = declarationsOf(element).of(name);
  const { own } = declaration;
  declaration.own = text;
  return own;
}
