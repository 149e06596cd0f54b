import { Subscription } from 'rxjs';
import { make } from '../shell/make.js';
import { scrubbed$ } from '../shell/scrubbed.js';
import { svg } from '../shell/svg.js';
import { type Lane, lanesOf } from './lanes.js';
import type { Player } from './player.js';
import type { Sampled } from './sample.js';

const most = 12;

/** A lane for each changing number, with its curve. Dragging over it scrubs. */
export function timeline(
  sampled: Sampled,
  player: Player,
): { readonly element: HTMLElement; readonly subscription: Subscription } {
  const lanes = lanesOf(sampled);
  const cursor = make('div', { class: 'timeline-cursor' });
  const area = make('div', { class: 'timeline-area' }, cursor);
  const names = lanes.slice(0, most).map(({ actor, what, range, colors }) => {
    const name = make('div', { class: 'lane-name' }, `${actor} `, make('b', {}, what));
    if (colors === undefined) name.append(' ', make('small', {}, range.map(short).join(' – ')));
    return name;
  });
  const drawings = lanes
    .slice(0, most)
    .map((lane) => make('div', { class: 'lane', 'aria-hidden': 'true' }, drawing(lane)));
  if (lanes.length > most) names.push(make('div', { class: 'lane-name' }, `and ${lanes.length - most} more`));
  area.append(...drawings);
  const element = make(
    'div',
    { class: 'timeline', role: 'group', 'aria-label': 'what changes, from its least to its most' },
    make('div', { class: 'lane-names' }, ...names),
    area,
  );
  // If only texts of a style change there is no lane, so there must be no cursor.
  element.hidden = lanes.length === 0;

  const subscription = new Subscription();
  subscription.add(
    scrubbed$(area).subscribe((x) => {
      const { left, width } = area.getBoundingClientRect();
      player.scrub(((x - left) / width) * sampled.duration);
    }),
  );
  subscription.add(
    player.time$.subscribe((time) => {
      cursor.style.left = `${(time / sampled.duration) * 100}%`;
    }),
  );
  return { element, subscription };
}

/** A short form of a number. */
function short(value: number): string {
  return String(Math.abs(value) < 10 ? Number(value.toFixed(2)) : Math.round(value)).replace('-', '−');
}

function drawing({ values, colors, spans }: Lane): SVGSVGElement {
  const points = values.map((value, index) => `${index},${90 - value * 80}`).join(' ');
  return svg(
    'svg',
    { viewBox: `0 0 ${values.length - 1} 100`, preserveAspectRatio: 'none' },
    ...spans.map(([start, end]) =>
      svg('rect', { x: start, y: 0, width: Math.max(0.6, end - start), height: 100, class: 'lane-span' }),
    ),
    ...(colors?.map((color, index) => svg('rect', { x: index, y: 20, width: 1.2, height: 60, fill: color })) ?? [
      svg('polyline', { points, class: 'lane-curve', 'vector-effect': 'non-scaling-stroke' }),
    ]),
  );
}
