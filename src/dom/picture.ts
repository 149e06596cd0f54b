import { type SpriteFrameStyle, spriteFrameStyle } from '../sprite/sprite-frame-style.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';

/** The element inside of a target that shows its sprite frame: a frame needs a transform and a clip of its own. */
export class Picture {
  private readonly element: HTMLElement;
  private shown: Partial<SpriteFrameStyle> = {};

  constructor(parent: HTMLElement) {
    this.element = parent.ownerDocument.createElement('div');
    // It takes no room, is not clicked and not read out: the target stands for it.
    this.element.style.cssText = 'position: absolute; pointer-events: none';
    this.element.setAttribute('aria-hidden', 'true');
    parent.prepend(this.element);
  }

  show(frame: SpriteFrame): void {
    const style = spriteFrameStyle(frame);
    for (const key of Object.keys(style) as (keyof SpriteFrameStyle)[]) {
      if (style[key] !== this.shown[key]) this.element.style[key] = style[key];
    }
    this.shown = style;
  }

  remove(): void {
    this.element.remove();
  }
}
