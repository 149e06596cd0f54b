import { filter, fromEvent, type Subscription, withLatestFrom } from 'rxjs';
import type { Player } from './player.js';

/**
 * The keyboard of a player: space plays and pauses, arrows scrub, Home and End jump, L loops.
 *
 * @param element The keys work only when it contains the focus.
 */
export function keys(player: Player, element: HTMLElement): Subscription {
  return fromEvent<KeyboardEvent>(element, 'keydown')
    .pipe(
      filter((event) => !event.ctrlKey && !event.metaKey && !event.altKey && !belongsToControl(event)),
      withLatestFrom(player.time$),
    )
    .subscribe(([event, time]) => {
      const step = player.duration / (event.shiftKey ? 10 : 50);
      const actions: Readonly<Record<string, () => void>> = {
        ' ': player.toggle,
        ArrowLeft: () => player.scrub(time - step),
        ArrowRight: () => player.scrub(time + step),
        Home: () => player.scrub(0),
        End: () => player.scrub(player.duration),
        l: () => player.loops$.next(!player.loops$.value),
      };
      const act = actions[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    });
}

/** A focused button handles the space bar itself; the arrows of the scrubber are handled here. */
function belongsToControl({ target, key }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && target.closest('a, button') !== null;
}
