import { backOut, fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
import { enter, leave, respectReducedMotion } from 'rx-motion/dom';
import { filter, fromEvent, map, merge, switchMap, tap } from 'rxjs';

document.body.innerHTML = `<main class="stage">
  <button id="open">Delete the draft</button>
  <dialog class="card" aria-labelledby="title">
    <h2 id="title">Delete the draft?</h2>
    <p>Nobody can restore it.</p>
    <p class="row"><button>Keep it</button> <button>Delete</button></p>
  </dialog>
</main>`;

const dialog = document.querySelector('dialog')!;
const drop = spawn(fadeOut(0.3), moveBy(0.4, { y: 60 }, backOut));
const away = respectReducedMotion(drop, fadeOut(0.2));

const open$ = fromEvent(document.querySelector('#open')!, 'click');
const answer$ = fromEvent(dialog, 'click').pipe(
  filter(({ target }) => target instanceof HTMLButtonElement),
);
const escape$ = fromEvent(dialog, 'cancel').pipe(
  tap((event) => event.preventDefault()),
);

merge(
  open$.pipe(map(() => true)),
  merge(answer$, escape$).pipe(map(() => false)),
)
  .pipe(
    switchMap((isOpen) => {
      if (!isOpen)
        return leave(dialog, away).pipe(
          tap({ complete: () => dialog.close() }),
        );
      if (!dialog.open) dialog.showModal();
      return enter(dialog, reverseTime(away));
    }),
  )
  .subscribe();
