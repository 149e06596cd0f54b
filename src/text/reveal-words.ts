import { type Observable, Subscription } from 'rxjs';
import type { Faded } from '../actions/capabilities.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { checkElement } from '../element/elemental.js';
import { checkOptions } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import type { FiniteAction } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import { finiteMotionOf } from '../motion/motion.js';
import { play } from '../motion/play.js';
import { ChangingText } from './changing-text.js';
import { pageHighlights } from './fading-highlights.js';
import { FadingWords } from './fading-words.js';

/** Options of {@link revealWords}. */
export interface RevealWordsOptions {
  /** Runs on the opacity of the words that are new, which is 0 at first; by default `fadeIn(0.3)` of rx-motion. */
  readonly enter?: FiniteAction<Faded> | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** While true, new words are there at once; by default the user's setting, `reducedMotion$`. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/**
 * Fades in what is new in the text of an element, whenever it changes, as the answer of a language model does.
 *
 * What is new is found by comparing texts. So the markup may be made anew at each change, for example by a Markdown
 * parser and `innerHTML`: words that stood stay as they are, and those that are entering go on. The words are painted
 * by CSS custom highlights, and the page itself is not changed: selections, links, screen readers and the framework
 * that renders the text see nothing of it. A highlight has no box, so words fade, but do not move. Browsers without
 * custom highlights show the text at once.
 *
 * ```ts page
 * import { fadeIn } from 'rx-motion';
 * import { revealWords } from 'rx-motion/text';
 *
 * const answer = document.querySelector<HTMLElement>('#box')!;
 * const subscription = revealWords(answer, { enter: fadeIn(0.4) });
 * answer.innerHTML += ' <em>and</em> more';
 * ```
 *
 * @param element Its present text stays as it is.
 * @returns Unsubscribe it to stop watching; all words are then there.
 * @throws TypeError when an argument is of the wrong kind; RangeError when `enter` has no end.
 * @see `revealed` of rx-motion/stream, which lets a text in bursts come at a steady pace.
 */
export function revealWords(element: Element, options: RevealWordsOptions = {}): Subscription {
  checkElement('revealWords', element);
  const { enter, frame$, reduced$ } = checkRevealWords('revealWords', options);
  const highlights = pageHighlights(element.ownerDocument);
  if (highlights === null) return Subscription.EMPTY;

  const text = new ChangingText(element);
  const entering = new Set<FadingWords>();
  let runs = new Subscription();
  let isReduced = false;
  const changes = new MutationObserver((records) => {
    const change = text.read(records);
    for (const words of entering) words.move(change);
    if (change.from === change.newEnd || isReduced) return;
    highlights.reach(element.getRootNode());
    const words = new FadingWords(text, highlights, change);
    entering.add(words);
    const run = play(enter, words, frame$).subscribe({ error: report });
    run.add(() => {
      words.opacity = 1;
      entering.delete(words);
    });
    runs.add(run);
  });
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  const subscription = new Subscription(() => {
    changes.disconnect();
    runs.unsubscribe();
  });
  subscription.add(
    reduced$.subscribe({
      next: (value) => {
        isReduced = value;
        if (!isReduced) return;
        runs.unsubscribe();
        runs = new Subscription();
      },
      error: report,
    }),
  );
  return subscription;
}

/** Checks the options, and returns them with their defaults. @param name The name of the function in errors. */
export function checkRevealWords(name: string, options: RevealWordsOptions): WithDefaults<RevealWordsOptions> {
  const {
    enter = leaf('revealWords', 0.3, (words: Faded) => (progress) => (words.opacity = progress)),
    frame$ = defaultFrame$,
    reduced$ = reducedMotion$,
  } = checkOptions(name, options, 'enter frame$ reduced$');
  finiteMotionOf(name, enter, 'enter must be');
  checkObservable(name, 'frame$', frame$);
  checkObservable(name, 'reduced$', reduced$);
  return { enter, frame$, reduced$ };
}
