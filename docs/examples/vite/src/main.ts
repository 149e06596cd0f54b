import { fromEvent, scan, switchMap } from 'rxjs';
import { cubicInOut, play, to } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';

const button = document.querySelector('button')!;
const card = domTarget(document.querySelector<HTMLElement>('#card')!);

// A new click unsubscribes from the motion of the last one, and starts from where the card is.
fromEvent(button, 'click')
  .pipe(
    scan((isAway) => !isAway, false),
    switchMap((isAway) => play(to(0.4, { x: isAway ? 240 : 0, rotation: isAway ? 90 : 0 }, cubicInOut), card)),
  )
  .subscribe();
