/** The first callback of every frame; imported before the contestant, which may ask for its first frame as it is loaded. */
export const frame = { begin: 0 };

requestAnimationFrame(function first() {
  requestAnimationFrame(first);
  frame.begin = performance.now();
});
