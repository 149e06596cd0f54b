/**
 * Two alike lists that are changed in the same way at random moments. In one of them, flips that change nothing begin
 * in between. `run(count)` returns how it differs from the other one.
 */
import { flush } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { Subject } from 'rxjs';
import { randomFrom } from '../random-from.js';
import { type Place, placeOf } from './continuity.js';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `
      .cards { position: absolute; left: 0; top: 0; display: flex; flex-wrap: wrap; gap: 6px; width: 320px }
      .cards.turned { transform: rotate(20deg) scale(0.8) }
      .cards > b { display: block; width: 60px; height: 30px; border-radius: 6px }
      .cards > b.large { width: 130px; height: 60px }
      .cards > b > i { display: block; width: 12px; height: 8px; margin: 4px 4px 4px auto }`,
  }),
);

export function run(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => differences(seed)).flat();
}

function differences(seed: number): string[] {
  const random = randomFrom(seed);
  const options = {
    duration: 0.5,
    ...(random() < 0.3 && { stagger: 0.05 }),
    ...([{}, { resize: 'none' }, { resize: 'size' }] as const)[Math.floor(3 * random())],
  };
  const lists = [0, 1].map(() => {
    const list = document.body.appendChild(document.createElement('div'));
    // In a turned list, a browser gives sizes in whole pixels.
    list.className = seed % 3 === 0 && !('resize' in options) ? 'cards turned' : 'cards';
    for (let index = 0; index < 6; index++) list.append(document.createElement('b'));
    const all = [...list.children] as HTMLElement[];
    for (const card of all) card.append(document.createElement('i'));
    const frame$ = new Subject<number>();
    return { list, all, frame$, group: flipGroup(all, options, frame$) };
  });
  const places = (): Place[][] => lists.map(({ list }) => Array.from(list.querySelectorAll('*'), placeOf));
  const wrong: string[] = [];
  for (let frame = 0; frame < 40; frame++) {
    const [chosen, resizes] = [Math.floor(6 * random()), random() < 0.5];
    const isChanged = random() < 0.15;
    lists.forEach(({ list, all, group }, index) => {
      if (isChanged) {
        group.before();
        if (resizes) all[chosen]!.classList.toggle('large');
        else list.prepend(all[chosen]!);
        group.after();
      } else if (index === 1 && frame % 3 > 0) {
        group.before();
        group.after();
      }
    });
    const dt = 0.01 + 0.03 * random();
    for (const { frame$ } of lists) frame$.next(dt);
    flush();
    const [wanted, shown] = places();
    wanted!.forEach((place, at) => {
      const far = Math.max(
        ...(['x', 'y', 'width', 'height'] as const).map((name) => Math.abs(place[name] - shown![at]![name])),
      );
      // What is laid out in each frame is rounded in each.
      if (far > ('resize' in options ? 3 : 0.5))
        wrong.push(`${seed}: element ${at} is ${far} px off in frame ${frame}, ${JSON.stringify(options)}`);
    });
  }
  for (const { list } of lists) list.remove();
  return wrong;
}
