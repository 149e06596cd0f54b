import { frame$, play, to } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { fromEvent, map, type Observable, scan, switchMap } from 'rxjs';

/** How far the menu is open, in percent. A click halfway through reverses it. */
function openness(click$: Observable<unknown>, clock$ = frame$) {
  const menu = { open: 0 };
  return click$.pipe(
    scan((isOpen) => !isOpen, false),
    switchMap((isOpen) =>
      play(to(1, { open: isOpen ? 100 : 0 }), menu, clock$),
    ),
    map(() => menu.open),
  );
}

document.body.innerHTML = `<main class="stage top"><div class="popup">
  <button>Menu</button>
  <ul class="card"><li><a>Copy</a></li><li><a>Send</a></li></ul>
</div></main>`;
const click$ = fromEvent(document.querySelector('button')!, 'click');
const list = document.querySelector('ul')!;
list.style.clipPath = 'inset(0 0 100%)';
openness(click$).subscribe((open) => {
  list.style.clipPath = `inset(0 0 ${100 - open}%)`;
});

// The test: frames of half a second, the second click halfway.
marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
  const click$ = hot('   -c-----c----------');
  const clock$ = frames('--f--f---f--f--f--', 0.5);
  const open = '         --a--b---b--c--a--';
  const runs = ['-^-----!', '-------^-------!'];
  expectObservable(openness(click$, clock$)).toBe(open, { a: 0, b: 50, c: 25 });
  expectSubscriptions(clock$.subscriptions).toBe(runs);
});
console.log('✓ the marble test passes');
