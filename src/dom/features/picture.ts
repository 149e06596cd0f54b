import { type SpriteFrameStyle, spriteFrameStyle } from '../../sprite/sprite-frame-style.js';
import { SpriteFrame } from '../../sprite/sprite-frame.js';
import type { Declarations } from '../style/declarations.js';

/**
 * The element inside of a target that shows its sprite frame: a frame needs a transform and a clip of its own. What the target's own
 * style says of its size and origin is put back when it goes.
 */
export class Picture {
  private readonly parent: HTMLElement;
  private readonly declarations: Declarations;
  private readonly found: Pick<CSSStyleDeclaration, 'width' | 'height' | 'transformOrigin' | 'position'>;
  private readonly element: HTMLElement;
  private shown: Partial<Shown> = {};
  private origin: string;

  /** @param declarations Those of the parent. */
  constructor(parent: HTMLElement, declarations: Declarations) {
    const { width, height, transformOrigin, position } = parent.style;
    this.parent = parent;
    this.declarations = declarations;
    this.found = { width, height, transformOrigin, position };
    this.origin = transformOrigin;
    this.element = parent.ownerDocument.createElement('div');
    // It takes no room, is not clicked and not read out: the target stands for it.
    this.element.style.cssText = 'position: absolute; pointer-events: none';
    this.element.setAttribute('aria-hidden', 'true');
    this.startAtTop();
  }

  show(frame: SpriteFrame): void {
    const { anchor, originalSize, rotated } = frame;
    // One that lies on its side takes the room that it takes when it stands, or pages that do not begin at the left would put it elsewhere.
    const over = rotated ? originalSize.height - originalSize.width : 0;
    const style: Shown = { ...spriteFrameStyle(frame), margin: `0 ${-over}px ${over}px 0` };
    for (const key of Object.keys(style) as (keyof Shown)[]) {
      if (style[key] !== this.shown[key]) this.element.style[key] = style[key];
    }
    this.shown = style;
    const origin = anchor === undefined ? this.found.transformOrigin : `${anchor.x * 100}% ${anchor.y * 100}%`;
    if (origin !== this.origin) this.declarations.say('transformOrigin', (this.origin = origin));
    if (this.element.parentNode === null) this.parent.prepend(this.element);
  }

  remove(): void {
    this.element.remove();
    for (const [name, value] of Object.entries(this.found)) this.declarations.say(name, value);
  }

  /** Buttons, table cells and others put what is in them into their middle or behind a mark, and would the picture, too. */
  private startAtTop(): void {
    const { position, paddingTop, paddingLeft } = getComputedStyle(this.parent);
    if (position === 'static') this.declarations.say('position', 'relative');
    Object.assign(this.element.style, { top: paddingTop, left: paddingLeft });
  }
}

type Shown = SpriteFrameStyle & Pick<CSSStyleDeclaration, 'margin'>;

/** Refuses an element that does not show what is put into it. */
export function checkShowsContent(element: Element): asserts element is HTMLElement {
  if ('ownerSVGElement' in element) {
    throw new TypeError(`domTarget: only an HTML element can show a sprite frame, got <${element.localName}>`);
  }
  if (contentless.has(element.localName)) {
    throw new TypeError(`domTarget: only an element with content can show a sprite frame, got <${element.localName}>`);
  }
}

const contentless: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'area audio br canvas col embed hr iframe img input meter object progress select textarea video wbr'.split(
    ' ',
  ),
);

/** What an element shows that has not been given a frame. */
export const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});
