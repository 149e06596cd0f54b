import { Stage } from 'rx-motion/canvas';
import { combineLatest, NEVER } from 'rxjs';
import { ground$ } from '../shell/ground.js';
import { make } from '../shell/make.js';
import { fit } from './fit.js';

/**
 * Fills an element with a canvas. Its stage uses the gallery's units and is drawn on demand, and when size or theme
 * change.
 */
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
