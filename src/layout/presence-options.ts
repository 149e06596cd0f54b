import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { fadeOut } from '../actions/fade.js';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import { checkEither, checkFunction, checkObject } from '../math/check.js';
import { type CheckedFlip, type FlipOptions, SHORT, checkFlip } from './flip-options.js';

/** How a list of elements follows a list of items. */
export interface PresenceOptions<T, E extends StyledElement = HTMLElement> extends Omit<
  FlipOptions,
  'key' | 'stagger'
> {
  /** What identifies an item. */
  readonly key: (item: T) => unknown;
  /** Makes the element of a new item. */
  readonly create: (item: T) => E;
  /** Shows an item that came again in its element. */
  readonly update?: (element: E, item: T) => void;
  /** How elements enter; by default, and if less motion is wanted, they fade in. */
  readonly enter?: FiniteAction<DomTarget>;
  /** How elements leave; by default, and if less motion is wanted, they fade out. */
  readonly leave?: FiniteAction<DomTarget>;
  /** Whether a leaving element is taken out of the flow at once (`pop`, the default), or keeps its room (`wait`). */
  readonly leaving?: 'pop' | 'wait';
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
}

export type CheckedPresence<T, E extends StyledElement> = Required<PresenceOptions<T, E>> & {
  readonly flip: CheckedFlip;
  /** What elements do instead of entering and leaving if less motion is wanted. */
  readonly calm: { readonly enter: FiniteAction<DomTarget>; readonly leave: FiniteAction<DomTarget> };
};

export function checkPresence<T, E extends StyledElement>(options: PresenceOptions<T, E>): CheckedPresence<T, E> {
  checkObject('presence', 'options', options);
  const flip = checkFlip('presence', { ...options, key: (element) => element });
  const { key, create, update = () => undefined, leaving = 'pop', frame$ = defaultFrame$ } = options;
  const calm = { enter: appear(), leave: fadeOut(SHORT) };
  const { enter = calm.enter, leave = calm.leave } = options;
  checkFunction('presence', 'key', key);
  checkFunction('presence', 'create', create);
  checkFunction('presence', 'update', update);
  checkEither('presence', 'leaving', leaving, ['pop', 'wait']);
  checkObservable('presence', 'frame$', frame$);
  return { ...flip, key, create, update, enter, leave, leaving, frame$, flip, calm };
}

/** Fades in to the opacity that the page gives the element. */
function appear(): FiniteAction<DomTarget> {
  return leaf('presence', SHORT, (target) => {
    const { opacity } = target;
    return (progress) => {
      target.opacity = opacity * progress;
    };
  });
}
