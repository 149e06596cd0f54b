/**
 * Runs in a page before its scripts: clocks stand still and animation frames wait until `stepFrames(seconds, frames)`
 * is called. The clock starts at 1000 ms, so that nothing can rely on a start at 0. This function is sent to the page
 * as text: it must not use anything from outside.
 *
 * In a frame that has a process of its own, it may come after the scripts of the frame. A test that steps such a frame
 * puts it into the frame, too, and then the first one counts.
 */
export function holdFrames(): void {
  if ('stepFrames' in globalThis) return;
  const epoch = Date.now();
  let now = 1000;
  let handles = 0;
  let waiting = new Map<number, FrameRequestCallback>();

  performance.now = (): number => now;
  Date.now = (): number => epoch + now;
  globalThis.requestAnimationFrame = (callback): number => {
    waiting.set(++handles, callback);
    return handles;
  };
  globalThis.cancelAnimationFrame = (handle): void => {
    waiting.delete(handle);
    showing.delete(handle);
  };

  // As in browsers, a callback can cancel a later callback of the same frame.
  let showing = new Map<number, FrameRequestCallback>();
  const stepFrames = async (seconds: number, frames: number): Promise<void> => {
    for (let frame = 0; frame < frames; frame++) {
      now += seconds * 1000;
      showing = waiting;
      waiting = new Map();
      for (const callback of showing.values()) {
        try {
          callback(now);
        } catch (error) {
          reportError(error);
        }
      }
      await Promise.resolve();
    }
  };
  Object.assign(globalThis, { stepFrames });
}
