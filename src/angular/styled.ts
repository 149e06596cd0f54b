import type { FiniteAction } from '../action/action.js';
import { defineAction } from '../action/define.js';
import type { Elemental, Styles } from './metadata.js';
import type { Timing } from './timing.js';

/** Puts styles on the element at once. */
export function setStyles(styles: Styles): FiniteAction<Elemental> {
  return defineAction(0, ({ element }: Elemental) => {
    const before = inlineOf(element, Object.keys(styles));
    return {
      update: (progress) => {
        write(element, progress > 0 ? plain(element, styles) : before);
      },
    };
  });
}

/**
 * Leads the element through keyframes, as browsers lead them: by an animation of the element that stands still and is shown at the time that is asked for.
 * What it ends with, or is stopped at, goes into the element's own style.
 *
 * @param frames A single one is where it ends; it starts from what is there.
 */
export function animateStyles({ duration, delay, easing }: Timing, frames: readonly Styles[]): FiniteAction<Elemental> {
  const total = delay + duration;
  return defineAction(total, ({ element }: Elemental) => {
    const names = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(isProperty);
    const before = inlineOf(element, names);
    const shown = frames.map((frame) => plain(element, frame));
    if (shown.length === 1) shown.unshift(currentOf(element, names));
    let animation: Animation | null = null;
    let latest = 0;
    return {
      update: (progress) => {
        animation ??= held(element, shown, easing);
        latest = total === 0 ? 1 : Math.max(0, (progress * total - delay) / (duration || 1));
        animation.currentTime = LENGTH * latest;
      },
      undo: () => {
        animation?.cancel();
        animation = null;
        write(element, before);
      },
      stop: () => {
        if (animation === null) return;
        const end = latest >= 1 ? shown.at(-1)! : computedOf(element, names);
        animation.cancel();
        animation = null;
        write(element, end);
      },
    };
  });
}

/** The length of an animation that is held still, in milliseconds. */
const LENGTH = 1000;

function held(element: Element, frames: readonly Styles[], easing: string): Animation {
  const animation = element.animate(frames as Keyframe[], { duration: LENGTH, fill: 'both', easing });
  animation.pause();
  return animation;
}

function isProperty(name: string): boolean {
  return name !== 'offset' && name !== 'easing';
}

/** `'*'` as what the element has when nobody has styled it; numbers of lengths in pixels. */
function plain(element: Elemental['element'], styles: Styles): Styles {
  return Object.fromEntries(
    Object.entries(styles).map(([name, value]) => [
      name,
      value === '*' ? ownOf(element, name) : value === '!' ? (computedOf(element, [name])[name] ?? '') : value,
    ]),
  );
}

function ownOf(element: Elemental['element'], name: string): string {
  const inline = inlineOf(element, [name]);
  write(element, { [name]: '' });
  const { [name]: own = '' } = computedOf(element, [name]);
  write(element, inline);
  return String(own);
}

/** As it was written, for `rotate(360deg)` is more than the matrix that it computes to. */
function currentOf(element: Elemental['element'], names: readonly string[]): Styles {
  const inline = inlineOf(element, names);
  return Object.fromEntries(
    Object.entries(computedOf(element, names)).map(([name, value]) => [
      name,
      inline[name] === '' ? value : inline[name]!,
    ]),
  );
}

function computedOf(element: Element, names: readonly string[]): Styles {
  const computed = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(cssName(name))]));
}

function inlineOf({ style }: Elemental['element'], names: readonly string[]): Styles {
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(cssName(name))]));
}

function write({ style }: Elemental['element'], styles: Styles): void {
  for (const [name, value] of Object.entries(styles))
    if (isProperty(name)) style.setProperty(cssName(name), String(value));
}

/** The name of a property in CSS; custom ones stay as they are. */
function cssName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
