/** One requestAnimationFrame loop over plain objects; the element's transform is written as text. */
const moves = [];
let running = false;
let last = 0;

function start(target, write, seconds, x, y) {
  const { x: startX, y: startY } = target;
  const deltas = { deltaX: x - startX, deltaY: y - startY };
  moves.push({ target, write, startX, startY, ...deltas, duration: seconds, elapsed: 0 });
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
  for (const move of moves) {
    move.elapsed += dt;
    const t = Math.min(1, move.elapsed / move.duration);
    move.write(move.target, move.startX + move.deltaX * t, move.startY + move.deltaY * t);
  }
  requestAnimationFrame(step);
}

const writeElement = ({ element }, x, y) => {
  element.style.transform = `translate(${x}px, ${y}px)`;
};

const writeSprite = (sprite, x, y) => {
  sprite.x = x;
  sprite.y = y;
};

export const element = (element, seconds, x, y) => start({ element, x: 0, y: 0 }, writeElement, seconds, x, y);
export const sprite = (sprite, seconds, x, y) => start(sprite, writeSprite, seconds, x, y);
