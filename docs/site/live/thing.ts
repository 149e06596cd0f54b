import { whenVisible$ } from 'rx-motion/dom';
import { combineLatest, distinctUntilChanged, finalize, type Subscription, switchMap, tap } from 'rxjs';
import { calm$, isInstant } from '../../gallery/shell/calm.js';
import { ground$ } from '../../gallery/shell/ground.js';
import { thingOf } from '../../playground/parts.js';
import { run } from '../../playground/run/run.js';
import { followGround } from './ground.js';

/**
 * `<rx-thing name="modal">`: a thing of the gallery, running in a frame of its own. It shows what it does when it is looked at, unless
 * motion is paused.
 */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const id = host.getAttribute('name') ?? '';
  const { title, script, modules, acts } = await thingOf(
    document.documentElement.dataset.playground ?? 'playground/',
    id,
  );
  const subscription = followGround();
  const seen$ = whenVisible$(host, { threshold: 0.7 }).pipe(distinctUntilChanged());
  // It starts again in the other theme, and when the user pauses all motion.
  const running$ = combineLatest([ground$, calm$]).pipe(
    switchMap(([scheme, calm]) => {
      const running = run(host, script, { modules, scheme, calm, report: () => undefined });
      host.querySelector('iframe')!.title = title;
      return seen$.pipe(
        tap((isSeen) => running.show(isSeen && !calm && !isInstant ? acts : [])),
        finalize(running.stop),
      );
    }),
  );
  subscription.add(running$.subscribe());
  return subscription;
}
