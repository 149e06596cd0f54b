/**
 * The first callback of every frame; imported before the contestant, which may ask for its first frame as it is loaded.
 * `call` is what the page does in it.
 */
export const frame = { begin: 0, call: () => {} };

requestAnimationFrame(function first() {
  requestAnimationFrame(first);
  frame.begin = performance.now();
  frame.call();
});
