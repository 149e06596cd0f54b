import { frame } from './first.mjs';
import * as contestant from 'contestant';
import { makeScene } from './scene.mjs';

/*
 * The page's side: makes a scene, lets the contestant move it on the page's own animation frames, and takes the time of
 * each frame's script. What runs first and last in each frame is this page's: all callbacks of the contestant lie
 * between, and their microtasks, too; style, layout and painting come later.
 */

/** How long each move takes: longer than anybody looks. */
const SECONDS = 60;
const WARM_FRAMES = 30;

/** Milliseconds; gsap and rx-motion count a longer gap between two frames as one frame. */
const LONG_GAP = 450;

/** The targets that are looked at. */
const WITNESSES = [0, 7, 99];

let scene;
const onFrame = { call: () => {} };

/** Starts everything and resolves a few frames later. */
window.prepare = async (kind, count) => {
  scene = makeScene(kind, count);
  await contestant.ready;
  const { element, sprite, arrival = element, render } = contestant;
  const move = { dom: element, native: element, canvas: sprite, arrival }[kind];
  const moves = scene.targets.map((_, i) => [SECONDS, 600 + (i % 60), 400 + (i % 40)]);
  // A framework makes elements of its own, all in one tree.
  if (kind === 'arrival' && render) scene.rendered((stage) => render(stage, moves));
  else scene.targets.forEach((target, i) => move(target, ...moves[i]));
  // After the contestant has asked for its own first frame, be it at once or a microtask later.
  setTimeout(() => requestAnimationFrame(last));
  await frames((count) => count < WARM_FRAMES);
};

/**
 * Milliseconds of script in each frame of the next `seconds`; how far the targets came, in seconds of their moves; and
 * the seconds that passed. An engine may leave out `lost` of these, because it takes a long gap between two frames for
 * a pause.
 */
window.measure = async (seconds) => {
  const from = performance.now();
  const start = { time: frame.begin, places: WITNESSES.map(scene.place) };
  const spent = [];
  let lost = 0;
  let before = frame.begin;
  await frames((count, now) => {
    spent.push(now - frame.begin);
    if (frame.begin - before > LONG_GAP) lost += (frame.begin - before) / 1000;
    before = frame.begin;
    return now - from < seconds * 1000;
  });
  const came = WITNESSES.map((i, witness) => ((scene.place(i) - start.places[witness]) * SECONDS) / (600 + (i % 60)));
  return { spent, came, lost, passed: (frame.begin - start.time) / 1000 };
};

function last() {
  const now = performance.now();
  scene.draw();
  onFrame.call(now);
  requestAnimationFrame(last);
}

/** Lets frames pass as long as `going` returns true. */
function frames(going) {
  let count = 0;
  return new Promise((resolve) => {
    onFrame.call = (now) => {
      if (going(++count, now)) return;
      onFrame.call = () => {};
      resolve();
    };
  });
}
