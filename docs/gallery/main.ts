import { eased, moveBy, play, sequence, sineInOut } from 'rx-motion';

const app = document.querySelector('#app')!;
app.innerHTML =
  '<h1>rx-motion</h1><p>Motion as a stream.</p><div style="width: 4rem; height: 4rem; background: tomato"></div>';

const box = app.querySelector('div')!;
const place = { x: 0, y: 0 };
const there = eased(moveBy(1, { x: 240, y: 0 }), sineInOut);
play(sequence(there, there.reverse()), place).subscribe(() => {
  box.style.translate = `${place.x}px ${place.y}px`;
});
