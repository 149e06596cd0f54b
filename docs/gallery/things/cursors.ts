import { delayTime, play } from 'rx-motion';
import { paced } from 'rx-motion/stream';
import { fromEvent, map, throttle } from 'rxjs';

document.body.innerHTML = `<main class="stage cursors">
  <p class="card">You<b></b></p>
  <p class="card">They see<i></i><b></b></p>
</main>`;
const [own, sent, shown] = document.querySelectorAll<HTMLElement>('b, i');
interface Place {
  readonly x: number;
  readonly y: number;
}
const put = (cursor: HTMLElement) => (place: Place) => {
  cursor.style.translate = `${place.x}px ${place.y}px`;
};

const move$ = fromEvent<PointerEvent>(own!.parentElement!, 'pointermove');
const place$ = move$.pipe(map(({ offsetX: x, offsetY: y }) => ({ x, y })));
place$.subscribe(put(own!));

// The network takes ten samples a second, and the last one.
const sample$ = place$.pipe(
  throttle(() => play(delayTime(0.1)), { leading: true, trailing: true }),
);
sample$.subscribe(put(sent!));

// Played back 0.2 s late, each of them at its own time.
sample$.pipe(paced({ delay: 0.2 })).subscribe(put(shown!));
