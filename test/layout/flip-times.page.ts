/** Flips in random trees of actions, at times that go forwards and back. */
import { backOut, delayTime, eased, type FiniteAction, repeatTimes, sequence, speed } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { flip } from 'rx-motion/layout';
import { from } from 'rxjs';
import { randomFrom } from '../random-from.js';

const sheet = `
  .row { display: flex; flex-wrap: wrap; gap: 5px; width: 300px }
  .row.back { flex-direction: row-reverse }
  .row > b { width: 60px; height: 30px; border-radius: 4px }
  .row > b.large { width: 120px; height: 50px }
`;

/** The differences between a jump to a time and going there frame by frame. */
export async function run(count: number): Promise<string[]> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
  const wrong: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const [straight, ...others] = await Promise.all(ways.map((way) => shownBy(seed, way)));
    others.forEach((shown, index) => {
      if (shown !== straight) wrong.push(`${seed} by way ${index + 1}: ${shown} instead of ${straight}`);
    });
  }
  return wrong;
}

type Way = (end: number, random: () => number, duration: number) => readonly number[];
const ways: readonly Way[] = [
  (end) => [0, end],
  (end) => Array.from({ length: end * 16 + 1 }, (_, frame) => frame / 16),
  (end, random, duration) => [0, ...Array.from({ length: 5 }, () => (duration + 0.5) * random() - 0.5), end],
];

async function shownBy(seed: number, way: Way): Promise<string> {
  const random = randomFrom(seed);
  document.body.innerHTML = '<div class="row"><b>0</b><b>1</b><b>2</b><b>3</b></div>';
  const row = document.querySelector<HTMLElement>('.row')!;
  const action = tree(row, random, 3);
  const end = Math.floor(16 * random() * (action.duration + 0.2)) / 16;
  let error = '';
  from(way(end, random, action.duration))
    .pipe(action.on(null))
    .subscribe({ error: (thrown: unknown) => (error = String(thrown)) });
  flush();
  const shown = row.outerHTML.replace(/ (style|class)=""/g, '') + error;
  // A stopped run is continued in the same task.
  await new Promise((done) => setTimeout(done));
  return shown.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => String(Math.round(100 * Number(number)) / 100 + 0));
}

function tree(row: HTMLElement, random: () => number, depth: number): FiniteAction<unknown> {
  const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const kind =
    depth === 0 ? 'flip' : some(['flip', 'flip', 'sequence', 'sequence', 'repeat', 'eased', 'speed'] as const);
  if (kind === 'flip') return random() < 0.25 ? delayTime(some([0, 0.25])) : flipOf(row, random);
  const inner = tree(row, random, depth - 1);
  if (kind === 'repeat') return repeatTimes(inner, 2);
  if (kind === 'eased') return eased(inner, some([(t: number) => t * t, backOut]));
  return kind === 'speed' ? speed(inner, some([2, 0.5])) : sequence(inner, tree(row, random, depth - 1));
}

/** A flip that undoes its change. */
function flipOf(row: HTMLElement, random: () => number): FiniteAction<unknown> {
  const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const index = some([0, 1, 2, 3]);
  const change = some([
    () => {
      const before = [...row.children];
      row.append(row.firstElementChild!);
      return () => {
        row.replaceChildren(...before);
      };
    },
    () => {
      const card = row.children[index]!;
      card.classList.toggle('large');
      return () => card.classList.toggle('large');
    },
    () => {
      row.classList.toggle('back');
      return () => row.classList.toggle('back');
    },
  ]);
  return flip('.row > b', change, { duration: some([0, 0.25, 0.5]), stagger: some([0, 0, 0.125]) });
}
