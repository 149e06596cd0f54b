/** What is shown first of all. */
export const landingProgram: string = `import { backOut, eased, jumpBy, play, repeatForever, sequence } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';

const ball = document.createElement('div');
ball.style.cssText = 'position: absolute; top: 100px; width: 48px; height: 48px; border-radius: 50%; background: tomato';
document.body.append(ball);

const hop = eased(jumpBy(1, { x: 240, y: 0 }, -80, 1), backOut);
play(repeatForever(sequence(hop, hop.reverse())), domTarget(ball)).subscribe();
`;
