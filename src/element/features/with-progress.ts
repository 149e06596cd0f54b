import type { Percentage } from '../../actions/capabilities.js';
import { progressOutline, type ProgressShape } from '../../math/progress-shape.js';
import { computedText } from '../style/computed-text.js';
import { areNear, type Codec } from '../style/held.js';
import type { DomTarget } from '../target/dom-target.js';
import { addProperty, hostOf } from './feature.js';

/** A target whose element shows only a part of itself, or uses a percentage in its style. */
export interface DomProgress extends Percentage {
  /** The shape of the visible part; undefined shows everything. Replace it as a whole. */
  progress: ProgressShape | undefined;
}

/**
 * Adds a `percentage` to the target of an element, for `progressTo` and `progressFromTo`.
 *
 * It is written to the custom property `--percentage`, which the element's style may use. With a shape, `clip-path`
 * shows only a radial or bar-shaped part of the element.
 *
 * ```ts page
 * import { play, progressTo } from 'rx-motion';
 * import { domTarget, withProgress } from 'rx-motion/dom';
 *
 * const timer = withProgress(domTarget(document.querySelector<HTMLElement>('#card')!), { type: 'radial' });
 * play(progressTo(2, 100), timer).subscribe();
 * ```
 *
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made, or `progress` not a shape.
 * @see cocos2d-x ProgressTimer.
 */
export function withProgress<T extends DomTarget>(target: T, progress?: ProgressShape): T & DomProgress {
  const host = hostOf('withProgress', target);
  if (!Object.hasOwn(host, 'percentage')) {
    const percentage = host.hold(PERCENTAGE);
    let shape: ProgressShape | undefined;
    const clip = (next: ProgressShape | undefined, at: number): void => {
      if (next !== undefined) host.declare('clip-path', clipText(next, at));
      else if (shape !== undefined) host.declare('clip-path', null);
      shape = next;
    };
    addProperty<number>(
      host,
      'percentage',
      () => percentage.value,
      (next) => {
        clip(shape, next);
        percentage.value = next;
      },
    );
    addProperty<ProgressShape | undefined>(
      host,
      'progress',
      () => shape,
      (next) => {
        clip(next, percentage.value);
      },
    );
  }
  return progress === undefined ? (target as T & DomProgress) : Object.assign(target as T & DomProgress, { progress });
}

const PERCENTAGE: Codec<number> = {
  name: '--percentage',
  read: (element) => Number(computedText(element, '--percentage')) || 0,
  write: (value) => value,
  isPage: areNear,
};

/** The `clip-path` of a shape at a percentage, independent of the element's size. */
export function clipText(shape: ProgressShape, percentage: number): string {
  const outline = progressOutline('withProgress', shape, percentage);
  const corners: string[] = [];
  for (let at = 0; at < outline.length; at += 2) corners.push(`${outline[at]! * 100}% ${outline[at + 1]! * 100}%`);
  return corners.length === 0 ? 'inset(50%)' : `polygon(${corners.join()})`;
}
