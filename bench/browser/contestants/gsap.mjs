import gsap from 'gsap';

const move = (target, duration, x, y) => gsap.to(target, { x, y, duration, ease: 'none' });

const sequence = (target, durations, points) => {
  const steps = gsap.timeline({ defaults: { ease: 'none' } });
  durations.forEach((duration, i) => steps.to(target, { ...points[i], duration }));
  return steps;
};

export const style = (target, duration, width, grey) =>
  gsap.to(target, { width, backgroundColor: `rgb(${grey}, ${grey}, ${grey})`, duration, ease: 'none' });

export const css = (target, duration, percent, grey) =>
  gsap.to(target, {
    width: `${percent}%`,
    backgroundColor: `rgba(${grey}, ${grey}, ${grey}, 0.5)`,
    duration,
    ease: 'none',
  });

export const stop = (animation) => animation.kill();

export { move as element, move as sprite, sequence as elementSequence, sequence as spriteSequence };
