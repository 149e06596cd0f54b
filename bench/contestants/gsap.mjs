import gsap from 'gsap';

gsap.ticker.lagSmoothing(0);
gsap.ticker.remove(gsap.updateRoot);

let time = gsap.ticker.time;

const to = (target, duration, vars) => gsap.to(target, { ...vars, duration, ease: 'none' });

function timeline(target, durations, points, vars) {
  const steps = gsap.timeline({ ...vars, defaults: { ease: 'none' } });
  for (let i = 0; i < durations.length; i++) {
    steps.to(target, { x: points[i].x, y: points[i].y, duration: durations[i] });
  }
  return steps;
}

export default {
  title: 'gsap',
  packages: ['gsap'],

  frame(dt) {
    time += dt;
    gsap.updateRoot(time);
  },

  stop: (animation) => animation.kill(),
  clear: () => gsap.globalTimeline.clear(),

  move: (target, duration, x, y) => gsap.to(target, { x, y, duration, ease: 'none' }),
  tagged: (target, duration, x, y) => gsap.to(target, { x, y, duration, ease: 'none', id: 'move' }),
  eased: (target, duration, x, y) => gsap.to(target, { x, y, duration, ease: 'power1.out' }),
  observed: (target, duration, x, y, onProgress) =>
    gsap.to(target, {
      x,
      y,
      duration,
      ease: 'none',
      onUpdate() {
        onProgress(this.progress());
      },
    }),
  sequence: (target, durations, points) => timeline(target, durations, points),
  loop: (target, durations, points) => timeline(target, durations, points, { repeat: -1 }),
  spawn: (target, moveDuration, x, y, rotateDuration, rotation) => {
    const both = gsap.timeline({ defaults: { ease: 'none' } });
    both.to(target, { x, y, duration: moveDuration }, 0);
    both.to(target, { rotation, duration: rotateDuration }, 0);
    return both;
  },
  rotate: (target, duration, rotation) => to(target, duration, { rotation }),
  scale: (target, duration, scaleX, scaleY) => to(target, duration, { scaleX, scaleY }),
  skew: (target, duration, skewX, skewY) => to(target, duration, { skewX, skewY }),
  fade: (target, duration, opacity) => to(target, duration, { opacity }),
  tween: (target, duration, percentage) => to(target, duration, { percentage }),
  keyframes: (target, duration, offsets, points) => {
    const steps = offsets.map((offset, i) => [`${offset * 100}%`, { x: points[i].x, y: points[i].y }]);
    return gsap.to(target, { keyframes: { ...Object.fromEntries(steps), easeEach: 'none' }, ease: 'none', duration });
  },
  colour: (target, duration, paint) => to(target, duration, { paint }),
  value: (target, duration, x) => {
    const moved = { value: target.x };
    const onUpdate = () => {
      target.x = moved.value;
    };
    return gsap.to(moved, { value: x, duration, ease: 'none', onUpdate });
  },
  glide: (target, duration, x) => gsap.quickTo(target, 'x', { duration, ease: 'none' })(x),
};
