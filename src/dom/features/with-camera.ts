import type { Viewed } from '../../actions/orbit-camera.js';
import { type Eye, eyeUnit, lookAtMatrix } from '../../math/orbit.js';
import type { DomTarget } from '../target/dom-target.js';
import type { ElementTarget } from '../target/element-target.js';
import { addFeature, hasFeature, hostOf } from './feature.js';

/**
 * Adds an `eye` to the target of an element, with a `center` and an `up`, for `orbitCamera`: the element is shown as seen from
 * there.
 *
 * ```ts page
 * import { orbitCamera, play } from 'rx-motion';
 * import { domTarget, withCamera } from 'rx-motion/dom';
 *
 * const card = withCamera(domTarget(document.querySelector<HTMLElement>('#card')!));
 * const orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 360, angleX: 0, deltaAngleX: 0 };
 * play(orbitCamera(2, orbit), card).subscribe();
 * ```
 *
 * @returns The same target.
 * @throws TypeError when `target` is not one that {@link domTarget} made.
 */
export function withCamera<T extends DomTarget>(target: T): T & Viewed {
  const host = hostOf('withCamera', target);
  if (!hasFeature(host, 'eye')) addFeature(host, new Camera(host), 'eye', 'center', 'up');
  return target as T & Viewed;
}

class Camera implements Viewed {
  readonly #host: ElementTarget;
  #eye: Readonly<Eye> = { x: 0, y: 0, z: eyeUnit };
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;

  constructor(host: ElementTarget) {
    this.#host = host;
  }

  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.#show();
  }

  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.#show();
  }

  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
    this.#show();
  }

  #show(): void {
    const [eye, center, up] = [this.#eye, this.#center, this.#up];
    const isAhead = eye.x === 0 && eye.y === 0 && center === undefined && up === undefined;
    this.#host.view = isAhead ? '' : `matrix3d(${lookAtMatrix(eye, 0, 0, matrix, center, up).join()})`;
  }
}

const matrix: number[] = [];
