import { cubicOut, moveTo, play, stagger } from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { splitText } from 'rx-motion/text';
import { defer, finalize, fromEvent, startWith, switchMap } from 'rxjs';

document.body.innerHTML = `<main class="stage">
  <h1 class="headline">Interrupt it at any word</h1>
  <button>Again</button>
</main>`;

const headline = document.querySelector<HTMLElement>('.headline')!;

/** Each word rises into its line; the text itself stays readable and whole. */
const risen$ = defer(() => {
  const { targets, revert } = splitText(headline, { by: 'words', mask: true });
  for (const word of targets) word.y = word.height;
  const rise = stagger(0.08, targets, () => moveTo(0.7, { y: 0 }, cubicOut));
  return play(respectReducedMotion(rise)).pipe(finalize(revert));
});

fromEvent(document.querySelector('button')!, 'click')
  .pipe(
    startWith(null),
    switchMap(() => risen$),
  )
  .subscribe();
