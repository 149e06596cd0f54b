import { cubicOut, hide, play, sequence, show } from 'rx-motion';
import { domTarget, respectReducedMotion, styleTo } from 'rx-motion/dom';
import { fromEvent, scan, switchMap, tap } from 'rxjs';

const answers = {
  'What drives it?': 'Any stream of seconds: frames, a slider, the scroll.',
  'How do I stop it?': 'Unsubscribe. Nothing of it runs after that.',
  'Can it go back?': 'Yes, the same way, from wherever it is.',
};

const main = document.createElement('main');
main.className = 'stage top accordion';
document.body.append(main);

for (const [question, answer] of Object.entries(answers)) {
  main.insertAdjacentHTML(
    'beforeend',
    `<section class="card"><button aria-expanded="false">${question}</button>
      <div class="fold"><p>${answer}</p></div></section>`,
  );
}

const unfold = sequence(show(), styleTo(0.35, { height: 'auto' }, cubicOut));
const fold = sequence(styleTo(0.35, { height: '*' }, cubicOut), hide());

for (const button of main.querySelectorAll('button')) {
  const panel = domTarget(button.nextElementSibling as HTMLElement);
  fromEvent(button, 'click')
    .pipe(
      scan((isOpen) => !isOpen, false),
      tap((isOpen) => button.setAttribute('aria-expanded', String(isOpen))),
      switchMap((isOpen) =>
        play(respectReducedMotion(isOpen ? unfold : fold), panel),
      ),
    )
    .subscribe();
}
