import { frame } from './first.mjs';

/* What a frame takes, until it is painted: imported after `first.mjs`. */

const nothing = () => {};
const { port1, port2 } = new MessageChannel();
let onShown = nothing;

/** What is posted in a frame arrives when style, layout and painting are done. */
port1.onmessage = ({ data: script }) => onShown({ script, whole: performance.now() - frame.begin });

requestAnimationFrame(function last() {
  requestAnimationFrame(last);
  port2.postMessage(performance.now() - frame.begin);
});

/** Does `work` at the beginning of the next frame; resolves to the frame's milliseconds when it is painted. */
export const nextFrame = (work = nothing) =>
  new Promise((resolve) => {
    onShown = resolve;
    frame.call = () => {
      frame.call = nothing;
      work();
    };
  });

export async function nextFrames(count, work) {
  const frames = [await nextFrame(work)];
  while (frames.length < count) frames.push(await nextFrame());
  return frames;
}
