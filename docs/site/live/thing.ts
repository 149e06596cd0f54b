import { combineLatest, Observable, type Subscription, switchMap } from 'rxjs';
import { calm$ } from '../../gallery/shell/calm.js';
import { ground$ } from '../../gallery/shell/ground.js';
import { thingOf } from '../../playground/parts.js';
import { run } from '../../playground/run/run.js';
import { followGround } from './ground.js';

/** `<rx-thing name="modal">`: a thing of the gallery, running in a frame of its own. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const id = host.getAttribute('name') ?? '';
  const { title, script, modules } = await thingOf(document.documentElement.dataset.playground ?? 'playground/', id);
  const subscription = followGround();
  // It starts again in the other theme, and when the user pauses all motion.
  const running$ = combineLatest([ground$, calm$]).pipe(
    switchMap(
      ([scheme, calm]) =>
        new Observable<never>(() => {
          const { stop } = run(host, script, { modules, scheme, calm, report: () => undefined });
          host.querySelector('iframe')!.title = title;
          return stop;
        }),
    ),
  );
  subscription.add(running$.subscribe());
  return subscription;
}
