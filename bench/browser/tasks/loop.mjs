/** By hand: each character in a span of its own. */
export const text = (element) => {
  const whole = element.textContent;
  const parts = [...whole].map((char) => {
    if (char === ' ') return char;
    const span = document.createElement('span');
    span.style.display = 'inline-block';
    span.textContent = char;
    return span;
  });
  element.replaceChildren(...parts);
  return () => element.replaceChildren(whole);
};

/** By hand: two boxes a card, and its way back to nothing. */
export const layout = (list, cards, change) => {
  const before = cards.map((card) => card.getBoundingClientRect());
  change();
  const ways = cards.map((card, i) => {
    const { left, top } = card.getBoundingClientRect();
    return { style: card.style, x: before[i].left - left, y: before[i].top - top };
  });
  let start;
  let id;
  const show = (now) => {
    start ??= now;
    const left = 1 - (now - start) / 1000;
    for (const { style, x, y } of ways) style.transform = `translate(${x * left}px, ${y * left}px)`;
    id = requestAnimationFrame(show);
  };
  show(performance.now());
  return () => cancelAnimationFrame(id);
};

/** By hand: each card is measured once, and one listener moves them all. */
export const scrolled = (cards) => {
  const view = innerHeight;
  const ways = cards.map((card) => ({
    style: card.firstChild.style,
    from: card.offsetTop - view,
    length: view + card.offsetHeight,
    shown: NaN,
  }));
  const show = () => {
    const scrolled = scrollY;
    for (const way of ways) {
      const { style, from, length } = way;
      const part = Math.max(0, Math.min(1, (scrolled - from) / length));
      if (part === way.shown) continue;
      way.shown = part;
      style.transform = `translateX(${part * 100}px) rotate(${part * 90}deg)`;
    }
  };
  show();
  document.addEventListener('scroll', show);
  return () => document.removeEventListener('scroll', show);
};

/** By hand: the browser finds 512 points of the path once. */
export const follow = (elements, path, seconds, pathElement) => {
  const steps = 512;
  const length = pathElement.getTotalLength();
  const points = Array.from({ length: steps + 2 }, (_, i) => pathElement.getPointAtLength((i / steps) * length));
  const ways = elements.map(({ style }) => ({ style, points }));
  return each(seconds, (part) => {
    for (const { style, points } of ways) {
      // The first frame may have begun before the start.
      const index = Math.max(0, Math.min(Math.floor(part * steps), steps - 1));
      const [one, next] = [points[index], points[index + 1]];
      const [x, y] = [next.x - one.x, next.y - one.y];
      const rest = part * steps - index;
      const turn = Math.atan2(y, x);
      style.transform = `translate(${one.x + x * rest}px, ${one.y + y * rest}px) rotate(${turn}rad)`;
    }
  });
};

/** By hand: both paths as polygons of 64 corners, which the browser finds. */
export const morph = (elements, to, seconds, toElement) => {
  const ways = elements.map((element) => {
    const [from, to] = [element, toElement].map((path) => {
      const length = path.getTotalLength();
      return Array.from({ length: 64 }, (_, i) => path.getPointAtLength((i / 64) * length));
    });
    return { element, from, to };
  });
  return each(seconds, (part) => {
    for (const { element, from, to } of ways) {
      const corners = from.map(({ x, y }, i) => `${x + (to[i].x - x) * part} ${y + (to[i].y - y) * part}`);
      element.setAttribute('d', `M${corners.join('L')}Z`);
    }
  });
};

function each(seconds, show) {
  let start;
  let id;
  const step = (now) => {
    start ??= now;
    show((now - start) / 1000 / seconds);
    id = requestAnimationFrame(step);
  };
  step(performance.now());
  return () => cancelAnimationFrame(id);
}
