import type { Seconds } from 'rx-motion';
import { svg } from '../../../gallery/shell/svg.js';
import type { Recorded } from './recorder.js';

/** The part of time in a drawing. */
export interface Shown {
  readonly clicks: readonly Seconds[];
  readonly from: Seconds;
  readonly now: Seconds;
  /** The latest time that was reached; beyond `now` after going back. */
  readonly latest: Seconds;
}

/** The clicks, the subscriptions and the progress of a program as a marble diagram. */
export interface Diagram {
  readonly element: SVGSVGElement;
  /** The seconds that fit into the drawing. */
  readonly seconds: () => Seconds;
  /** The seconds from its left end to a horizontal position in the window. */
  readonly secondsAt: (clientX: number) => Seconds;
  readonly draw: (shown: Shown, state: Recorded) => void;
}

const perSecond = 120;
const left = 84;
const rows = { click$: 22, runs: 50, open: 168 };
const lanes = 3;
const laneHeight = 20;
const height = 188;
const lineHeight = 46;

export function diagram(): Diagram {
  const rails = svg('path', { class: 'rail' });
  const marks = svg('g');
  const runs = svg('g');
  const line = svg('path', { class: 'line' });
  const now = svg('g', { class: 'now' }, svg('line', { y1: 6, y2: height - 6 }), svg('circle', { cy: 6, r: 5 }));
  const element = svg(
    'svg',
    { class: 'diagram', height, 'aria-hidden': 'true' },
    ...['click$', 'runs', 'open'].map((name, index) =>
      svg(
        'text',
        { class: 'name', x: 0, y: [rows.click$ + 4, rows.runs + laneHeight + 4, rows.open - 20][index]! },
        name,
      ),
    ),
    rails,
    runs,
    line,
    marks,
    now,
  );
  const width = (): number => element.clientWidth;
  return {
    element,
    seconds: () => Math.max(1, (width() - left - 16) / perSecond),
    secondsAt: (clientX) => (clientX - element.getBoundingClientRect().left - left) / perSecond,
    draw({ clicks, from, now: time, latest }, state) {
      const x = (at: Seconds): number => Math.round((left + (at - from) * perSecond) * 10) / 10;
      const end = width() - 4;
      rails.setAttribute('d', `M${left} ${rows.click$}H${end}m-6-4l6 4l-6 4M${left} ${rows.open}H${end}`);
      const inView = (at: Seconds): boolean => at >= from;
      marks.replaceChildren(
        ...clicks
          .filter(inView)
          .map((at) =>
            svg('circle', { cx: x(at), cy: rows.click$, r: 7, class: at <= time ? 'marble' : 'marble is-ahead' }),
          ),
      );
      runs.replaceChildren(
        ...state.runs
          .map(({ start, end = time, isStopped }, index) => ({ start, end, index, isStopped, isOver: end < time }))
          .filter(({ end }) => inView(end))
          .flatMap(({ start, end, index, isStopped, isOver }) => {
            const y = rows.runs + (index % lanes) * laneHeight;
            const begin = Math.max(left, x(start));
            const signs = [
              svg('line', { x1: begin, x2: x(end), y1: y, y2: y, class: isStopped ? 'run is-stopped' : 'run' }),
            ];
            const begins = inView(start) ? [svg('text', { class: 'sign', x: x(start), y: y + 5 }, '^')] : [];
            const ends = isOver ? [svg('text', { class: 'sign', x: x(end), y: y + 5 }, isStopped ? '!' : '|')] : [];
            return [...signs, ...begins, ...ends];
          }),
      );
      const points = state.line
        .filter(({ time }) => inView(time))
        .map(({ time, open }) => `${x(time)} ${rows.open - open * lineHeight}`);
      line.setAttribute('d', points.length === 0 ? '' : `M${points.join('L')}`);
      now.setAttribute('transform', `translate(${x(time)} 0)`);
      element.classList.toggle('is-back', time < latest);
    },
  };
}
