import { type SpriteFrameStyle, spriteFrameStyle } from '../sprite/sprite-frame-style.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';

/**
 * The element inside of a target that shows its sprite frame: a frame needs a transform and a clip of its own. What the target's own
 * style says of its size and origin is put back when it goes.
 */
export class Picture {
  private readonly parent: HTMLElement;
  private readonly found: Pick<CSSStyleDeclaration, 'width' | 'height' | 'transformOrigin'>;
  private readonly element: HTMLElement;
  private shown: Partial<Shown> = {};
  private origin: string;

  constructor(parent: HTMLElement) {
    const { width, height, transformOrigin } = parent.style;
    this.parent = parent;
    this.found = { width, height, transformOrigin };
    this.origin = transformOrigin;
    this.element = parent.ownerDocument.createElement('div');
    // It takes no room, is not clicked and not read out: the target stands for it.
    this.element.style.cssText = 'position: absolute; pointer-events: none';
    this.element.setAttribute('aria-hidden', 'true');
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
    if (origin !== this.origin) this.parent.style.transformOrigin = this.origin = origin;
    if (this.element.parentNode === null) this.parent.prepend(this.element);
  }

  remove(): void {
    this.element.remove();
    Object.assign(this.parent.style, this.found);
  }
}

type Shown = SpriteFrameStyle & Pick<CSSStyleDeclaration, 'margin'>;
