import { scriptName } from '../../target/css-name.js';
import type { Progress } from '../../time/effect.js';
import type { StyledElement } from '../elemental.js';
import type { PageWriter } from '../page.js';

/**
 * A paused animation of the browser whose time is set. Properties of an element that change together share one, because
 * the browser's work grows with their number.
 */
export class StyleAnimation {
  readonly #how: KeyframeAnimationOptions;
  readonly #frames: object[] = [];
  #animation: Animation | null = null;
  /** The declarations that it covers. */
  readonly #covered = new Set<PageWriter>();

  /** @param how With an easing, as in CSS, it stays between its start and its end. */
  constructor(how: Pick<KeyframeAnimationOptions, 'easing' | 'composite'> = {}) {
    this.#how = how;
  }

  /** Adds a property. @param frames Its keyframes: as many as the others have. */
  add(frames: readonly object[]): this {
    for (const [index, frame] of frames.entries()) this.#frames[index] = { ...this.#frames[index], ...frame };
    return this;
  }

  /** @param declaration Of one of its properties. */
  show(element: StyledElement, declaration: PageWriter, progress: Progress): void {
    this.#covered.add(declaration);
    // A progress from -2 to 3, so that curves may overshoot.
    const [least, most] = this.#how.easing === undefined ? [-2, 3] : [0, 1];
    if (this.#animation === null) {
      this.#animation = element.animate(this.#frames as Keyframe[], {
        // A second for a progress of 1: browsers may round times to microseconds.
        duration: (most - least) * 1000,
        fill: 'both',
        easing: 'linear(-2, 3)',
        ...this.#how,
      });
      this.#animation.pause();
    }
    this.#animation.currentTime = (Math.max(least, Math.min(progress, most)) - least) * 1000;
  }

  /** Ends with the properties that end in this frame, too: what is declared for them is written before. */
  end(declaration: PageWriter): void {
    this.#covered.delete(declaration);
    for (const other of this.#covered) other.write();
    if (this.#covered.size > 0) return;
    this.#animation?.cancel();
    this.#animation = null;
  }
}

/** The name of a property in a keyframe, where `offset` and `float` mean something else. @param name As in CSS. */
export function keyframeName(name: string): string {
  return name === 'offset' || name === 'float' ? scriptName(`css-${name}`) : scriptName(name);
}
