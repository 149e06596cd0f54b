import { attachDevtools } from 'rx-motion/devtools';

export function exercise() {
  const before = document.body.children.length;
  const devtools = attachDevtools();
  const shown = document.body.children.length - before;
  devtools.unsubscribe();
  if (shown !== 1 || document.body.children.length !== before) throw new Error(`it shows ${shown} strips`);
}
