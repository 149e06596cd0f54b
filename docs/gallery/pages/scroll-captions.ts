import {
  at,
  delayTime,
  type Faded,
  fadeIn,
  fadeOut,
  type FiniteAction,
  moveBy,
  type Positioned,
  sequence,
  spawn,
} from 'rx-motion';

/** The captions of the scroll page, one second each. */
export const words: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Scrolling is time', text: 'The scroll position is a stream of seconds, like frames or a slider.' },
  { title: 'It drives an action', text: 'scrollTime(page).pipe(action.on(target)) is all the code of this page.' },
  { title: 'Backwards, too', text: 'Scroll up. Every state comes back exactly.' },
  { title: 'At any speed', text: 'A flick of the wheel skips a second, and nothing is lost.' },
];

/** A caption enters and leaves in its second; the first is visible at the start, the last one stays. */
export function caption(index: number): FiniteAction<Faded & Positioned> {
  const come = spawn(fadeIn(0.2), moveBy(0.2, { x: 0, y: -16 }));
  const go = spawn(fadeOut(0.2), moveBy(0.2, { x: 0, y: -16 }));
  if (index === 0) return sequence(delayTime(0.8), go);
  const stay = at(index, come);
  return index === words.length - 1 ? stay : sequence(stay, delayTime(0.6), go);
}
