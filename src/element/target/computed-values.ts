import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { NO_SIZE } from '../style/computed-text.js';
import { areNear, type Codec } from '../style/held.js';

/** A side in pixels; {@link NO_SIZE} for an element that is not displayed. */
export function sideCodec(side: 'width' | 'height'): Codec<number> {
  return {
    read(element) {
      const text = computed(element, side);
      // In anything but pixels it is not known, unless the element is not in the document.
      return text.endsWith('px') ? parseFloat(text) : text === '' ? 0 : NO_SIZE;
    },
    write: (value) => `${Math.max(0, value)}px`,
    isPage: (value, page) => value === NO_SIZE || (page !== NO_SIZE && areNear(value, page)),
  };
}

/** An opacity, of which a flip may show only a part. */
export class OpacityCodec implements Codec<number> {
  part = 1;

  read(element: StyledElement): number {
    const text = computed(element, 'opacity');
    return text === '' ? 1 : parseFloat(text);
  }

  write(value: number): number {
    return value * this.part;
  }

  isPage(value: number, page: number): boolean {
    return this.part === 1 && areNear(value, page);
  }
}

/** Whether an element is visible. */
export const VISIBILITY: Codec<boolean> = {
  read: (element) => !hasPage() || !isHiddenItself(element),
  write: (isVisible) => (isVisible ? 'visible' : 'hidden'),
  isPage: (isVisible, page) => isVisible === page,
};

/** Empty on a server, and for an element that is not in the document. */
function computed(element: StyledElement, name: 'width' | 'height' | 'opacity'): string {
  return hasPage() ? getComputedStyle(element)[name] : '';
}

/**
 * Whether an element is hidden by its own style, not only because its parent is. If both are hidden, its inline style
 * decides.
 *
 * At the top of a shadow tree, and in a slot, the host and the slot count as visible.
 */
export function isHiddenItself(element: StyledElement): boolean {
  const { style, parentElement } = element;
  if (!isHidden(getComputedStyle(element))) return false;
  return isHidden(style) || parentElement === null || !isHidden(getComputedStyle(parentElement));
}

/** `collapse` hides, too. */
function isHidden({ visibility }: CSSStyleDeclaration): boolean {
  return visibility === 'hidden' || visibility === 'collapse';
}
