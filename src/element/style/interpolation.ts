import { scriptName } from '../../target/css-name.js';
import type { Progress } from '../../time/effect.js';
import type { StyledElement } from '../elemental.js';
import type { Declaration } from './declaration.js';
import { lowerPriorities, restorePriorities } from './priorities.js';

/** What an animation of the browser can show before its start and beyond its end. */
const LEAST = -2;
const MOST = 3;
/** Milliseconds for a progress of 1. */
const LENGTH = 1000;
/** Shows the progress from {@link LEAST} to {@link MOST} over its length, so curves may overshoot. */
const BEYOND = 'linear(-2, 3)';

/**
 * Properties of an element that the browser interpolates: a paused animation of its own, whose time is set. It is shown
 * instead of what is declared for them, until it is cancelled.
 */
export class Interpolation {
  readonly #element: StyledElement;
  readonly #names: readonly string[];
  readonly #frames: () => readonly object[];
  readonly #easing: string;
  readonly #composite: CompositeOperation;
  #animation: Animation | null = null;
  #lowered: readonly Declaration[] = [];
  /** The time of progress 0, in milliseconds. */
  #origin = 0;

  /**
   * @param names The properties, as in CSS.
   * @param frames Makes the keyframes of CSS; for a property that the first or the last one does not name, the page's own value.
   * @param easing How the whole is timed, as in CSS; if it is not linear, it stays between its start and its end.
   */
  constructor(
    element: StyledElement,
    names: readonly string[],
    frames: () => readonly object[],
    easing = 'linear',
    composite: CompositeOperation = 'replace',
  ) {
    this.#element = element;
    this.#names = names;
    this.#frames = frames;
    this.#easing = easing;
    this.#composite = composite;
  }

  get isShown(): boolean {
    return this.#animation !== null;
  }

  show(progress: Progress): void {
    if (this.#animation === null) {
      this.#lowered = lowerPriorities(this.#element, this.#names);
      const isOpen = this.#easing === 'linear' && goesBeyond();
      this.#origin = isOpen ? -LEAST * LENGTH : 0;
      this.#animation = this.#element.animate(this.#frames() as Keyframe[], {
        duration: isOpen ? (MOST - LEAST) * LENGTH : LENGTH,
        fill: 'both',
        easing: isOpen ? BEYOND : this.#easing,
        composite: this.#composite,
      });
      this.#animation.pause();
    }
    this.#animation.currentTime = this.#origin + Math.max(LEAST, Math.min(progress, MOST)) * LENGTH;
  }

  /** Shows again what is declared. */
  cancel(): void {
    if (this.#animation === null) return;
    this.#animation.cancel();
    this.#animation = null;
    restorePriorities(this.#element, this.#lowered);
  }
}

/** The name of a property in a keyframe, where `offset` and `float` mean something else. */
export function keyframeName(name: string): string {
  return name === 'offset' || name === 'float' ? scriptName(`css-${name}`) : scriptName(name);
}

let canGoBeyond: boolean | undefined;

/** Browsers know `linear()` since 2023; without it, an animation stays between its start and its end. */
function goesBeyond(): boolean {
  return (canGoBeyond ??= CSS.supports('transition-timing-function', BEYOND));
}
