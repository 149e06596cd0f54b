import { frame$, play, sineInOut } from 'rx-motion';
import { domTarget, styleTo } from 'rx-motion/dom';
import { marbles } from 'rx-motion/testing';
import { defer, fromEvent, map, type Observable, scan, switchMap } from 'rxjs';

document.body.innerHTML = `<main class="stage top"><div class="popup">
  <button>Menu</button>
  <div style="height: 0; overflow: hidden">
    <ul class="card"><li>Copy</li><li>Send</li></ul>
  </div>
</div></main>`;
const button = document.querySelector('button')!;
const panel = document.querySelector<HTMLElement>('.popup div')!;

function toggle(
  panel: HTMLElement,
  click$: Observable<unknown>,
  clock$ = frame$,
) {
  return defer(() => {
    const menu = domTarget(panel);
    return click$.pipe(
      scan((open) => !open, false),
      map((open) => styleTo(1, { height: open ? 'auto' : 0 }, sineInOut)),
      switchMap((change) => play(change, menu, clock$)),
    );
  });
}
toggle(panel, fromEvent(button, 'click')).subscribe();

// The test: frames of half a second, the second click halfway.
marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
  const click$ = hot('   -c-----c----------');
  const clock$ = frames('--f--f---f--f--f--', 0.5);
  const progress = '     --a--b---a--b--c--';
  const runs = ['-^-----!', '-------^-------!'];
  const values = { a: 0, b: 0.5, c: 1 };
  expectObservable(toggle(panel, click$, clock$)).toBe(progress, values);
  expectSubscriptions(clock$.subscriptions).toBe(runs);
});
console.log('✓ the marble test passes');
