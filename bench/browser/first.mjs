/**
 * The first callback of every frame; imported before the contestant, which may ask for its first frame as it is loaded.
 * `call` is what the page does in it. A frame in which the page is scrolled begins with the listeners of that.
 */
export const frame = { begin: 0, call: () => {} };

let scrolled = 0;
addEventListener('scroll', () => (scrolled ||= performance.now()), { capture: true, passive: true });

requestAnimationFrame(function first() {
  requestAnimationFrame(first);
  frame.begin = scrolled || performance.now();
  scrolled = 0;
  frame.call();
});
