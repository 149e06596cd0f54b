import { delayTime, play } from 'rx-motion';
import { followEnd } from 'rx-motion/dom';
import { revealed } from 'rx-motion/stream';
import { revealWords } from 'rx-motion/text';
import { concat, concatMap, from, fromEvent, ignoreElements, of } from 'rxjs';
import { scan, switchMap, tap } from 'rxjs';

document.body.innerHTML = `<main class="stage"><div class="chat card">
  <div class="talk" tabindex="0"></div><button>Latest</button>
</div><p class="row"><button>Why?</button><button>And?</button></p></main>`;
const talk = document.querySelector('.talk')!;
const [latest, ...questions] = document.querySelectorAll('button');

// A model that speaks in bursts of four words.
const answer =
  'Words come in bursts, four at a time. They are shown at a steady pace, ' +
  'and each fades in. Scroll up, and the end is no longer followed. Ask ' +
  'again, and the answer stops where it is.';
const wait$ = play(delayTime(0.25)).pipe(ignoreElements());
const text$ = from(answer.match(/(\S+\s*){1,4}/g)!).pipe(
  concatMap((burst) => concat(wait$, of(burst))),
  scan((text, burst) => text + burst),
);

/** Adds a question; its answer grows while it is subscribed. */
function reply(question: string) {
  const turn = document.createElement('section');
  turn.innerHTML = `<h2>${question}</h2><p></p>`;
  talk.append(turn);
  const answer = turn.lastElementChild!;
  revealWords(answer);
  return text$.pipe(
    revealed(),
    tap((text) => (answer.textContent = text)),
  );
}

fromEvent(questions, 'click')
  .pipe(switchMap(({ target }) => reply((target as Element).textContent)))
  .subscribe();
followEnd(talk, { resume$: fromEvent(latest!, 'click') }).subscribe(
  (follows) => (latest!.hidden = follows),
);
