import { tween } from 'rx-motion/stream';
import { of } from 'rxjs';

export function exercise() {
  let shown = 0;
  tween(0, 10, 1, { frame$: of(0, 0.25, 1) }).subscribe((value) => (shown = value));
  if (shown !== 10) throw new Error(`a tween from 0 to 10 ends at ${shown}`);
}
