import { ActionManager, cubicOut, frame$, moveTo, sequence } from 'rx-motion';
import { sineInOut } from 'rx-motion';
import { Sprite, Stage } from 'rx-motion/canvas';
import { respectReducedMotion } from 'rx-motion/dom';
import { parseColor } from 'rx-motion/stream';
import { fromEvent } from 'rxjs';

document.body.innerHTML = '<canvas class="full"></canvas>';
const canvas = document.querySelector('canvas')!;
const { clientWidth: width, clientHeight: height } = canvas;
const pen = new OffscreenCanvas(width, height).getContext('2d')!;
pen.font = `800 ${width / 4}px system-ui, sans-serif`;
pen.textAlign = 'center';
pen.fillText('RxJS', width / 2, height / 2 + width / 12);
const { data } = pen.getImageData(0, 0, width, height);
// 5,000 sprites at random points of the word.
const colors = ['#e95836', '#f0b02c', '#2f6fd0'].map(parseColor);
const sprites: Sprite[] = [];
while (sprites.length < 5000) {
  const x = Math.floor(Math.random() * width);
  const y = Math.floor(Math.random() * height);
  if (data[4 * (y * width + x) + 3] === 0) continue;
  const color = colors[sprites.length % 3]!;
  sprites.push(new Sprite({ x, y, width: 2.5, height: 2.5, color }));
}
new Stage(canvas).add(...sprites);

const manager = new ActionManager(frame$);
const homes = sprites.map(({ x, y }) => moveTo(1.2, { x, y }, sineInOut));
fromEvent<PointerEvent>(canvas, 'pointerdown').subscribe((tap) => {
  for (const [index, sprite] of sprites.entries()) {
    const angle = Math.atan2(sprite.y - tap.offsetY, sprite.x - tap.offsetX);
    const far = 60 + 240 * Math.random();
    const x = tap.offsetX + far * Math.cos(angle);
    const y = tap.offsetY + far * Math.sin(angle);
    const burst = sequence(moveTo(0.5, { x, y }, cubicOut), homes[index]!);
    const calm = respectReducedMotion(burst);
    manager.runAction(calm, sprite, { tag: 'burst', policy: 'switch' });
  }
});
