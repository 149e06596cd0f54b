import { frame$, play } from 'rx-motion';
import { domTarget, styleTo } from 'rx-motion/dom';
import { marbles } from 'rx-motion/testing';
import { defer, fromEvent, type Observable, scan, switchMap } from 'rxjs';

document.body.innerHTML = `<main class="stage top"><div class="popup">
  <button>Menu</button>
  <div class="fold"><ul class="card"><li>Copy</li><li>Send</li></ul></div>
</div></main>`;
const button = document.querySelector('button')!;
const panel = document.querySelector<HTMLElement>('.fold')!;

function toggle(click$: Observable<unknown>, clock$ = frame$) {
  return defer(() => {
    const menu = domTarget(panel);
    const grow = styleTo(1, { height: 'auto' });
    const fold = styleTo(1, { height: 0 });
    return click$.pipe(
      scan((open) => !open, false),
      switchMap((open) => play(open ? grow : fold, menu, clock$)),
    );
  });
}
toggle(fromEvent(button, 'click')).subscribe();

// The test: frames of half a second, the second click halfway.
marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
  const click$ = hot('   -c-----c----------');
  const clock$ = frames('--f--f---f--f--f--', 0.5);
  const progress = '     --a--b---a--b--c--';
  const runs = ['-^-----!', '-------^-------!'];
  const values = { a: 0, b: 0.5, c: 1 };
  expectObservable(toggle(click$, clock$)).toBe(progress, values);
  expectSubscriptions(clock$.subscriptions).toBe(runs);
});
console.log('✓ the marble test passes');
