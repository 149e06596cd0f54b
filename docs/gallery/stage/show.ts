import type { Seconds } from 'rx-motion';
import { type Observable, Subscription, tap } from 'rxjs';
import { durationOf, type Sampled } from '../player/sample.js';
import type { Choreography, Scene } from '../scene.js';
import { make } from '../shell/make.js';
import { type Backdrop, createBackdrop } from './backdrop.js';
import { canvasView } from './canvas-view.js';
import type { Cast } from './cast.js';
import { domView } from './dom-view.js';

/** A scene on a visible stage. */
export interface Show {
  readonly cast: Cast;
  readonly choreography: Choreography;
  readonly backdrop: Backdrop;
  readonly duration: Seconds;
  /** Drives the scene with a stream of time until the show is disposed. */
  readonly drive: (time$: Observable<Seconds>) => void;
  readonly dispose: () => void;
}

/**
 * Puts a scene on a stage inside `host`.
 *
 * @param sampled The sampled states of the scene, for drawing its paths.
 */
export function showScene(
  host: HTMLElement,
  scene: Scene,
  kind: 'canvas' | 'dom',
  sampled: Sampled | null = null,
): Show {
  const behind = make('div', { class: 'stage-layer' });
  const front = make('div', { class: 'stage-layer' });
  host.append(behind, front);
  const view = kind === 'canvas' ? canvasView(front) : domView(front);
  const choreography = scene.build(view.cast);
  const backdrop = createBackdrop(behind, view.cast.guides, sampled);
  const driven = new Subscription();
  return {
    cast: view.cast,
    choreography,
    backdrop,
    duration: durationOf(choreography),
    drive(time$) {
      let now = 0;
      const shown$ = time$.pipe(
        tap((time) => (now = time)),
        choreography.action.on(null),
      );
      driven.add(shown$.subscribe(() => view.show(now)));
    },
    dispose() {
      driven.unsubscribe();
      view.dispose();
      backdrop.dispose();
      behind.remove();
      front.remove();
    },
  };
}
