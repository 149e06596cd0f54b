import { displacements } from '../../element/displacement.js';
import type { StyledElement } from '../../element/elemental.js';
import { targetOf } from '../../element/target/dom-target.js';
import { transitions } from '../presence/transition.js';

/** Takes an element over from whatever moves it: its own numbers are then those that are seen. */
export function takeOver(element: StyledElement): void {
  displacements.get(element)?.handOver();
  const transition = transitions.get(element);
  if (transition?.entering === true) transition.playOn(null);
  targetOf(element).take();
}
