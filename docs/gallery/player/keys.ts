import { type Subscription, filter, fromEvent, withLatestFrom } from 'rxjs';
import type { Player } from './player.js';

/** The keyboard of a player: space plays and pauses, arrows scrub, Home and End jump, L loops. */
export function keys(player: Player): Subscription {
  return fromEvent<KeyboardEvent>(document, 'keydown')
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

/** A button has its own space, a select its own arrows; the scrubber's are ours. */
function belongsToControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('.scrubber') !== null) return false;
  if (target.closest('input, select, textarea') !== null) return true;
  return key === ' ' && target.closest('a, button') !== null;
}
