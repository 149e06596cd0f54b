import type { Viewed } from '../../actions/orbit-camera.js';
import { eyeUnit, lookAtMatrix } from '../../math/orbit.js';
import type { DomTarget } from '../target/dom-target.js';
import { addProperty, hostOf } from './feature.js';

/**
 * Adds an `eye`, a `center` and an `up` to the target of an element, for `orbitCamera`: the element is shown as seen
 * from there.
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
  if (!Object.hasOwn(host, 'eye')) {
    let camera = ahead;
    const shown = (): Camera => (host.view === '' ? ahead : camera);
    for (const name of Object.keys(ahead) as (keyof Camera)[])
      addProperty(
        host,
        name,
        () => shown()[name],
        (value) => {
          camera = { ...shown(), [name]: value };
          host.view = viewText(camera);
        },
      );
  }
  return target as T & Viewed;
}

/** {@link Viewed} with all of its properties, set or not. */
type Camera = { [K in keyof Required<Viewed>]: Viewed[K] };

const ahead: Camera = { eye: { x: 0, y: 0, z: eyeUnit }, center: undefined, up: undefined };

function viewText({ eye, center, up }: Camera): string {
  if (eye.x === 0 && eye.y === 0 && center === undefined && up === undefined) return '';
  return `matrix3d(${lookAtMatrix(eye, 0, 0, [], center, up).join()})`;
}
