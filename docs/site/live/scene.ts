import { BehaviorSubject, Subscription, combineLatest } from 'rxjs';
import { paths } from '../../gallery/player/paths.js';
import { createPlayer } from '../../gallery/player/player.js';
import { sample } from '../../gallery/player/sample.js';
import { timeline } from '../../gallery/player/timeline.js';
import { transport } from '../../gallery/player/transport.js';
import { toysLoaded } from '../../gallery/looks/toys.js';
import type { Scene } from '../../gallery/scene.js';
import { calm$ } from '../../gallery/shell/calm.js';
import { inspect, inspected } from '../../gallery/shell/inspect.js';
import { make } from '../../gallery/shell/make.js';
import { segments } from '../../gallery/shell/segments.js';
import { type Show, showScene } from '../../gallery/stage/show.js';
import { followGround } from './ground.js';
import { shadow } from './shadow.js';

const scenes = import.meta.glob<Scene>('../../gallery/scenes/*/*.ts', { import: 'scene' });

/** `<rx-scene name="move-to">`: a scene of the gallery with its player; with `plain`, without its timeline. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const scene = await loadScene(host.getAttribute('name') ?? '');
  const root = shadow(host);
  const sampled = sample(scene);
  const player = createPlayer(sampled.duration);
  const subscription = new Subscription();
  const stage = make('div', { class: 'stage' });
  const kind$ = new BehaviorSubject<'canvas' | 'dom'>(
    scene.stage === undefined || scene.stage === 'canvas' ? 'canvas' : 'dom',
  );
  const traces$ = new BehaviorSubject<'on' | 'off'>('on');
  let show: Show | null = null;

  const kinds = segments('drawn on', kind$, [
    { value: 'canvas', text: 'Canvas' },
    { value: 'dom', text: 'DOM' },
  ]);
  const traces = segments('path', traces$, [
    { value: 'on', text: 'Path' },
    { value: 'off', text: 'Plain' },
  ]);
  const controls = transport(player);
  const lanes = timeline(sampled, player);
  controls.options.append(
    ...(paths(sampled).length > 0 ? [traces.element] : []),
    ...(scene.stage === 'dom only' ? [] : [kinds.element]),
  );
  const frame = make('div', { class: 'stage-frame' }, stage);
  const theatre = make('section', { class: 'theatre', 'aria-label': `stage: ${scene.title}` }, frame, controls.element);
  root.replaceChildren(theatre, ...(host.hasAttribute('plain') ? [] : [lanes.element]));

  subscription.add(followGround());
  for (const part of [kinds, traces, controls, lanes]) subscription.add(part.subscription);
  subscription.add(
    kind$.subscribe((kind) => {
      show?.dispose();
      show = showScene(stage, scene, kind, sampled);
      show.drive(player.time$);
      inspect({ ...inspected(show), player });
    }),
  );
  subscription.add(
    combineLatest([kind$, traces$]).subscribe(([, traces]) => show?.backdrop.showTraces(traces === 'on')),
  );
  subscription.add(calm$.subscribe((calm) => player.playing$.next(!calm)));
  subscription.add(() => {
    show?.dispose();
    inspect(null);
  });
  return subscription;
}

/** The scene of this name, and the pictures that it may need. */
async function loadScene(name: string): Promise<Scene> {
  const path = Object.keys(scenes).find((path) => path.endsWith(`/${name}.ts`));
  if (path === undefined) throw new RangeError(`rx-scene: name must be that of a scene, got ${name}`);
  const [scene] = await Promise.all([scenes[path]!(), toysLoaded]);
  return scene;
}
