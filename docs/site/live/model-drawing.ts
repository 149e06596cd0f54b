import { fadeTo, moveTo, rotateBy, type Seconds, sequence, spawn } from 'rx-motion';
import { of } from 'rxjs';
import { svg } from '../../gallery/shell/svg.js';

/** The action in the drawing: a move, then a rotation and a fade in parallel. */
const action = sequence(moveTo(1, { x: 100, y: 0 }), spawn(rotateBy(1, 180), fadeTo(0.5, 0.4)));

/** Its parts, each over its span of time. */
const spans: readonly {
  readonly name: string;
  readonly start: Seconds;
  readonly end: Seconds;
  readonly row: number;
}[] = [
  { name: 'moveTo', start: 0, end: 1, row: 0 },
  { name: 'rotateBy', start: 1, end: 2, row: 0 },
  { name: 'fadeTo', start: 1, end: 1.5, row: 1 },
];

export const duration: Seconds = action.duration;

const width = 600;
const rows = { frames: 16, elapsed: 130, spans: 170 };

/** The state of the target at a time, in one jump. */
export function stateAt(time: Seconds): { readonly x: number; readonly rotation: number; readonly opacity: number } {
  const target = { x: 0, y: 0, rotation: 0, opacity: 1 };
  of(0, time).pipe(action.on(target)).subscribe();
  return target;
}

/** Frames, the time that they add up to, and the spans under the playhead. */
export interface ModelDrawing {
  readonly element: SVGSVGElement;
  readonly drawFrames: (times: readonly Seconds[]) => void;
  readonly show: (time: Seconds) => void;
}

export function modelDrawing(): ModelDrawing {
  const frames = svg('g');
  const steps = svg('path', { class: 'steps' });
  const playhead = svg('line', { class: 'playhead', y1: 0, y2: 240 });
  const box = (row: number) => ({ y: rows.spans + row * 34, height: 26, rx: 6 });
  const done = spans.map(({ start, row }) => svg('rect', { class: 'done', x: place(start), width: 0, ...box(row) }));
  const element = svg(
    'svg',
    {
      viewBox: '-72 -6 684 250',
      role: 'img',
      'aria-label': 'Frames add up to elapsed time; a playhead moves through the spans of an action’s parts.',
    },
    ...Object.entries(rows).map(([, y], index) =>
      svg(
        'text',
        { class: 'name', x: -14, y: [y + 5, y - 40, y + 18][index]! },
        ['frame$', 'elapsed', 'action'][index]!,
      ),
    ),
    frames,
    steps,
    ...spans.map(({ start, end, row }) =>
      svg('rect', { class: 'span', x: place(start), width: place(end - start), ...box(row) }),
    ),
    ...done,
    ...spans.map(({ name, start, row }) =>
      svg('text', { class: 'span-name', x: place(start) + 10, y: rows.spans + row * 34 + 18 }, name),
    ),
    playhead,
  );
  let times: readonly Seconds[] = [];
  return {
    element,
    drawFrames(given) {
      times = given;
      frames.replaceChildren(...times.map((time) => svg('circle', { cx: place(time), cy: rows.frames, r: 5 })));
      const stairs = times.map((time) => `H${place(time)}V${rows.elapsed - (time / duration) * 86}`);
      steps.setAttribute('d', `M0 ${rows.elapsed}${stairs.join('')}H${width}`);
    },
    show(time) {
      playhead.setAttribute('x1', String(place(time)));
      playhead.setAttribute('x2', String(place(time)));
      for (const [index, circle] of [...frames.children].entries())
        circle.classList.toggle('is-shown', times[index]! <= time);
      for (const [index, { start, end }] of spans.entries())
        done[index]!.setAttribute('width', String(place(Math.max(0, Math.min(end, time) - start))));
    },
  };
}

function place(time: Seconds): number {
  return (time / duration) * width;
}
