import { fadeTo, moveBy, scaleTo, spawn, targeted } from 'rx-motion';
import { domTarget, respectReducedMotion, viewTime } from 'rx-motion/dom';

document.body.innerHTML = `<main class="article">
  <header class="hero">
    <div class="sky"></div>
    <div class="hills far"></div>
    <div class="hills near"></div>
    <h1>The bay</h1>
  </header>
  <p>The sky scrolls slower than the page, and each hill at its own speed.</p>
  <p>Scroll up: the same way back, because the scroll position is the time.</p>
  <p>Nothing runs while you do not scroll.</p>
</main>`;

const part = (selector: string) =>
  domTarget(document.querySelector<HTMLElement>(selector)!);

const scene = spawn(
  targeted(part('.sky'), moveBy(1, { y: 150 })),
  targeted(part('.far'), moveBy(1, { y: 100 })),
  targeted(part('.near'), moveBy(1, { y: 40 })),
  targeted(
    part('h1'),
    spawn(moveBy(1, { y: 120 }), scaleTo(1, 0.8), fadeTo(1, 0)),
  ),
);

// With reduced motion, it stays as it is until it is out of view.
const calm = respectReducedMotion(scene);
viewTime(document.querySelector('.hero')!, { from: 'exit 0%', to: 'exit 100%' })
  .pipe(calm.on(null))
  .subscribe();
