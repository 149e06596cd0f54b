import { NEVER, combineLatest } from 'rxjs';
import { Stage } from 'rx-motion/canvas';
import { ground$ } from '../shell/ground.js';
import { make } from '../shell/make.js';
import { fit } from './fit.js';

/** Fills an element with a canvas, whose stage has the units of ours and is drawn on demand; when size or theme change, by itself. */
export function canvasStage(host: HTMLElement): { readonly stage: Stage; readonly dispose: () => void } {
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  host.append(canvas);
  const stage = new Stage(canvas, { frame$: NEVER });
  const fitted = combineLatest([fit(host), ground$]).subscribe(([scale]) => {
    stage.scaleX = stage.scaleY = scale;
    stage.invalidate();
    stage.draw();
  });
  return {
    stage,
    dispose() {
      fitted.unsubscribe();
      stage.close();
      canvas.remove();
    },
  };
}
