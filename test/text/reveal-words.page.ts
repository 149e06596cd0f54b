import { fadeIn } from 'rx-motion';
import { revealWords } from 'rx-motion/text';
import { BehaviorSubject, Subject, type Subscription } from 'rxjs';
import { randomFrom } from '../random-from.js';

export const frame$ = new Subject<number>();
export const reduced$ = new BehaviorSubject(false);
export const root = document.querySelector<HTMLElement>('#text')!;

/** Steps below 1. */
const STEPS = 16;
/** In frames of 1/64 s. */
const DURATION = 16;

export function start(): Subscription {
  return revealWords(root, { enter: fadeIn(DURATION / 64), frame$, reduced$ });
}

/** Its action fails in the second frame. */
export function startFailing(): Subscription {
  const curve = (progress: number): number => {
    if (progress > 0) throw new Error('oh');
    return 0;
  };
  return revealWords(root, { enter: fadeIn(1, curve), frame$, reduced$ });
}

/** The step of each letter of an element: 16 if it is opaque, -1 if several paint it. */
export function stepsOf(element: Element): number[] {
  const steps = Array<number>(element.textContent.length).fill(STEPS);
  for (const [name, highlight] of CSS.highlights) {
    const step = Number(name.split('-').at(-1));
    for (const painted of highlight) {
      if (!element.contains(painted.startContainer)) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      range.setEnd(painted.startContainer, painted.startOffset);
      const from = range.toString().length;
      range.setEnd(painted.endContainer, painted.endOffset);
      const to = range.toString().length;
      for (let at = from; at < to; at++) steps[at] = steps[at] === STEPS ? step : -1;
    }
  }
  return steps;
}

/** A letter, and when it came: the frame, and which letters came with it. */
interface Letter {
  readonly at: number;
  readonly group: number;
}

const words = ['one ', 'two', ' ', 'three, ', '👩‍👧 ', 'السلام ', '東京', 'a', 'aa', '**', 'b ', '\n\n'];

/** Changes a text by chance, by markup that is made anew or by its nodes; returns what is wrong. */
export async function runRandom(seed: number): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const burst = (): string => Array.from({ length: below(6) }, () => pick(words)).join('');
  const wrong: string[] = [];
  root.replaceChildren();
  const subscription = start();
  let letters: Letter[] = [];
  let text = '';
  let now = 0;
  for (let round = 0; round < 80; round++) {
    for (let changes = 1 + below(2); changes > 0; changes--) change(root, text, burst());
    const next = root.textContent;
    await Promise.resolve();
    letters = changed(letters, text, next, { at: now, group: round });
    text = next;
    const frames = below(8);
    for (let frame = 0; frame < frames; frame++) {
      // From rest, the first frame adds no time, like that of each run.
      frame$.next(1 / 64);
      now++;
    }
    const expected = letters.map(({ at }) => Math.min(STEPS, Math.max(0, now - at - 1)));
    const steps = stepsOf(root);
    if (steps.join() !== expected.join()) {
      wrong.push(`${seed}, ${round}: ${JSON.stringify(text)}\n${steps.join()}\n${expected.join()}`);
      break;
    }
  }
  subscription.unsubscribe();
  if (stepsOf(root).some((step) => step !== STEPS)) wrong.push(`${seed}: something is painted at the end`);
  return wrong;

  function change(root: Element, text: string, added: string): void {
    const last = lastText(root);
    const kind = below(10);
    // The markup is made anew.
    if (kind < 4) root.innerHTML = markupOf(root.textContent + added);
    else if (kind === 4) root.append(added);
    else if (kind === 5 && last) last.data += added;
    else if (kind === 6 && last) last.nodeValue = last.data + added;
    else if (kind === 7 && root.lastElementChild)
      root.lastElementChild.insertAdjacentHTML('beforeend', markupOf(added));
    else if (kind === 8 && root.childNodes.length > 0) {
      const child = pick([...root.childNodes]);
      if (random() < 0.5) child.remove();
      else child.before(added);
    } else {
      const middle = below(text.length + 1);
      root.innerHTML = markupOf(text.slice(0, middle) + added + text.slice(middle + below(4)));
    }
  }

  /** The same text, in elements by chance. */
  function markupOf(text: string): string {
    let markup = '';
    for (let at = 0; at < text.length;) {
      const part = text.slice(at, (at += 1 + below(12)));
      markup += pick([part, `<b>${part}</b>`, `<p>${part}<!-- -->`, `<code><i>${part}</i></code>`]);
    }
    return markup;
  }
}

function lastText(root: Element): Text | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let last = null;
  while (walker.nextNode()) last = walker.currentNode;
  return last as Text | null;
}

/** What of a text stands at both ends keeps its letters; what a change has cut off from its beginning is opaque. */
function changed(letters: readonly Letter[], before: string, after: string, added: Letter): Letter[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const replaced = letters.slice(0, letters.length - end);
  const rest = letters
    .slice(letters.length - end)
    .map((letter) => (replaced.some(({ group }) => group === letter.group) ? { at: -99, group: -1 } : letter));
  const added$ = Array<Letter>(after.length - start - end).fill(added);
  return [...letters.slice(0, start), ...added$, ...rest];
}
