import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { NO_SIZE } from '../style/computed-text.js';
import { areNear, type Codec } from '../style/held.js';

/** The sides in pixels; {@link NO_SIZE} for an element that is not displayed. */
export const SIDE_CODECS: Readonly<Record<'width' | 'height', Codec<number>>> = /* @__PURE__ */ (() => {
  const codecOf = (name: 'width' | 'height'): Codec<number> => ({
    name,
    read(element) {
      const text = computed(element, name);
      // In anything but pixels it is not known, unless the element is not in the document.
      return text.endsWith('px') ? parseFloat(text) : text === '' ? 0 : NO_SIZE;
    },
    write: (value) => `${Math.max(0, value)}px`,
    isPage: (value, page) => value === NO_SIZE || (page !== NO_SIZE && areNear(value, page)),
  });
  return { width: codecOf('width'), height: codecOf('height') };
})();

/** An opacity, of which a flip may show only a part. */
export const OPACITY: Codec<number> & { part: number } = {
  name: 'opacity',
  part: 1,
  read(element) {
    const text = computed(element, 'opacity');
    return text === '' ? 1 : parseFloat(text);
  },
  write(value) {
    return value * this.part;
  },
  isPage(value, page) {
    return this.part === 1 && areNear(value, page);
  },
};

/** Whether an element is visible. */
export const VISIBILITY: Codec<boolean> = {
  name: 'visibility',
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
