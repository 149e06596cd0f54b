import { svg } from '../../gallery/shell/svg.js';

/** The two control points of a Bezier curve in its plot, to drag. */
export interface BezierHandles {
  /** Shows them at x1, y1, x2, y2; undefined hides them. */
  readonly draw: (values: readonly number[] | undefined) => void;
}

/**
 * Adds handles to a plot of a curve. Sliders do the same for the keyboard.
 *
 * @param moved Receives the index of the dragged handle, 0 or 1, and where it is.
 */
export function bezierHandles(
  picture: SVGSVGElement,
  moved: (index: number, x: number, y: number) => void,
): BezierHandles {
  const handles = [0, 1].map((index) => {
    const arm = svg('line', { class: 'arm', x1: index, y1: 1 - index });
    const grip = svg('circle', { class: 'grip', r: 0.05 });
    // Browsers ignore the `touch-action` of shapes: the page would scroll.
    grip.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
    grip.addEventListener('pointerdown', (event) => grip.setPointerCapture(event.pointerId));
    grip.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
      if (!grip.hasPointerCapture(pointerId)) return;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()!.inverse());
      moved(index, x, 1 - y);
    });
    return { arm, grip };
  });
  const group = svg('g', {}, ...handles.flatMap(({ arm, grip }) => [arm, grip]));
  picture.append(group);
  return {
    draw(values) {
      group.toggleAttribute('hidden', values === undefined);
      for (const [index, { arm, grip }] of handles.entries()) {
        const [x = 0, y = 0] = values?.slice(2 * index) ?? [];
        for (const [name, value] of Object.entries({ x2: x, y2: 1 - y })) arm.setAttribute(name, String(value));
        for (const [name, value] of Object.entries({ cx: x, cy: 1 - y })) grip.setAttribute(name, String(value));
      }
    },
  };
}
