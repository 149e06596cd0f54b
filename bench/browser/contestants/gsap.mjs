import gsap from 'gsap';

const move = (target, duration, x, y) => gsap.to(target, { x, y, duration, ease: 'none' });

export { move as element, move as sprite };
