import { domTarget, flush } from 'rx-motion/dom';
import { Subject } from 'rxjs';

const PIXELS = 0.5;
/** Not where a round ends: there, some libraries show its end, and others the start of the next one. */
const PARTS = [0, 0.24, 0.49, 0.76, 1];

/** Shows each pair at five times, one box over the other, and returns where they differ. */
export async function differences(pairs) {
  const found = [];
  for (const { name, theirs, ours } of pairs) {
    const boxes = [makeBox(), makeBox()];
    const seek = theirs(boxes[0]);
    const time$ = new Subject();
    const subscription = time$.pipe(ours.on(domTarget(boxes[1]))).subscribe();
    for (const part of PARTS) {
      const seconds = part * ours.duration;
      seek(seconds);
      time$.next(seconds);
      flush();
      await painted();
      const [one, other] = boxes.map(looks);
      if (one.some((figure, index) => Math.abs(figure - other[index]) > PIXELS))
        found.push(
          `${name} at ${seconds.toFixed(3)} s: ${one.map(rounded).join(' ')}, ours ${other.map(rounded).join(' ')}`,
        );
    }
    subscription.unsubscribe();
    for (const box of boxes) box.remove();
  }
  return found;
}

function makeBox() {
  const box = document.createElement('div');
  box.style.cssText =
    'position: absolute; left: 200px; top: 200px; width: 80px; height: 40px; background-color: rgb(0, 0, 255)';
  document.body.append(box);
  return box;
}

/** Where its corners are, its opacity in hundredths, and its colour. */
function looks(box) {
  const { opacity, transform, width, height, backgroundColor } = getComputedStyle(box);
  const matrix = new DOMMatrix(transform);
  const [halfWidth, halfHeight] = [parseFloat(width) / 2, parseFloat(height) / 2];
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => matrix.transformPoint({ x: x * halfWidth, y: y * halfHeight })),
  );
  const colors = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number).map(Math.round);
  return [...corners.flatMap(({ x, y }) => [x, y]), Number(opacity) * 100, ...colors.slice(0, 3).map((one) => one / 2)];
}

/** Motion writes in the next frame. */
function painted() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function rounded(figure) {
  return figure.toFixed(1);
}
