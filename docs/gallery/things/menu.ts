import { cubicOut, hide, play, sequence, show } from 'rx-motion';
import { domTarget, respectReducedMotion, styleTo } from 'rx-motion/dom';
import { fromEvent, scan, switchMap, tap } from 'rxjs';

document.body.innerHTML = `<main class="stage top">
  <div class="popup">
    <button aria-expanded="false" aria-controls="items">Share</button>
    <div id="items" class="fold"><ul class="card">
      <li><a href="#">Copy the link</a></li>
      <li><a href="#">Send by mail</a></li>
      <li><a href="#">Embed it in a page</a></li>
      <li><a href="#">Print</a></li>
    </ul></div>
  </div>
</main>`;

const button = document.querySelector('button')!;
const items = domTarget(document.querySelector<HTMLElement>('#items')!);

// '*' is what the style sheet says: here a height of 0. Nobody tabs to what
// is hidden.
const unfold = sequence(show(), styleTo(0.4, { height: 'auto' }, cubicOut));
const fold = sequence(styleTo(0.4, { height: '*' }, cubicOut), hide());

fromEvent(button, 'click')
  .pipe(
    scan((isOpen) => !isOpen, false),
    tap((isOpen) => button.setAttribute('aria-expanded', String(isOpen))),
    switchMap((isOpen) =>
      play(respectReducedMotion(isOpen ? unfold : fold), items),
    ),
  )
  .subscribe();
