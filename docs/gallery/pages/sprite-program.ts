/** A sprite on a canvas. */
export const spriteProgram: string = `import { moveTo, play, rotateBy, sequence } from 'rx-motion';
import { Sprite, Stage } from 'rx-motion/canvas';

const canvas = document.createElement('canvas');
canvas.style.cssText = 'display: block; width: 100%; height: 360px';
document.body.append(canvas);

const stage = new Stage(canvas);
const box = new Sprite({ x: 60, y: 60, width: 40, height: 40, color: { r: 255, g: 99, b: 71 } });
stage.add(box);
play(sequence(moveTo(1, { x: 240, y: 160 }), rotateBy(0.5, 90)), box).subscribe();
`;
