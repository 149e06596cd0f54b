import { make } from '../shell/make.js';

/** The times of one frame, in milliseconds. */
export interface FrameTimes {
  readonly actions: number;
  readonly drawing: number;
  /** Since the previous frame. */
  readonly gap: number;
}

/** A graph of the last frames. */
export interface FrameGraph {
  readonly element: HTMLElement;
  readonly add: (times: FrameTimes) => void;
  readonly draw: () => void;
  /** The mean of the last half second. */
  readonly mean: () => FrameTimes;
}

const kept = 240;
const highest = 50;

export function createFrameGraph(): FrameGraph {
  const canvas = make('canvas', {
    width: kept * 4,
    height: 180,
    role: 'img',
    'aria-label': 'time of each frame',
  });
  const context = canvas.getContext('2d')!;
  const actions = make('dd');
  const drawing = make('dd');
  const rate = make('dd');
  const element = make(
    'div',
    { class: 'frame-graph' },
    canvas,
    make(
      'dl',
      {},
      make('div', { class: 'is-actions' }, make('dt', {}, 'actions'), actions),
      make('div', { class: 'is-drawing' }, make('dt', {}, 'drawing'), drawing),
      make('div', {}, make('dt', {}, 'frames per second'), rate),
    ),
  );
  const frames: FrameTimes[] = [];

  function draw(): void {
    const { width, height } = canvas;
    const style = getComputedStyle(canvas);
    const unit = height / highest;
    context.clearRect(0, 0, width, height);
    frames.forEach((frame, index) => {
      const x = (kept - frames.length + index) * 4;
      context.fillStyle = style.accentColor;
      context.fillRect(x, height - frame.actions * unit, 3, frame.actions * unit);
      context.fillStyle = style.color;
      context.fillRect(x, height - (frame.actions + frame.drawing) * unit, 3, frame.drawing * unit);
    });
    context.globalAlpha = 0.6;
    context.fillStyle = style.color;
    context.font = '22px ui-sans-serif, system-ui, sans-serif';
    for (const [limit, text] of [
      [1000 / 60, '16.7 ms'],
      [1000 / 30, '33.3 ms'],
    ] as const) {
      context.fillRect(0, height - limit * unit, width, 1.5);
      context.fillText(text, 8, height - limit * unit - 8);
    }
    context.globalAlpha = 1;
  }

  function mean(): FrameTimes {
    const recent = frames.slice(-30);
    const of = (read: (frame: FrameTimes) => number): number =>
      recent.reduce((sum, frame) => sum + read(frame), 0) / (recent.length || 1);
    return { actions: of(({ actions }) => actions), drawing: of(({ drawing }) => drawing), gap: of(({ gap }) => gap) };
  }

  return {
    element,
    draw,
    mean,
    add(times) {
      // No frame came before the first one.
      if (times.gap === 0) return;
      frames.push(times);
      if (frames.length > kept) frames.shift();
      const recent = mean();
      actions.textContent = `${recent.actions.toFixed(1)} ms`;
      drawing.textContent = `${recent.drawing.toFixed(1)} ms`;
      rate.textContent = (1000 / recent.gap).toFixed(0);
      draw();
    },
  };
}
