import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

interface Emitted {
  readonly time: number;
  /** The time that is painted in the frame which the video shows. */
  readonly painted: number;
}

declare const exported: {
  /** Plays the film to its end. */
  readonly play: () => Promise<{ readonly emitted: Emitted[]; readonly end: number; readonly last: number }>;
  /** Plays a film of which only a part has come, and then the rest. */
  readonly stall: () => Promise<{
    readonly stalledAt: number;
    readonly whileStalled: number;
    readonly after: number;
    readonly last: number;
    readonly end: number;
  }>;
  readonly frameRequests: () => number;
};

/** A film of a second, in which the grey of a frame is its time. */
const script = `
  import { mediaTime } from 'rx-motion/dom';
  import { Observable } from 'rxjs';
  const LONG = 1;
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const wait = (target, name) => new Promise((done) => target.addEventListener(name, done, { once: true }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const paint = canvas.getContext('2d');
  const type = 'video/webm;codecs=vp8';
  const recorded = async () => {
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type, videoBitsPerSecond: 4e6 });
    const chunks = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.start(50);
    const start = performance.now();
    for (let time = 0; time < LONG; time = (performance.now() - start) / 1000) {
      const grey = Math.round(20 + (time / LONG) * 200);
      paint.fillStyle = 'rgb(' + grey + ',' + grey + ',' + grey + ')';
      paint.fillRect(0, 0, 64, 64);
      await new Promise((done) => requestAnimationFrame(done));
    }
    const stopped = wait(recorder, 'stop');
    recorder.stop();
    await stopped;
    return chunks;
  };
  const chunks = await recorded();
  // Frames of the page are not to be used for a video.
  let requests = 0;
  const frame$ = new Observable(() => void requests++);
  export const frameRequests = () => requests;
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
  document.body.append(video);
  const looking = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
  const look = looking.getContext('2d', { willReadFrequently: true });
  const painted = () => {
    look.drawImage(video, 0, 0, 8, 8);
    return ((look.getImageData(4, 4, 1, 1).data[0] - 20) / 200) * LONG;
  };
  const film = URL.createObjectURL(new Blob(chunks, { type }));
  /** What the recorder writes has no length until its end has been seen. */
  const load = async () => {
    video.src = film;
    await wait(video, 'loadedmetadata');
    const known = wait(video, 'seeked');
    video.currentTime = 1e6;
    await known;
    const back = wait(video, 'seeked');
    video.currentTime = 0;
    await back;
  };
  export const play = async () => {
    await load();
    const emitted = [];
    const subscription = mediaTime(video, { frame$ }).subscribe((time) => emitted.push({ time, painted: painted() }));
    const ended = wait(video, 'ended');
    await video.play();
    await ended;
    await pause(100);
    subscription.unsubscribe();
    return { emitted, end: video.currentTime, last: emitted.at(-1).time };
  };
  export const stall = async () => {
    const source = new MediaSource();
    video.src = URL.createObjectURL(source);
    await wait(source, 'sourceopen');
    const buffer = source.addSourceBuffer(type);
    const append = async (list) => {
      const done = wait(buffer, 'updateend');
      buffer.appendBuffer(await new Blob(list).arrayBuffer());
      await done;
    };
    const half = Math.floor(chunks.length / 2);
    await append(chunks.slice(0, half));
    const emitted = [];
    const subscription = mediaTime(video, { frame$ }).subscribe((time) => emitted.push(time));
    await video.play();
    // On a busy machine, it may also wait earlier.
    let time = -1;
    while (time !== video.currentTime || time === 0) {
      time = video.currentTime;
      await pause(150);
    }
    const stalledAt = emitted.at(-1);
    const count = emitted.length;
    await pause(300);
    const whileStalled = emitted.length - count;
    await append(chunks.slice(half));
    const ended = wait(video, 'ended');
    source.endOfStream();
    await ended;
    await pause(50);
    subscription.unsubscribe();
    return { stalledAt, whileStalled, after: emitted.length - count, last: emitted.at(-1), end: video.currentTime };
  };`;

describeInChromium('mediaTime of a video', ({ open }) => {
  it('is in step with the frames that it shows, through a stall and the end', async () => {
    const { page } = await open({ script, clock: 'real' });
    const played = await page.evaluate(() => exported.play());
    const times = played.emitted.map(({ time }) => time);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(played.last).toBe(played.end);
    // On a busy machine a frame may come late: half of them must be right.
    const late = played.emitted.map(({ time, painted }) => Math.abs(time - painted)).sort((one, other) => one - other);
    expect(late[late.length >> 1]).toBeLessThan(0.1);
    const stalled = await page.evaluate(() => exported.stall());
    expect(stalled.stalledAt).toBeGreaterThan(0);
    expect(stalled.whileStalled).toBe(0);
    expect(stalled.after).toBeGreaterThan(5);
    expect(stalled.last).toBe(stalled.end);
    expect(await page.evaluate(() => exported.frameRequests())).toBe(0);
  });
});
