import { cssValues, random, spawn, to } from 'rx-motion';
import { domTarget, flush, styleTo } from 'rx-motion/dom';
import { score, toCSS } from 'rx-motion/score';
import { of } from 'rxjs';
import { randomActions } from '../dom/native/random-actions.js';

/** How far a style sheet of a score is from what frames show, at ten times. */
export interface Difference {
  readonly seed: number;
  /** As a fraction of the way of a corner, or of 25 px if that is more. */
  readonly transform: number;
  readonly opacity: number;
  /** Of a channel, from 0 to 255. */
  readonly color: number;
}

const COLORS = ['#f00', 'rebeccapurple', 'rgb(10, 200, 30)', 'rgba(0, 0, 255, 0.4)', 'hsl(200 50% 40%)'] as const;

/** The greatest difference of one random action, with a colour beside it. */
export function difference(seed: number): Difference {
  const uniform = random(seed);
  const next = (): number => uniform(0, 1);
  const oneOf = <V>(values: readonly V[]): V => values[Math.floor(next() * values.length)]!;
  const motion = randomActions(next)(3);
  const [from, color] = [oneOf(COLORS), oneOf(COLORS)];
  const seconds = motion.duration + 0.1;
  const found = { x: 5, y: -7, rotation: 10, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0, opacity: 1, color: from };
  // On a server, the target is an object.
  const plan = score(spawn(motion, to(seconds, { color }, { mix: cssValues() })), found as never);
  const styled = paragraph(from);
  styled.id = 'styled';
  styled.style.transform = 'translate(5px, -7px) rotate(10deg)';
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = toCSS(plan, { selector: '#styled', name: 'random' });
  const [animation] = styled.getAnimations();
  animation!.pause();

  const way: DOMPoint[] = [];
  const all = Array.from({ length: 10 }, () => next() * plan.duration).map((time) => {
    animation!.currentTime = time * 1000;
    const twin = paragraph(from);
    const target = domTarget(twin);
    Object.assign(target, { x: 5, y: -7, rotation: 10 });
    of(0, time)
      .pipe(spawn(motion, styleTo(seconds, { color })).on(target))
      .subscribe();
    flush();
    const [seen, wanted] = [getComputedStyle(styled), getComputedStyle(twin)];
    const [one, other] = [cornerOf(seen.transform), cornerOf(wanted.transform)];
    way.push(other);
    const [channels, wantedChannels] = [channelsOf(seen.color), channelsOf(wanted.color)];
    const shown = {
      transform: Math.hypot(one.x - other.x, one.y - other.y),
      opacity: Math.abs(Number(seen.opacity) - Number(wanted.opacity)),
      color: Math.max(...channels.map((channel, index) => Math.abs(channel - wantedChannels[index]!))),
    };
    twin.remove();
    return shown;
  });
  styled.remove();
  sheet.remove();
  const range = Math.max(25, ...way.map(({ x, y }) => Math.hypot(x - way[0]!.x, y - way[0]!.y)));
  const most = (name: 'transform' | 'opacity' | 'color'): number => Math.max(...all.map((it) => it[name]));
  return { seed, transform: most('transform') / range, opacity: most('opacity'), color: most('color') };
}

function paragraph(color: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = `position: absolute; width: 100px; height: 40px; color: ${color}`;
  return element;
}

/** Where a point of the element is shown. */
function cornerOf(transform: string): DOMPoint {
  return new DOMMatrix(transform).transformPoint(new DOMPoint(50, 20));
}

/** Red, green and blue as they are mixed: the less is seen of a colour, the less they count. */
function channelsOf(color: string): number[] {
  const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)!.map(Number) as [number, number, number, number?];
  return [red * alpha, green * alpha, blue * alpha, 255 * alpha];
}
