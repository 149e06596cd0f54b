import { start, stop } from './list.mjs';

const tracks = [];

/**
 * One move after the other; the action holds what the current one needs. `laps`: how often to go through all of them.
 */
export function track(target, durations, points, laps) {
  const segments = [];
  let { x: startX, y: startY } = target;
  for (let i = 0; i < durations.length; i++) {
    const { x, y } = points[i];
    segments.push({ startX, startY, deltaX: x - startX, deltaY: y - startY, duration: durations[i] });
    startX = x;
    startY = y;
  }
  const first = segments[0];
  return start(tracks, {
    target,
    startX: first.startX,
    startY: first.startY,
    deltaX: first.deltaX,
    deltaY: first.deltaY,
    duration: first.duration,
    elapsed: 0,
    segments,
    segment: 0,
    laps,
    index: 0,
    list: tracks,
  });
}

/** Takes over the numbers of its next segment. */
function enter(action) {
  const { startX, startY, deltaX, deltaY, duration } = action.segments[action.segment];
  action.startX = startX;
  action.startY = startY;
  action.deltaX = deltaX;
  action.deltaY = deltaY;
  action.duration = duration;
}

export function stepTracks(dt) {
  for (let i = tracks.length - 1; i >= 0; i--) {
    const action = tracks[i];
    action.elapsed += dt;
    if (action.elapsed >= action.duration) goOn(action);
    const t = Math.min(1, action.elapsed / action.duration);
    const { target } = action;
    target.x = action.startX + action.deltaX * t;
    target.y = action.startY + action.deltaY * t;
    if (action.laps === 0) stop(action);
  }
}

function goOn(action) {
  const { segments } = action;
  while (action.elapsed >= action.duration) {
    if (action.segment + 1 < segments.length) action.segment++;
    else if (--action.laps > 0) action.segment = 0;
    else return;
    action.elapsed -= action.duration;
    enter(action);
  }
}
