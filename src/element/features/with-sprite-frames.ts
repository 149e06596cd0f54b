import type { Framed } from '../../sprite/animate.js';
import { checkSpriteFrame } from '../../sprite/check-frame.js';
import type { Size } from '../../sprite/geometry.js';
import { noFrame } from '../../sprite/no-frame.js';
import type { SpriteFrame } from '../../sprite/sprite-frame.js';
import { spriteFrameStyle } from '../../sprite/sprite-frame-style.js';
import type { StyledElement } from '../elemental.js';
import { type PageWriter, waitForFlush } from '../page.js';
import { remember } from '../style/declaration.js';
import { declarationsOf } from '../style/declarations.js';
import type { DomTarget } from '../target/dom-target.js';
import type { ElementTarget } from '../target/element-target.js';
import { addProperty, hostOf } from './feature.js';

/**
 * Adds a `spriteFrame` to the target of an element, for `animate` of `rx-motion/sprite`.
 *
 * The frame is shown behind the element's content. The element takes the size and the anchor of the frame; the empty
 * frame, which it has at first, restores its own size and origin.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { domTarget, withSpriteFrames } from 'rx-motion/dom';
 * import { animate, animationCache, spriteFrameCache } from 'rx-motion/sprite';
 *
 * await spriteFrameCache.load('hero.plist');
 * await animationCache.load('hero-animations.plist');
 * const hero = withSpriteFrames(domTarget(document.querySelector<HTMLElement>('#hero')!));
 * play(animate(animationCache.get('walk')!), hero).subscribe();
 * ```
 *
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made, or its element shows no content: a shape, a
 * canvas.
 */
export function withSpriteFrames<T extends DomTarget>(target: T): T & Framed {
  const host = hostOf('withSpriteFrames', target);
  if (!Object.hasOwn(host, 'spriteFrame')) {
    const picture = new Picture(host, checkShowsContent(host.element));
    addProperty<SpriteFrame>(
      host,
      'spriteFrame',
      () => picture.frame,
      (frame) => {
        picture.show(checkSpriteFrame('withSpriteFrames', 'spriteFrame', frame));
      },
    );
  }
  return target as T & Framed;
}

/** An element inside that of the target, which shows the frame: a frame needs its own transform and clip. */
class Picture implements PageWriter {
  readonly #host: ElementTarget;
  readonly #parent: HTMLElement;
  readonly #element: HTMLElement;
  frame: SpriteFrame = noFrame;
  /** The size of the parent without a frame. */
  #size: Size = { width: 0, height: 0 };
  /** Declares again what the parent had without one, by the names of the properties. */
  #restores: ReadonlyMap<string, () => void> = new Map();

  constructor(host: ElementTarget, parent: HTMLElement) {
    this.#host = host;
    this.#parent = parent;
    this.#element = parent.ownerDocument.createElement('div');
    // It takes no room, and is neither clicked nor read out: the parent stands for it.
    this.#element.style.cssText = 'position: absolute; pointer-events: none';
    this.#element.setAttribute('aria-hidden', 'true');
  }

  show(frame: SpriteFrame): void {
    if (frame === this.frame) return;
    if (this.frame === noFrame) this.#begin();
    this.frame = frame;
    const { anchor } = frame;
    Object.assign(this.#host, frame === noFrame ? this.#size : frame.originalSize);
    if (anchor !== undefined) this.#host.declare('transform-origin', `${anchor.x * 100}% ${anchor.y * 100}%`);
    else this.#restores.get('transform-origin')!();
    if (frame === noFrame) for (const restore of this.#restores.values()) restore();
    waitForFlush(this);
  }

  write(): void {
    if (this.frame === noFrame) {
      this.#element.remove();
      return;
    }
    const { originalSize, rotated } = this.frame;
    // A rotated frame takes the space that it has upright; otherwise, a right-to-left page would shift it.
    const over = rotated ? originalSize.height - originalSize.width : 0;
    Object.assign(this.#element.style, spriteFrameStyle(this.frame), { margin: `0 ${-over}px ${over}px 0` });
    if (this.#element.parentNode === null) this.#parent.prepend(this.#element);
  }

  /** Notes how the parent is without a frame, and makes room for one. */
  #begin(): void {
    const [host, parent] = [this.#host, this.#parent];
    host.write();
    const names = ['width', 'height', 'transform-origin', 'position'];
    this.#restores = new Map(names.map((name) => [name, remember(declarationsOf(parent).of(name))]));
    this.#size = { width: host.width, height: host.height };
    // Buttons and table cells centre their content, and would centre the picture, too.
    const computed = getComputedStyle(parent);
    if (computed.position === 'static') host.declare('position', 'relative');
    Object.assign(this.#element.style, { top: computed.paddingTop, left: computed.paddingLeft });
  }
}

/** Refuses an element that does not show its children. */
function checkShowsContent(element: StyledElement): HTMLElement {
  const { localName: name } = element;
  if (!('ownerSVGElement' in element) && !contentless.includes(` ${name} `)) return element;
  throw new TypeError(`withSpriteFrames: the element must be an HTML element with content, got <${name}>`);
}

const contentless =
  ' area audio br canvas col embed hr iframe img input meter object progress select textarea video wbr ';
