import { start, stop } from '../../contestants/loops/list.mjs';

/** One requestAnimationFrame loop over plain objects; the element's transform is written as text. */
const moves = [];
const tracks = [];
let running = false;
let last = 0;

function move(target, write, seconds, x, y) {
  const { x: startX, y: startY } = target;
  const deltas = { deltaX: x - startX, deltaY: y - startY };
  wake();
  return start(moves, { target, write, startX, startY, ...deltas, duration: seconds, elapsed: 0 });
}

/** One move after the other; the action holds what the current one needs. */
function track(target, write, durations, points) {
  let { x: startX, y: startY } = target;
  const segments = durations.map((duration, i) => {
    const { x, y } = points[i];
    const segment = { startX, startY, deltaX: x - startX, deltaY: y - startY, duration };
    startX = x;
    startY = y;
    return segment;
  });
  wake();
  return start(tracks, { target, write, ...segments[0], elapsed: 0, segments, segment: 0 });
}

function wake() {
  if (running) return;
  running = true;
  requestAnimationFrame((time) => {
    last = time;
    requestAnimationFrame(step);
  });
}

function step(time) {
  const dt = (time - last) / 1000;
  last = time;
  for (const action of moves) advance(action, dt);
  for (let i = tracks.length - 1; i >= 0; i--) {
    const action = tracks[i];
    while (action.elapsed + dt >= action.duration && action.segment + 1 < action.segments.length) {
      action.elapsed -= action.duration;
      Object.assign(action, action.segments[++action.segment]);
    }
    advance(action, dt);
    if (action.elapsed >= action.duration) stop(action);
  }
  requestAnimationFrame(step);
}

function advance(action, dt) {
  action.elapsed += dt;
  const t = Math.min(1, action.elapsed / action.duration);
  action.write(action.target, action.startX + action.deltaX * t, action.startY + action.deltaY * t);
}

const writeElement = ({ element }, x, y) => {
  element.style.transform = `translate(${x}px, ${y}px)`;
};

const writeStyle = ({ element }, width, grey) => {
  element.style.width = `${width}px`;
  element.style.backgroundColor = `rgb(${grey}, ${grey}, ${grey})`;
};

const writeCss = ({ element, to }, percent, grey) => {
  const t = percent / to;
  element.style.width = `calc(${6 * (1 - t)}px + ${percent}%)`;
  element.style.backgroundColor = `rgba(${grey}, ${grey}, ${grey}, ${1 - t / 2})`;
};

const writeSprite = (sprite, x, y) => {
  sprite.x = x;
  sprite.y = y;
};

const at0 = (element) => ({ element, x: 0, y: 0 });

export const element = (element, seconds, x, y) => move(at0(element), writeElement, seconds, x, y);
export const sprite = (sprite, seconds, x, y) => move(sprite, writeSprite, seconds, x, y);
/** To a width of `width` px, and from one grey to another. */
export const style = (element, seconds, width, grey) => move({ element, x: 6, y: 0 }, writeStyle, seconds, width, grey);
/** To a share of the stage's width, and from one grey to another, which becomes translucent. */
export const css = (element, seconds, to, grey) => move({ element, to, x: 0, y: 0 }, writeCss, seconds, to, grey);
export const elementSequence = (element, durations, points) => track(at0(element), writeElement, durations, points);
export const spriteSequence = (sprite, durations, points) => track(sprite, writeSprite, durations, points);
export { stop };
