import { frame } from './first.mjs';
import * as contestant from 'contestant';
import { nextFrame, nextFrames } from './painted.mjs';
import { makeScene } from './scene.mjs';

/*
 * The page's side: how long a frame takes in which many motions start, stop, hand over or end. An engine may do its
 * work a frame later, so the longest of a few frames counts.
 */

/** How long a move takes: longer than anybody looks. */
const SECONDS = 10;
/** How long what ends takes: longer than the frames in which so many start. */
const childMs = (count) => Math.max(100, count / 2);
const WINDOW = 3;

/** An engine may lose time at the start. */
const PATIENCE_MS = 1_500;

let problem;

const longest = (frames) => ({
  script: Math.max(...frames.map(({ script }) => script)),
  whole: Math.max(...frames.map(({ whole }) => whole)),
});

/** Milliseconds of the longest frame at each event: `times` times, after `leftOut` times to warm up. */
window.measure = async (kind, count, times, leftOut) => {
  const seen = [];
  for (let time = 0; time < leftOut + times; time++) {
    const events = [startStop, end, ...(kind === 'dom' || kind === 'canvas' ? [handover] : [])];
    const parts = [];
    for (const event of events) parts.push(await withScene(kind, count, event));
    seen.push(Object.assign({}, ...parts));
  }
  return { seen: seen.slice(leftOut), problem };
};

async function withScene(kind, count, measure) {
  const scene = makeScene(kind, count);
  await nextFrames(2);
  const { css, element, elementSequence, sprite, spriteSequence, style } = contestant;
  const ways = { dom: [element, elementSequence], canvas: [sprite, spriteSequence], style: [style], css: [css] };
  const result = await measure({ ...scene, wide: kind === 'css' ? 60 : 600 }, ...ways[kind]);
  await nextFrames(2);
  scene.remove();
  return result;
}

async function startStop({ targets, place, wide }, move) {
  let handles;
  const start = await nextFrames(WINDOW, () => {
    handles = targets.map((target, i) => move(target, SECONDS, wide + (i % (wide / 10)), 200 + (i % 40)));
  });
  const running = await nextFrames(WINDOW);
  check(place(1) > 0.5, 'does not start');
  const stop = await nextFrames(WINDOW, () => handles.forEach(contestant.stop));
  const stopped = place(1);
  await nextFrames(3);
  check(Math.abs(place(1) - stopped) < 1, 'goes on after a stop');
  return { start: longest(start), frame: longest(running), stop: longest(stop) };
}

async function end({ targets, place, wide }, move) {
  const duration = childMs(targets.length);
  const begin = () => targets.map((target, i) => move(target, duration / 1000, wide, 200 + (i % 40)));
  return { end: await longestAround(duration, begin, () => place(1) > 599) };
}

async function handover({ targets, place }, _, sequence) {
  const duration = childMs(targets.length);
  const durations = new Array(4).fill(duration / 1000);
  const begin = () =>
    targets.map((target, i) => {
      const points = durations.map((_, child) => ({ x: 100 * (child + 1), y: child % 2 === 0 ? 50 + (i % 40) : 0 }));
      return sequence(target, durations, points);
    });
  return { handover: await longestAround(duration, begin, () => place(1) > 100) };
}

/**
 * The longest frame from the last one before the targets have got there until one frame after that, which should be
 * `duration` ms after the start.
 */
async function longestAround(duration, begin, isBeyond) {
  let handles;
  await nextFrame(() => {
    handles = begin();
  });
  const start = frame.begin;
  const seen = [];
  let beyond = 0;
  while (beyond < 2 && frame.begin < start + duration + PATIENCE_MS) {
    seen.push(await nextFrame());
    if (isBeyond()) beyond++;
  }
  check(beyond > 0, 'its targets do not get there in time');
  await nextFrame(() => handles.forEach(contestant.stop));
  return longest(seen.slice(-WINDOW));
}

function check(holds, otherwise) {
  if (!holds) problem ??= otherwise;
}
