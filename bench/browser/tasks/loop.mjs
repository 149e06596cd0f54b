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
