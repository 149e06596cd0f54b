import { type Observable, defer, fromEvent, map, scan, switchMap } from 'rxjs';
import { frame$, play, to } from 'rx-motion';
import { marbles } from 'rx-motion/testing';

/** How far a menu is open, from 0 to 1: a click on the way turns it round. */
function openness(click$: Observable<unknown>, clock$ = frame$) {
  return defer(() => {
    const menu = { open: 0 };
    return click$.pipe(
      scan((isOpen) => !isOpen, false),
      switchMap((isOpen) =>
        play(to(1, { open: isOpen ? 1 : 0 }), menu, clock$),
      ),
      map(() => menu.open),
    );
  });
}

// In the page.
document.body.innerHTML = `<main class="stage">
  <button>Menu</button><progress value="0"></progress>
</main>`;
const bar = document.querySelector('progress')!;
openness(fromEvent(document.querySelector('button')!, 'click')).subscribe(
  (open) => {
    bar.value = open;
  },
);

// In its test: frames of half a second.
marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
  const click$ = hot('   -c-----c----------');
  const clock$ = frames('--f--f---f--f--f--', 0.5);
  const expected = '     --a--b---b--c--a--';
  const runs = ['        -^-----!', '       -------^-------!'];
  expectObservable(openness(click$, clock$)).toBe(expected, {
    a: 0,
    b: 0.5,
    c: 0.25,
  });
  expectSubscriptions(clock$.subscriptions).toBe(
    runs.map((run) => run.replaceAll(' ', '')),
  );
});
console.log('✓ the marble test passes');
