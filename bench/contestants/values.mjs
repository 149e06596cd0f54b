/**
 * A contestant out of an engine that animates one value and hands it to a callback (motion, popmotion).
 *
 * One animation of 0 to 1 moves both properties, which is cheaper than one for each; a sequence is keyframes, and those
 * are an animation a property.
 *
 * @param engine.progress `(seconds, onUpdate, curve?)`, animates 0 to 1.
 * @param engine.keyframes `(values, offsets, seconds, onUpdate, repeat)`.
 */
export function valueContestant({ progress, keyframes, ...rest }) {
  const one = (target, duration, key, end) => {
    const start = target[key];
    const update = (t) => {
      target[key] = start + (end - start) * t;
    };
    return [progress(duration, update)];
  };

  const tracks = (target, durations, points, repeat) => {
    const offsets = offsetsOf(durations);
    const seconds = durations.reduce((sum, duration) => sum + duration, 0);
    const animate = (values, onUpdate) => keyframes(values, offsets, seconds, onUpdate, repeat);
    const x = animate([target.x, ...points.map((point) => point.x)], (value) => {
      target.x = value;
    });
    const y = animate([target.y, ...points.map((point) => point.y)], (value) => {
      target.y = value;
    });
    return [x, y];
  };

  return {
    stop: (animations) => animations.forEach((animation) => animation.stop()),

    move: (target, duration, x, y) => [progress(duration, mover(target, x, y))],
    eased: (target, duration, x, y) => [progress(duration, mover(target, x, y), quadOut)],
    observed: (target, duration, x, y, onProgress) => {
      const move = mover(target, x, y);
      const update = (t) => {
        move(t);
        onProgress(t);
      };
      return [progress(duration, update)];
    },
    sequence: (target, durations, points) => tracks(target, durations, points, false),
    loop: (target, durations, points) => tracks(target, durations, points, true),
    spawn: (target, moveDuration, x, y, rotateDuration, rotation) => [
      progress(moveDuration, mover(target, x, y)),
      ...one(target, rotateDuration, 'rotation', rotation),
    ],
    keyframes: (target, duration, offsets, points) =>
      tracks(
        target,
        offsets.map((offset, i) => (offset - (offsets[i - 1] ?? 0)) * duration),
        points,
        false,
      ),
    rotate: (target, duration, rotation) => one(target, duration, 'rotation', rotation),
    scale: (target, duration, x, y) => {
      const { scaleX, scaleY } = target;
      const update = (t) => {
        target.scaleX = scaleX + (x - scaleX) * t;
        target.scaleY = scaleY + (y - scaleY) * t;
      };
      return [progress(duration, update)];
    },
    skew: (target, duration, x, y) => {
      const { skewX, skewY } = target;
      const update = (t) => {
        target.skewX = skewX + (x - skewX) * t;
        target.skewY = skewY + (y - skewY) * t;
      };
      return [progress(duration, update)];
    },
    fade: (target, duration, opacity) => one(target, duration, 'opacity', opacity),
    tween: (target, duration, percentage) => one(target, duration, 'percentage', percentage),
    value: (target, duration, x) => one(target, duration, 'x', x),
    record: (target, duration, x, y) => [progress(duration, mover(target, x, y))],
    ...rest,
  };
}

const quadOut = (t) => t * (2 - t);

function mover(target, x, y) {
  const { x: startX, y: startY } = target;
  const deltaX = x - startX;
  const deltaY = y - startY;
  return (t) => {
    target.x = startX + deltaX * t;
    target.y = startY + deltaY * t;
  };
}

/** Where each keyframe lies, as a part of the whole. */
function offsetsOf(durations) {
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  let end = 0;
  return [0, ...durations.map((duration) => (end += duration) / total)];
}
