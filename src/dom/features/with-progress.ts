import type { Percentage } from '../../actions/capabilities.js';
import type { ProgressShape } from '../../math/progress-shape.js';
import type { DomTarget } from '../target/dom-target.js';
import type { ElementTarget } from '../target/element-target.js';
import { clipText } from './clip-text.js';
import { addFeature, hasFeature, hostOf } from './feature.js';

/** Shows a part of an element, or tells its style how much of it. */
export interface DomProgress extends Percentage {
  /** The part that is shown at a percentage; undefined for all of it. Replace it as a whole. */
  progress: ProgressShape | undefined;
}

/**
 * Adds a `percentage` to the target of an element, for `progressTo` and `progressFromTo`.
 *
 * It is the custom property `--percentage`, which the element's style may use. With a shape the element shows only a part of
 * itself, a radial or a bar-shaped one, cut out by `clip-path`.
 *
 * ```ts page
 * import { play, progressTo } from 'rx-motion';
 * import { domTarget, withProgress } from 'rx-motion/dom';
 *
 * const timer = withProgress(domTarget(document.querySelector<HTMLElement>('#timer')!), { type: 'radial' });
 * play(progressTo(2, 100), timer).subscribe();
 * ```
 *
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made, or `progress` not a shape.
 * @see cocos2d-x ProgressTimer.
 */
export function withProgress<T extends DomTarget>(target: T, progress?: ProgressShape): T & DomProgress {
  const host = hostOf('withProgress', target);
  if (!hasFeature(host, 'percentage')) addFeature(host, new PartShown(host), 'percentage', 'progress');
  const result = target as T & DomProgress;
  if (progress !== undefined) result.progress = progress;
  return result;
}

class PartShown implements DomProgress {
  readonly #host: ElementTarget;
  /** The element's own `clip-path`. */
  readonly #clip: string;
  #percentage: number;
  #progress: ProgressShape | undefined = undefined;

  constructor(host: ElementTarget) {
    const { element } = host;
    this.#host = host;
    this.#clip = element.style.clipPath;
    this.#percentage = Number(getComputedStyle(element).getPropertyValue('--percentage')) || 0;
  }

  get percentage(): number {
    return this.#percentage;
  }
  set percentage(value: number) {
    if (value === this.#percentage) return;
    this.#percentage = value;
    this.#host.declare('--percentage', value);
    if (this.#progress !== undefined) this.#host.declare('clip-path', clipText(this.#progress, value));
  }

  get progress(): ProgressShape | undefined {
    return this.#progress;
  }
  set progress(value: ProgressShape | undefined) {
    this.#host.declare('clip-path', value === undefined ? this.#clip : clipText(value, this.#percentage));
    this.#progress = value;
  }
}
