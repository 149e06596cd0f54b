import { cssKeyframes, flush, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';

/** A row of the platform's tests: a property, its start (`NEUTRAL` for none of its own), its goal, and some progresses. */
export interface Row {
  readonly property: string;
  readonly from: string;
  readonly to: string;
  readonly at: readonly number[];
}

/** What differs from the browser's own interpolation. */
export interface Difference extends Omit<Row, 'at'> {
  readonly progress: number;
  readonly browsers: string;
  readonly ours: string;
}

const script = (property: string): string =>
  property.startsWith('--')
    ? property
    : property === 'offset'
      ? 'cssOffset'
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const rounded = (text: string): string =>
  text.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10 + 0));

function boxWith({ property, from }: Row): HTMLElement {
  const parent = document.createElement('div');
  parent.style.cssText = 'width: 400px; height: 300px; position: relative; font-size: 16px; color: rgb(10, 20, 30)';
  const box = parent.appendChild(document.createElement('div'));
  box.textContent = 'word';
  if (from !== 'NEUTRAL') box.style.setProperty(property, from);
  document.body.append(parent);
  return box;
}

/** Shows a row at each progress, beside an element that the browser animates, and returns what differs. */
export function differences(rows: readonly Row[], by: 'styleTo' | 'cssKeyframes'): Difference[] {
  return rows.flatMap((row) => {
    const { property, from, to } = row;
    const [ours, browsers] = [boxWith(row), boxWith(row)];
    const goal = { [script(property)]: to };
    let progress = 0;
    const curve = (): number => progress;
    const action = by === 'styleTo' ? styleTo(1, { [property]: to }, curve) : cssKeyframes(1, goal, curve);
    const time$ = new Subject<number>();
    let error = '';
    time$.pipe(action.on({ element: ours })).subscribe({ error: (it: unknown) => (error = String(it)) });
    const animation = browsers.animate([from === 'NEUTRAL' ? {} : { [script(property)]: from }, goal], {
      duration: 5000,
      fill: 'both',
      easing: 'linear(-2, 3)',
    });
    animation.pause();
    const found = row.at.flatMap((at): Difference[] => {
      progress = at;
      time$.next(0.5);
      flush();
      animation.currentTime = (at + 2) * 1000;
      const [look, expected] = [ours, browsers].map((box) => getComputedStyle(box).getPropertyValue(property));
      if (rounded(error || look!) === rounded(expected!)) return [];
      return [{ property, from, to, progress, browsers: expected!, ours: error || look! }];
    });
    time$.complete();
    for (const box of [ours, browsers]) box.parentElement!.remove();
    return found;
  });
}
