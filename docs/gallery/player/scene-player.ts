import { BehaviorSubject, combineLatest, Subscription } from 'rxjs';
import type { Scene } from '../scene.js';
import { calm$ } from '../shell/calm.js';
import { inspect, inspected } from '../shell/inspect.js';
import { make } from '../shell/make.js';
import { segments } from '../shell/segments.js';
import { type Show, showScene } from '../stage/show.js';
import { altOf } from './alt.js';
import { keys } from './keys.js';
import { paths } from './paths.js';
import { createPlayer } from './player.js';
import { sample } from './sample.js';
import { strip } from './strip.js';
import { createTheatre } from './theatre.js';
import { timeline } from './timeline.js';
import { transport } from './transport.js';

/** A scene with its player. */
export interface ScenePlayer {
  /** The stage and its controls. */
  readonly theatre: HTMLElement;
  /** The lanes of its actors. */
  readonly lanes: HTMLElement;
  /** Shows the scene when the elements are in the document, until the subscription ends. */
  readonly open: () => Subscription;
}

export function scenePlayer(scene: Scene): ScenePlayer {
  const sampled = sample(scene);
  const player = createPlayer(sampled.duration);
  const host = make('div', { class: 'stage' });
  const kind$ = new BehaviorSubject<'canvas' | 'dom'>(
    scene.stage === undefined || scene.stage === 'canvas' ? 'canvas' : 'dom',
  );
  const traces$ = new BehaviorSubject<'on' | 'off'>('on');
  const kinds = segments('drawn on', kind$, [
    { value: 'canvas', text: 'Canvas' },
    { value: 'dom', text: 'DOM' },
  ]);
  const traces = segments('path', traces$, [
    { value: 'on', text: 'Path' },
    { value: 'off', text: 'Plain' },
  ]);
  const controls = transport(player);
  const devtools = strip();
  const lanes = timeline(sampled, player);
  controls.options.append(
    ...(paths(sampled).length > 0 ? [traces.element] : []),
    ...(scene.stage === 'dom only' ? [] : [kinds.element]),
  );
  const theatre = createTheatre(host, controls.element, altOf(scene, sampled));
  theatre.append(devtools.element);
  return {
    theatre,
    lanes: lanes.element,
    open() {
      const subscription = new Subscription();
      let show: Show | null = null;
      let hide = (): void => undefined;
      for (const part of [kinds, traces, controls, lanes, devtools]) subscription.add(part.subscription);
      subscription.add(
        kind$.subscribe((kind) => {
          show?.dispose();
          show = showScene(host, scene, kind, sampled);
          show.drive(player.time$);
          hide();
          hide = inspect({ ...inspected(show), player });
        }),
      );
      subscription.add(
        combineLatest([kind$, traces$]).subscribe(([, traces]) => show?.backdrop.showTraces(traces === 'on')),
      );
      subscription.add(keys(player, theatre));
      subscription.add(calm$.subscribe((calm) => player.playing$.next(!calm)));
      subscription.add(() => {
        show?.dispose();
        hide();
      });
      return subscription;
    },
  };
}
